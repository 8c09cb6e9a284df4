import { apply, cardsOf, type State } from "../../../shared/engine/index.ts";
import type { Action, MoneyCard, Viewer } from "../../../shared/engine/index.ts";
import type { ChangeOf } from "../../../worker/game/entry.ts";
import type { Chance } from "../support/chance.ts";
import { flowOf } from "./flow.ts";

export type Acted = ChangeOf<"acted">;

/** What decides which amounts a viewer may still know (rules.md 10.3, E6, D1). */
export interface Known {
  readonly viewer: Viewer;
  /** All amounts that were laid stay known: the open ledger. */
  readonly everything: boolean;
  /** 11.A1: whoever sees a hand knows what came back to it. */
  readonly openHands: boolean;
  /** The last settled auction: its amounts and later ones are known. */
  readonly lastAuction: number;
  /** The auction whose envelopes are still closed; null: none. */
  readonly sealedAuction: number | null;
}

/** How often a game is tried anew when a choice leads to a dead end. */
const ATTEMPTS = 6;
const CANDIDATES = 5;

/**
 * The same game with everything changed that this viewer may not know of what the others laid:
 * amounts of auctions long past, envelopes still closed, cards taken back in secret. The engine
 * must accept it all and everybody's table must look the same after each action. Undefined where
 * no such game was found.
 */
export function otherActions(
  start: State,
  acts: readonly Acted[],
  known: Known,
  chance: Chance,
): readonly Acted[] | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = tryOthers(start, acts, known, chance);
    if (found !== undefined) return found;
  }
  return undefined;
}

function tryOthers(
  start: State,
  acts: readonly Acted[],
  known: Known,
  chance: Chance,
): readonly Acted[] | undefined {
  let state = start;
  let twin = start;
  const changed: Acted[] = [];
  const kept = cardsKept(start, acts, known);
  for (const act of acts) {
    const next = apply(state, act.seat, act.action);
    if (!next.ok) throw new Error(`A stored action is refused: ${next.refusal.code}.`);
    const flow = flowOf(next.state);
    const isOpen = isKnown(known, act, state);
    const choices = isOpen ? [act.action] : choicesFor(twin, act, kept.get(act.seat) ?? [], chance);
    const found = choices.flatMap((action) => {
      const after = apply(twin, act.seat, action);
      return after.ok && flowOf(after.state) === flow ? [{ action, state: after.state }] : [];
    })[0];
    if (found === undefined) return undefined;
    changed.push({ ...act, action: found.action });
    state = next.state;
    twin = found.state;
  }
  return changed;
}

/** Whether the viewer knows the amounts of an action. */
function isKnown(known: Known, { seat, action }: Acted, state: State): boolean {
  if ("seat" in known.viewer && known.viewer.seat === seat) return true;
  if (action.type === "exit") return known.openHands;
  if (action.type !== "bid" && action.type !== "seal") return true;
  const auction = state.auction?.number ?? 0;
  if (action.type === "seal" && auction === known.sealedAuction) return false;
  return known.everything || auction >= known.lastAuction;
}

/** The cards that each seat must still hold for what the viewer has seen of it. */
function cardsKept(
  start: State,
  acts: readonly Acted[],
  known: Known,
): ReadonlyMap<number, readonly MoneyCard[]> {
  const kept = new Map<number, MoneyCard[]>();
  let state = start;
  for (const act of acts) {
    const { action, seat } = act;
    if (isKnown(known, act, state) && "cards" in action)
      kept.set(seat, [...(kept.get(seat) ?? []), ...action.cards]);
    const next = apply(state, seat, action);
    if (next.ok) state = next.state;
  }
  return kept;
}

/** Other amounts for one action, then the action itself. */
function choicesFor(
  twin: State,
  { seat, action }: Acted,
  kept: readonly MoneyCard[],
  chance: Chance,
): readonly Action[] {
  const own = twin.seats[seat];
  if (own === undefined) return [action];
  if (action.type === "exit") {
    const spent = cardsOf(own.spent);
    return [...chance.shuffled(spent).map((recover) => ({ ...action, recover })), action];
  }
  if (action.type !== "bid" && action.type !== "seal") return [action];
  const free = cardsOf(own.hand).filter((card) => !kept.includes(card));
  const count = action.cards.length;
  if (free.length < count) return [action];
  const sets = Array.from({ length: CANDIDATES }, () => chance.some(free, count));
  // A total close to what was laid leaves the others' raises what they were.
  const far = (cards: readonly MoneyCard[]) => Math.abs(sumOf(cards) - sumOf(action.cards));
  const near = sets.toSorted((a, b) => far(a) - far(b)).map((cards) => ({ ...action, cards }));
  return chance.oneIn(2) ? [action, ...near] : [...near, action];
}

function sumOf(cards: readonly MoneyCard[]): number {
  return cards.reduce<number>((sum, card) => sum + card, 0);
}
