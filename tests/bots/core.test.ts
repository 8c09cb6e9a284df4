import { expect, test } from "vitest";
import { actionOf } from "../../shared/bots/action-code.ts";
import { mayExit, nextSeat, randomAction } from "../../shared/bots/core/legal.ts";
import { dealTable, play } from "../../shared/bots/core/play.ts";
import { cheapest, SUM } from "../../shared/bots/core/purse.ts";
import { moneyOf, twiceStatus, winnersOf } from "../../shared/bots/core/score.ts";
import {
  BID,
  BIDDING,
  CARDS,
  HAND,
  HIGH,
  numberOfCard,
  OVER,
  PHASE,
  rulesOf,
  type Table,
} from "../../shared/bots/core/table.ts";
import { type Random, randomFromNumber } from "../../shared/bots/random.ts";
import {
  ACTION_TYPES,
  apply,
  deal,
  legalFor,
  SEAT_COUNTS,
  seatsDue,
  type State,
  STATUS_CARDS,
  type StatusCard,
  VARIANTS,
} from "../../shared/engine/index.ts";
import { kindOf, mirrorOf } from "./core-mirror.ts";

const GAMES = 20_000;
const VARIANT_SETS = 32;

test(`the fast core plays ${GAMES} random games as the engine does`, { timeout: 120_000 }, () => {
  const random = randomFromNumber(8);
  const seen = new Map<string, number>();
  const ends = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const seats = SEAT_COUNTS[game % SEAT_COUNTS.length] ?? 3;
    const variants = VARIANTS.filter(
      (_, bit) => ((Math.floor(game / 3) % VARIANT_SETS) >> bit) & 1,
    );
    const deck = shuffled(random);
    const starter = game % seats;
    let { state } = deal({ seats, variants, starter, deck });
    const table = dealTable(seats, rulesOf(variants), starter, deck.map(numberOfCard));
    for (;;) {
      compareWords(table, state);
      if (table[PHASE] === OVER) break;
      const seat = nextSeat(table);
      compareChoices(table, seat, state);
      const code = randomAction(table, seat, random);
      seen.set(kindOf(code), (seen.get(kindOf(code)) ?? 0) + 1);
      const outcome = apply(state, seat, actionOf(code));
      if (!outcome.ok)
        throw new Error(`game ${game}: the engine refuses ${code}: ${outcome.refusal.code}`);
      state = outcome.state;
      play(table, seat, code);
    }
    compareResults(table, state);
    ends.add(`${seats} ${variants.join(" ")}`);
  }
  expect(ends.size).toBe(VARIANT_SETS * SEAT_COUNTS.length);
  const rarest = Math.min(...ACTION_TYPES.map((kind) => seen.get(kind) ?? 0));
  expect(rarest).toBeGreaterThan(1000);
});

/** Throws where they differ: a million calls of expect() would be the whole cost of the test. */
function compareWords(table: Table, state: State): void {
  for (const [place, name, word] of mirrorOf(state)) {
    if (table[place] !== word) throw new Error(`${name}: core ${table[place]}, engine ${word}`);
  }
}

function compareChoices(table: Table, seat: number, state: State): void {
  if (!seatsDue(state).includes(seat)) throw new Error(`seat ${seat} is not due`);
  if (table[PHASE] !== BIDDING) return;
  const legal = legalFor(state, seat);
  const laid = SUM[table[BID + seat] ?? 0] ?? 0;
  const least = SUM[cheapest(table[HAND + seat] ?? 0, (table[HIGH] ?? 0) + 1 - laid)] ?? 0;
  const engineLeast = legal.cheapest?.reduce<number>((sum, card) => sum + card, 0) ?? 0;
  if (least !== engineLeast) throw new Error(`cheapest ${least}, the engine ${engineLeast}`);
  if (mayExit(table, seat) !== (legal.exit !== null)) throw new Error("exit differs");
}

function compareResults(table: Table, state: State): void {
  const { result, seats } = state;
  if (result === null) throw new Error("the engine's game is not over");
  const winners = winnersOf(table);
  const same =
    seats.every((_, seat) => moneyOf(table, seat) === result.money[seat]) &&
    seats.every(
      (_, seat) => twiceStatus(table[CARDS + seat] ?? 0) === 2 * (result.status[seat] ?? 0),
    ) &&
    seats.every((_, seat) => ((winners >> seat) & 1) === (result.winners.includes(seat) ? 1 : 0));
  if (!same) throw new Error(`results differ: ${JSON.stringify(result)}, winners ${winners}`);
}

function shuffled(random: Random): StatusCard[] {
  const deck = [...STATUS_CARDS];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const card = deck[last] as StatusCard;
    deck[last] = deck[other] as StatusCard;
    deck[other] = card;
  }
  return deck;
}
