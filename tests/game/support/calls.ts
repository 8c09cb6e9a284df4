import { vi } from "vitest";
import { gameIdSchema, hex32Schema, invitationSchema } from "../../../shared/contract/ids.ts";
import type { Options } from "../../../shared/contract/options.ts";
import type { CreateGame } from "../../../shared/contract/requests.ts";
import { viewSchema, type View } from "../../../shared/contract/view-schema.ts";
import type { Action } from "../../../shared/engine/action.ts";
import { STATUS_CARDS, type StatusCard } from "../../../shared/engine/cards.ts";
import type { Seat } from "../../../shared/engine/seat.ts";
import type { Call, Caller, Reply } from "../../../worker/game/command.ts";
import type { Retry } from "../../../worker/game/entry.ts";
import { versionOf } from "../../../worker/game/game-record.ts";
import { reply } from "../../../worker/game/reply.ts";
import { MemoryTable } from "../../worker/support/memory-table.ts";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const PEOPLE = ["Ada", "Béla", "Chloé", "Dmitri", "Eve"] as const;
export const ID = gameIdSchema.parse("a".repeat(24));
export const NEXT_ID = gameIdSchema.parse("b".repeat(24));
export const ENTROPY = hex32Schema.parse("0123456789abcdef".repeat(4));
const SEED_BYTE = 7;

/** Someone without a key. */
export const STRANGER = null;
type Asker = number | Caller;

/** One call, with the present key of a place or the key that is given, and the whole answer. */
export function call(
  table: MemoryTable,
  asker: Asker,
  command: Call["command"],
  retry: Retry | null = null,
): Reply {
  const caller = typeof asker === "number" ? keyOf(table, asker) : asker;
  return reply(table, { command, caller, retry }, table.now);
}

/** The present key of a place; one that has left keeps its last. */
export function keyOf(table: MemoryTable, place: number): NonNullable<Caller> {
  const sitter = table.read()?.chairs.find((other) => other?.place === place);
  return { place, generation: sitter?.generation ?? 0 };
}

/** The body of an accepted call, as JSON. */
export function bodyOf(answered: Reply): unknown {
  if (!answered.ok) throw new Error(`Refused: ${JSON.stringify(answered.refused)}`);
  const body: unknown = JSON.parse(answered.body);
  return body;
}

/** The view that an accepted call answers with. */
export function viewIn(answered: Reply): View {
  return viewSchema.parse(bodyOf(answered));
}

export function look(table: MemoryTable, asker: Asker): View {
  return viewIn(call(table, asker, { type: "view" }));
}

/** The code of a refusal; undefined for what was accepted. */
export function codeOf(answered: Reply): string | undefined {
  return answered.ok ? undefined : answered.refused.code;
}

/** A refusal with its facts. */
export function refusedBy(answered: Reply): unknown {
  return answered.ok ? undefined : { code: answered.refused.code, ...answered.refused.facts };
}

/** A table as its host opens it; its seed is the same each time. */
export function openTable(request: Partial<CreateGame> = {}): MemoryTable {
  const table = new MemoryTable();
  const body = { player: PEOPLE[0], seats: 3 as const, forcedPass: "ask" as const, ...request };
  const drawn = vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(SEED_BYTE);
    return bytes;
  });
  const opened = call(table, STRANGER, { type: "open", id: ID, request: body });
  drawn.mockRestore();
  if (!opened.ok) throw new Error(`Not opened: ${opened.refused.code}`);
  return table;
}

export function sitDown(
  table: MemoryTable,
  name: string,
  more: { seat?: number; entropy?: typeof ENTROPY; invitation?: string } = {},
  retry: Retry | null = null,
): Reply {
  const invitation = invitationSchema.parse(more.invitation ?? table.record.invitation);
  const request = { name, ...more, invitation };
  return call(table, STRANGER, { type: "sit-down", request }, retry);
}

/** A lobby with so many people, the host among them, in seat order. */
export function lobby(
  request: Partial<CreateGame> = {},
  people: number = request.seats ?? 3,
): MemoryTable {
  const table = openTable(request);
  for (const name of PEOPLE.slice(1, people))
    if (!sitDown(table, name).ok) throw new Error(`${name} finds no seat.`);
  return table;
}

type Dealt = Partial<Options> & {
  readonly starter?: Seat;
  readonly bots?: CreateGame["bots"];
};

/** A running game of people whose cards come in this order; those not named follow, greens last. */
export function dealt(top: readonly StatusCard[], options: Dealt = {}): MemoryTable {
  const { starter = 0, bots, ...named } = options;
  const seats = named.seats ?? 3;
  const request = { ...named, seats, ...(bots === undefined ? {} : { bots }) };
  const table = lobby(request, seats - (bots?.length ?? 0));
  const deck = [...top, ...STATUS_CARDS.filter((card) => !top.includes(card))];
  table.write({
    at: table.now,
    place: 0,
    retry: null,
    changes: [{ type: "started", starter, deck }],
  });
  return table;
}

/** One action at the present version. */
export function act(table: MemoryTable, seat: Seat, action: Action, retry: Retry | null = null) {
  const version = versionOf(table.record);
  return call(table, seat, { type: "act", request: { version, action } }, retry);
}

/** Actions that must be accepted, each of a seat. */
export function play(table: MemoryTable, ...moves: readonly (readonly [Seat, Action])[]): void {
  for (const [seat, action] of moves) {
    const answered = act(table, seat, action);
    if (!answered.ok) throw new Error(`Seat ${seat}: ${JSON.stringify(answered.refused)}`);
  }
}

export const PASS = { type: "pass" } as const satisfies Action;

export function bid(...cards: Extract<Action, { type: "bid" }>["cards"]): Action {
  return { type: "bid", cards };
}

/** Everybody passes until the game is over: it takes as many auctions as there are cards. */
export function passToTheEnd(table: MemoryTable): void {
  for (let guard = 0; table.record.play?.state.result === null && guard < 200; guard += 1) {
    const state = table.record.play.state;
    const seat = state.turn ?? -1;
    const [luxury] = look(table, seat).you?.legal.discard ?? [];
    play(table, [seat, luxury === undefined ? PASS : { type: "discard", luxury }]);
  }
}

/** What the rows since one of them hold. */
export function changesSince(table: MemoryTable, row: number) {
  return table.rows.slice(row).flatMap(({ changes }) => changes);
}

export function retry(key: string, request = "one"): Retry {
  return { key, request };
}
