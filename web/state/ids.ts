import type { GameId, Hex32, Invitation, SeatToken } from "../../shared/contract/ids.ts";

/*
 * The contract's ids, recognised by their form alone: what comes from an address, a
 * pasted link or the device's store. Whether they are good is the server's to say, so
 * the page to bid on needs no schema library for them.
 */

export function isGameId(value: unknown): value is GameId {
  return typeof value === "string" && /^[a-z2-7]{20,32}$/.test(value);
}

export function isSeatToken(value: unknown): value is SeatToken {
  return (
    typeof value === "string" && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value) && value.length <= 1024
  );
}

/** 32 bytes as hex: a commitment, a seed, what a seat added. */
export function isHex32(value: unknown): value is Hex32 {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}

export function isInvitation(value: unknown): value is Invitation {
  return typeof value === "string" && value.length >= 1 && value.length <= 128;
}
