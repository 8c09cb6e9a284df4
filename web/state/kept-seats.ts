import { signal } from "@preact/signals";
import type { GameId, SeatToken } from "../../shared/contract/ids.ts";
import { onDevice, readJson, type TextStore } from "./device-storage.ts";
import { isGameId, isSeatToken } from "./ids.ts";
import { dropSnapshot } from "./snapshot.ts";

/** A seat whose key is kept on this device. */
export interface KeptSeat {
  readonly game: GameId;
  readonly seat: number;
  /** The key to the seat; it leaves this device only in a link that its owner asks for. */
  readonly token: SeatToken;
  /** The table's name and the person's, as they were last seen. */
  readonly table: string;
  readonly name: string;
  /** The version up to which this person has seen the game; null before the first look. */
  readonly seen: number | null;
  /** When that was, in milliseconds since 1970. */
  readonly seenAt: number | null;
  /** When the key came here, in milliseconds since 1970. */
  readonly since: number;
}

const PREFIX = "seat/";
/** As much of a key as tells it from others, and opens nothing. */
export const SIGNATURE_LENGTH = 16;

/** A stored or pasted value as a seat; undefined unless every field is what it must be. */
export function parseKeptSeat(value: unknown): KeptSeat | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { game, seat, token, table, name, seen, seenAt, since } = value as Partial<
    Record<keyof KeptSeat, unknown>
  >;
  if (typeof seat !== "number" || !Number.isInteger(seat) || seat < 0 || seat > 4) return undefined;
  if (!isGameId(game) || !isSeatToken(token)) return undefined;
  if (typeof table !== "string" || typeof name !== "string") return undefined;
  if (typeof since !== "number" || !Number.isFinite(since)) return undefined;
  if (seen !== null && !(typeof seen === "number" && Number.isInteger(seen) && seen >= 0)) {
    return undefined;
  }
  if (seenAt !== null && !(typeof seenAt === "number" && Number.isFinite(seenAt))) return undefined;
  return { game, seat, token, table, name, seen, seenAt, since };
}

/** The seats of this device, newest first. Broken entries are passed over, never thrown at. */
export function readSeats(store: TextStore): readonly KeptSeat[] {
  return store
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parseKeptSeat(readJson(store, key)) ?? [])
    .sort((a, b) => b.since - a.since);
}

/** The seats of this device, for the screens; another tab's changes arrive by `storage` events. */
export const keptSeats = signal<readonly KeptSeat[]>(readSeats(onDevice));

export function seatsAt(game: string): readonly KeptSeat[] {
  return keptSeats.value.filter((kept) => kept.game === game);
}

/** Keeps a seat, or what has changed about it. Says whether the device could store it. */
export function keepSeat(kept: KeptSeat): boolean {
  const stored = onDevice.write(keyOf(kept), JSON.stringify(kept));
  const others = keptSeats.value.filter((each) => keyOf(each) !== keyOf(kept));
  keptSeats.value = [kept, ...others].sort((a, b) => b.since - a.since);
  return stored;
}

export function forgetSeat(kept: KeptSeat): void {
  onDevice.remove(keyOf(kept));
  dropSnapshot(keyOf(kept).slice(PREFIX.length));
  keptSeats.value = keptSeats.value.filter((each) => keyOf(each) !== keyOf(kept));
}

export function followOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.key === null || event.key.startsWith(PREFIX)) keptSeats.value = readSeats(onDevice);
  });
}

/** A seat's number may change in the lobby, its key does not; its last part is its signature. */
function keyOf({ game, token }: Pick<KeptSeat, "game" | "token">): string {
  return `${PREFIX}${game}/${token.slice(-SIGNATURE_LENGTH)}`;
}
