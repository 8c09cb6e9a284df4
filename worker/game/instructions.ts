import type { Instruction, InstructionRule } from "../../shared/contract/instruction.ts";
import { contains, legalFor, setOf, totalOf } from "../../shared/engine/index.ts";
import type { Action } from "../../shared/engine/action.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import { change, misfit, outsideGame, refuse, type Decision } from "./decision.ts";
import type { GameRecord, Play } from "./game-record.ts";
import { viewOf } from "./game-view.ts";

/** Leaves what is to be played for a seat in this auction, while nothing is due from it. */
export function decideInstruct(
  record: GameRecord,
  seat: Seat,
  instruction: Instruction,
  at: number,
): Decision {
  const refusal = outsideGame(record);
  if (refusal) return refusal;
  const { play, chairs } = record;
  const sitter = chairs[seat];
  if (!play || !sitter) return refuse("game-not-started", {});
  const { state } = play;
  const running = state.auction?.number ?? null;
  if (instruction.auction !== running)
    return refuse("stale-auction", { auction: running, view: viewOf(record, { seat }, at) });
  if (state.phase === "discard") return refuse("wrong-phase", { phase: state.phase });
  if (legalFor(state, seat).actions.length > 0) return refuse("your-turn", {});
  if (state.seats[seat]?.in !== true)
    return misfit("auction", "You have passed; the next auction takes a new instruction.");
  const missing = cardsMissing(record, seat, instruction.rule);
  if (missing) return missing;
  return change({ type: "instructed", place: sitter.place, instruction });
}

/** Taking back what was never left changes nothing. */
export function decideUninstruct(record: GameRecord, seat: Seat): Decision {
  const refusal = outsideGame(record);
  if (refusal) return refusal;
  const sitter = record.chairs[seat];
  if (!sitter?.instruction) return change();
  return change({ type: "uninstructed", place: sitter.place });
}

/**
 * What an instruction plays at its seat's turn; undefined where it wakes the person. A seat that
 * ties for the highest bid is always asked: passing there gives away a price that stands.
 */
export function instructedAction(
  { state }: Play,
  seat: Seat,
  { rule, then }: Instruction,
): Action | undefined {
  const own = state.seats[seat];
  // What was left for an auction is gone with it; in its sealed step nobody who could leave it is due.
  if (state.phase !== "bidding" || own === undefined) return undefined;
  const legal = legalFor(state, seat);
  const total = totalOf(own.bid);
  const { high } = state.auction;
  if (total > 0 && total === high) return undefined;
  const pass: Action = { type: "pass" };
  const otherwise = then === "pass" ? pass : undefined;
  switch (rule.kind) {
    case "pass":
      return pass;
    case "pass-at":
      return high >= rule.total ? pass : otherwise;
    case "raise-to": {
      const { cheapest } = legal;
      const within = cheapest !== null && total + totalOf(setOf(cheapest)) <= rule.cap;
      return within ? { type: "bid", cards: cheapest } : otherwise;
    }
    case "lay": {
      const cards = setOf(rule.cards);
      const held = contains(own.hand, cards);
      const raises = held && high < rule.below && total + totalOf(cards) > high;
      return raises ? { type: "bid", cards: rule.cards } : otherwise;
    }
  }
}

function cardsMissing(record: GameRecord, seat: Seat, rule: InstructionRule): Decision | undefined {
  if (rule.kind !== "lay") return undefined;
  if (new Set(rule.cards).size < rule.cards.length) return refuse("duplicate-card", {});
  const hand = record.play?.state.seats[seat]?.hand;
  const cards = rule.cards.filter((card) => hand === undefined || !contains(hand, setOf([card])));
  return cards.length > 0 ? refuse("card-not-in-hand", { cards }) : undefined;
}
