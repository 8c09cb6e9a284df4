import { keyedName, readKeyedName } from "./keyed-name.ts";

/** RFC 5321, 4.5.3.1.1: a local part has at most 64 letters. */
export const LOCAL_PART_LIMIT = 64;

/** Which turn an answer by mail is for. `turn` is the version at which the seat's action fell due. */
export interface ReplyTo {
  readonly game: string;
  readonly place: number;
  /** The generation of the seat's key: renewing the key revokes every older address. */
  readonly generation: number;
  readonly turn: number;
}

/** The local part of a reply address: a key to one seat for one turn, and to nothing else. */
export function replyLocalPart(rootSecret: string, to: ReplyTo): string {
  const numbers = [to.place, to.generation, to.turn];
  return keyedName(rootSecret, "reply-address", "reply", { game: to.game, numbers });
}

/**
 * The turn that an address names: `LOCAL@anything` or `box+LOCAL@anything` (subaddressing), in any
 * letter case. Undefined for an address that this service did not make.
 */
export function readReplyAddress(rootSecret: string, address: string): ReplyTo | undefined {
  const at = address.lastIndexOf("@");
  const local = at < 0 ? address : address.slice(0, at);
  const name = local.slice(local.indexOf("+") + 1);
  if (name.length > LOCAL_PART_LIMIT) return undefined;
  const named = readKeyedName(rootSecret, "reply-address", "reply", name);
  const [place, generation, turn, ...rest] = named?.numbers ?? [];
  if (named === undefined || rest.length > 0) return undefined;
  if (place === undefined || generation === undefined || turn === undefined) return undefined;
  return { game: named.game, place, generation, turn };
}
