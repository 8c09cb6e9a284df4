import type { DryRun } from "../../shared/contract/answers.ts";
import type { Act } from "../../shared/contract/requests.ts";
import { apply, type GameEvent } from "../../shared/engine/index.ts";
import type { MoneyCard } from "../../shared/engine/cards.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import { decideAct } from "./act-command.ts";
import type { Refused } from "./decision.ts";
import type { GameRecord } from "./game-record.ts";

/**
 * What an action would do for its own seat at once: the refusal it would meet, or its total, what
 * comes back and what is paid. Never a new card, an envelope or anyone's reaction.
 */
export function dryRun(record: GameRecord, seat: Seat, request: Act, at: number): DryRun | Refused {
  const decided = decideAct(record, seat, request, at);
  if (!decided.ok) return decided.refused;
  const applied = record.play && apply(record.play.state, seat, request.action);
  const events = applied?.ok ? applied.events : [];
  const [own] = events;
  if (own === undefined) throw new Error("A legal action was not applied.");
  return {
    legal: true,
    total: totalAfter(own),
    returns: returnsOf(own),
    // 5.5, 6.2: an auction ends by a pass, and who passes pays nothing.
    paid: 0,
    endsAuction: events.some(({ type }) => type === "card-won" || type === "disgrace-taken"),
  };
}

function totalAfter(own: GameEvent): number | null {
  if (own.type === "bid-raised") return own.total;
  return own.type === "sealed" ? own.cards.reduce<number>((sum, card) => sum + card, 0) : null;
}

function returnsOf(own: GameEvent): MoneyCard[] {
  if (own.type === "passed") return [...own.cards];
  if (own.type === "exited") return [...own.cards, own.recovered].toSorted((a, b) => a - b);
  return [];
}
