import * as z from "zod/mini";

/**
 * Names of things, branded so that one is never taken for another. A public id
 * (game, seat, event) is never a credential; a token and an invitation are.
 */

/** Unguessable and checks itself: the Worker alone can tell a made-up one. */
export const gameIdSchema = z
  .string()
  .check(z.regex(/^[a-z2-7]{20,32}$/u, "A game id is 20 to 32 lower-case base32 characters."))
  .brand<"GameId">();
export type GameId = z.infer<typeof gameIdSchema>;

/** A JWT in its compact form. Whether it is good is another question (401, 403). */
export const seatTokenSchema = z
  .string()
  .check(z.maxLength(1024), z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/u, "A seat token is a compact JWT."))
  .brand<"SeatToken">();
export type SeatToken = z.infer<typeof seatTokenSchema>;

/** Any short text is asked about: a wrong invitation is a 403, not a fault of shape. */
export const invitationSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(128))
  .brand<"Invitation">();
export type Invitation = z.infer<typeof invitationSchema>;

export const idempotencyKeySchema = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{16,128}$/u, "An idempotency key is 16 to 128 visible characters."))
  .brand<"IdempotencyKey">();

/** On create and sit-down the key stands for the caller, so it must be a UUID or longer. */
export const CALLER_KEY_LENGTH = 36;

/** 32 bytes, lower-case hex: entropy, seed, commitment (docs/fair-deal.md). */
export const hex32Schema = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/u, "Write 32 bytes as 64 lower-case hex digits."))
  .brand<"Hex32">();
export type Hex32 = z.infer<typeof hex32Schema>;

/** ISO 8601 in UTC, as `new Date().toISOString()` writes it. */
export const timeSchema = z.iso.datetime("Write a time as 2026-11-30T18:00:00.000Z.");
