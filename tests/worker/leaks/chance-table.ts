import type { Invitation } from "../../../shared/contract/ids.ts";
import { LEDGERS } from "../../../shared/contract/options.ts";
import type { CreateGame } from "../../../shared/contract/requests.ts";
import type { Instruction } from "../../../shared/contract/instruction.ts";
import { legalFor, MONEY_CARDS, seatsDue } from "../../../shared/engine/index.ts";
import { SEAT_COUNTS } from "../../../shared/engine/seat.ts";
import { VARIANTS } from "../../../shared/engine/variant.ts";
import { POLICIES } from "../../../tools/simulate-policy.ts";
import type { Command } from "../../../worker/game/command.ts";
import { nextDueAt } from "../../../worker/game/due.ts";
import { statusOf, versionOf, type GameRecord } from "../../../worker/game/game-record.ts";
import { reply } from "../../../worker/game/reply.ts";
import { newGameId } from "../../../worker/game-id.ts";
import { Chance } from "../support/chance.ts";
import { MemoryTable } from "../support/memory-table.ts";

const NAMES = ["Ada", "Béla", "Chloé", "Dmitri", "Eve"] as const;
const MINUTE = 60_000;

/**
 * A whole game by chance, from the empty lobby to the end, with all that happens at tables:
 * every set of variants in turn, both ledgers, bots, clocks, instructions, choices, renewed keys,
 * votes and pauses. Yields the table after each row; the same number is the same game.
 */
export function* chanceTable(rootSecret: string, number: number): Generator<MemoryTable> {
  const chance = new Chance(number);
  const table = new MemoryTable();
  const request = requestOf(chance, number);
  const id = newGameId(rootSecret);
  // Nothing plays itself before the deal: each row of the lobby is one request's.
  reply(
    table,
    { command: { type: "open", id, request }, caller: null, retry: retryBy(chance) },
    table.now,
  );
  yield table;
  for (const name of NAMES.slice(1, request.seats)) {
    if (!table.record.chairs.includes(null)) break;
    const entropy = chance.oneIn(2) ? { entropy: chance.hex32() } : {};
    sitDown(table, { name, invitation: table.record.invitation, ...entropy }, chance);
    yield table;
  }
  if (chance.oneIn(3)) yield ask(table, 0, { type: "renew-invitation" });
  yield ask(table, 0, { type: "start", request: {} });
  for (let guard = 0; statusOf(table.record) === "running" && guard < 400; guard += 1) {
    const rows = table.rows.length;
    step(table, chance);
    if (table.rows.length > rows) yield table;
  }
  if (statusOf(table.record) === "running") throw new Error(`Game ${number} does not end.`);
}

/** The thirty-two sets of variants one after the other; the rest by chance. */
function requestOf(chance: Chance, number: number): CreateGame {
  const seats = chance.pick(SEAT_COUNTS);
  const bots = Array.from({ length: chance.below(seats - 1) }, () => ({
    level: "gentle" as const,
  }));
  return {
    player: NAMES[0],
    seats,
    bots,
    variants: VARIANTS.filter((_, bit) => (number & (1 << bit)) !== 0),
    ledger: LEDGERS[number % 3 === 0 ? 1 : 0],
    gallery: chance.oneIn(6) ? "none" : "closed",
    listed: chance.oneIn(4),
    clock: chance.oneIn(3) ? { bank: 600, increment: 20 } : null,
    forcedPass: chance.oneIn(2) ? "auto" : "ask",
    absent: chance.oneIn(2) ? "bot" : "pass",
  };
}

function sitDown(
  table: MemoryTable,
  request: { name: string; invitation: Invitation; entropy?: string },
  chance: Chance,
): void {
  const command = { type: "sit-down", request } as Extract<Command, { type: "sit-down" }>;
  const answered = reply(table, { command, caller: null, retry: retryBy(chance) }, table.now);
  if (!answered.ok) throw new Error(`Nobody sits down: ${answered.refused.code}.`);
}

function retryBy(chance: Chance): { key: string; request: string } | null {
  return chance.oneIn(2)
    ? { key: chance.hex32().slice(0, 22), request: chance.hex32().slice(0, 22) }
    : null;
}

function ask(table: MemoryTable, place: number, command: Command): MemoryTable {
  const refused = table.ask(place, command);
  if (refused !== undefined) throw new Error(`${command.type} is refused: ${refused}.`);
  return table;
}

/** One thing that happens: mostly somebody who is due acts. */
function step(table: MemoryTable, chance: Chance): void {
  table.now += 1000 + chance.below(chance.oneIn(12) ? 12 * MINUTE : 20_000);
  const { record } = table;
  const due = nextDueAt(record);
  if (due !== undefined && due <= table.now) return table.alarm();
  const places = record.chairs.flatMap((chair) => (chair?.kind === "person" ? [chair.place] : []));
  const place = chance.pick(places);
  switch (chance.below(14)) {
    case 0:
    case 1:
    case 2:
      return void table.ask(place, {
        type: "instruct",
        instruction: anyInstruction(record, chance),
      });
    case 3:
      return void table.ask(place, chance.pick(sideCommands(record, place)));
    default:
      return act(table, chance);
  }
}

function act(table: MemoryTable, chance: Chance): void {
  const { record } = table;
  if (record.play === null) return;
  const { state } = record.play;
  const people = seatsDue(state).filter((seat) => record.chairs[seat]?.kind === "person");
  const seat = people.length === 0 ? undefined : chance.pick(people);
  const place = seat === undefined ? undefined : record.chairs[seat]?.place;
  if (seat === undefined || place === undefined) return table.alarm();
  const policy = chance.oneIn(3) ? POLICIES.random : POLICIES.cheapest;
  const { actions } = legalFor(state, seat);
  const weary = actions.includes("pass") && chance.oneIn(3);
  const action = weary ? { type: "pass" as const } : policy(state, seat, chance.draw);
  ask(table, place, { type: "act", request: { version: versionOf(record), action } });
}

function anyInstruction(record: GameRecord, chance: Chance): Instruction {
  const auction = record.play?.state.auction?.number ?? 1;
  const total = 1 + chance.below(60);
  const rule = chance.pick<Instruction["rule"]>([
    { kind: "pass" },
    { kind: "pass-at", total },
    { kind: "raise-to", cap: total },
    { kind: "lay", cards: chance.some(MONEY_CARDS, 2), below: total },
  ]);
  return { auction, rule, then: chance.pick(["wake", "pass"]) };
}

/** What people do beside the game. */
function sideCommands(record: GameRecord, place: number): readonly Command[] {
  const seat = record.chairs.findIndex((chair) => chair?.place === place);
  const spare = record.chairs[seat]?.away === true ? [{ type: "return" } as const] : [];
  return [
    ...spare,
    { type: "uninstruct" },
    { type: "renew-token" },
    { type: "change-seat", seat, request: { forcedPass: "auto" } },
    { type: "change-seat", seat, request: { livery: "azure" } },
    { type: "pause", hours: 1 },
    { type: "resume" },
    { type: "leave", seat },
  ];
}
