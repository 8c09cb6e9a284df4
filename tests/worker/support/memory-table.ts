import { vi } from "vitest";
import type { Command } from "../../../worker/game/command.ts";
import type { Entry } from "../../../worker/game/entry.ts";
import { AppendOnly } from "../../../worker/game/append-only.ts";
import { entered, evolve } from "../../../worker/game/evolve.ts";
import type { GameRecord } from "../../../worker/game/game-record.ts";
import { reply, type Table } from "../../../worker/game/reply.ts";
import type { Options } from "../../../shared/contract/options.ts";
import { gameIdSchema } from "../../../shared/contract/ids.ts";
import { nextDueAt, settleTime } from "../../../worker/game/due.ts";

const NAMES = ["Ada", "Béla", "Chloé", "Dmitri", "Eve"] as const;

/** All that a record holds. */
function textOf(record: GameRecord): string {
  return JSON.stringify(record, (_, value: unknown) =>
    value instanceof AppendOnly || value instanceof Map ? [...value] : value,
  );
}

/** A game without a runtime: the rows are a list, and the time is what the test says it is. */
export class MemoryTable implements Table {
  readonly keepDays = 90;
  readonly rows: Entry[] = [];
  now: number;
  #record: GameRecord | undefined;

  constructor(now = Date.UTC(2026, 10, 2, 18)) {
    this.now = now;
  }

  get record(): GameRecord {
    if (this.#record === undefined) throw new Error("No game.");
    return this.#record;
  }

  read(): GameRecord | undefined {
    return this.#record;
  }

  readUpTo(entry: number): { record: GameRecord; entry: Entry } {
    const rows = this.rows.slice(0, entry);
    const record = rows.reduce<GameRecord | undefined>(evolve, undefined);
    const last = rows.at(-1);
    if (record === undefined || last === undefined) throw new Error("No such row.");
    return { record, entry: last };
  }

  /** As the object does it; and looking ahead has to come to what the row comes to. */
  write(entry: Entry, changed?: GameRecord): GameRecord {
    this.rows.push(entry);
    const after = evolve(this.#record, entry);
    this.#record = changed === undefined ? after : entered(changed, entry);
    if (this.#record !== after && textOf(this.#record) !== textOf(after))
      throw new Error("Looking ahead came to something else than the row.");
    return this.#record;
  }

  /** One request of the person at a place; answers the code of a refusal. */
  ask(place: number, command: Command): string | undefined {
    const generation =
      this.record.chairs.find((sitter) => sitter?.place === place)?.generation ?? 0;
    const answered = reply(this, { command, caller: { place, generation }, retry: null }, this.now);
    return answered.ok ? undefined : answered.refused.code;
  }

  /** The alarm, whenever it fires: it plays what is due by now and nothing else. */
  alarm(): void {
    const changes = settleTime(this.record, this.now);
    if (changes.length > 0) this.write({ at: this.now, place: null, retry: null, changes });
  }

  /** Lets time pass, with the alarm wherever it is due. */
  sleepUntil(time: number): void {
    let due = nextDueAt(this.record);
    while (due !== undefined && due <= time) {
      this.now = Math.max(this.now, due);
      const rows = this.rows.length;
      this.alarm();
      if (this.rows.length === rows) throw new Error("The alarm was due and found nothing to do.");
      due = nextDueAt(this.record);
    }
    this.now = Math.max(this.now, time);
  }
}

/** A running game of people; place i sits on seat i. With a number its cards are always the same. */
export function memoryGame(
  options: Partial<Options> & { readonly seats: 3 | 4 | 5 },
  deal?: number,
): MemoryTable {
  const drawn = deal === undefined ? undefined : vi.spyOn(crypto, "getRandomValues");
  drawn?.mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(deal ?? 0);
    return bytes;
  });
  const table = new MemoryTable();
  const id = gameIdSchema.parse("a".repeat(24));
  const request = { player: NAMES[0], forcedPass: "ask" as const, ...options };
  reply(table, { command: { type: "open", id, request }, caller: null, retry: null }, table.now);
  for (const name of NAMES.slice(1, options.seats)) {
    const { invitation } = table.record;
    const command = { type: "sit-down" as const, request: { name, invitation } };
    reply(table, { command, caller: null, retry: null }, table.now);
  }
  const refused = table.ask(0, { type: "start", request: {} });
  drawn?.mockRestore();
  if (refused !== undefined) throw new Error(`The game did not start: ${refused}.`);
  return table;
}
