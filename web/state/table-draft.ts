import { BOT_LEVELS } from "../../shared/contract/bot-level.ts";
import { VARIANTS, type SeatCount, type Variant } from "../../shared/contract/game-words.ts";
import type { Clock } from "../../shared/contract/options.ts";
import type { CreateGame } from "../../shared/contract/requests.ts";
import { readJson, type TextStore } from "./device-storage.ts";

const HOUR = 3600;
/** The clocks that this client offers, in seconds (api.md). */
export const SPEEDS = {
  live: { bank: 600, increment: 20 },
  today: { bank: 8 * HOUR, increment: 600 },
  relaxed: { bank: 72 * HOUR, increment: 12 * HOUR },
  none: null,
} as const satisfies Record<string, Clock | null>;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES: readonly Speed[] = ["live", "today", "relaxed", "none"];

export const BOT_CHOICES = ["none", ...BOT_LEVELS] as const;

/** The form of a new table as it stands; it survives an error and a reload. */
export interface TableDraft {
  readonly name: string;
  readonly player: string;
  readonly seats: SeatCount;
  readonly speed: Speed;
  readonly bots: (typeof BOT_CHOICES)[number];
  readonly variants: readonly Variant[];
  readonly ledger: "closed" | "open";
  readonly gallery: "closed" | "none";
  readonly listed: boolean;
}

const KEY = "draft";

export function readDraft(store: TextStore, start: TableDraft): TableDraft {
  const kept = readJson(store, KEY);
  if (typeof kept !== "object" || kept === null) return start;
  const found: Readonly<Record<string, unknown>> = { ...kept };
  const text = (name: "name" | "player"): string => {
    const value = found[name];
    return typeof value === "string" ? value : start[name];
  };
  const one = <T>(name: keyof TableDraft, known: readonly T[], otherwise: T): T =>
    known.find((value) => value === found[name]) ?? otherwise;
  const { variants } = found;
  return {
    name: text("name"),
    player: text("player"),
    seats: one("seats", [3, 4, 5], start.seats),
    speed: one("speed", SPEED_NAMES, start.speed),
    bots: one("bots", BOT_CHOICES, start.bots),
    variants: Array.isArray(variants) ? VARIANTS.filter((each) => variants.includes(each)) : [],
    ledger: one("ledger", ["closed", "open"], start.ledger),
    gallery: one("gallery", ["closed", "none"], start.gallery),
    listed: found["listed"] === true,
  };
}

export function keepDraft(store: TextStore, draft: TableDraft): void {
  store.write(KEY, JSON.stringify(draft));
}

export function dropDraft(store: TextStore): void {
  store.remove(KEY);
}

/** The request that a draft stands for; bots fill every seat but the host's. */
export function requestFrom(draft: TableDraft): CreateGame {
  const { bots, seats } = draft;
  return {
    // Without one, the server makes one from the host's name.
    ...(draft.name.trim() === "" ? {} : { name: draft.name }),
    player: draft.player,
    seats,
    variants: draft.variants,
    ledger: draft.ledger,
    gallery: draft.gallery,
    listed: draft.listed,
    clock: SPEEDS[draft.speed],
    ...(bots === "none"
      ? {}
      : { bots: Array.from({ length: seats - 1 }, () => ({ level: bots })) }),
  };
}
