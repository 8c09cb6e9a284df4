import { moneyOf, prestigesOf } from "../core/score.ts";
import {
  ACTIVE,
  at,
  AUCTIONS,
  CARDS,
  FAUX_PAS,
  GREENS,
  LUXURY_CARDS,
  PASSE,
  SCANDALE,
  SEATS,
  type Table,
} from "../core/table.ts";
import type { Random } from "../random.ts";
import { actionWithin, type Choice, reasonFor } from "./choice.ts";

/** How many auctions a game has on average (rules.md 15). */
const USUAL_AUCTIONS = 12.6;

/** How freely it spends: its purse against the usual one at this point of a game. */
function ease(table: Table, seat: number): number {
  const progress = Math.min(1, at(table, AUCTIONS) / USUAL_AUCTIONS);
  const usual = 106 * (1 - 0.8 * progress);
  return Math.min(1.5, Math.max(0.4, moneyOf(table, seat) / usual));
}

/** What it means to keep: the more of the poorest rival's purse, the more greens have come. */
function gentleFloor(table: Table, seat: number): number {
  let poorest = 1000;
  for (let other = at(table, SEATS) - 1; other >= 0; other--) {
    if (other !== seat) poorest = Math.min(poorest, moneyOf(table, other));
  }
  const greens = at(table, GREENS);
  return (poorest + 1) * (FLOOR_BY_GREENS[greens] ?? 1);
}

const FLOOR_BY_GREENS = [0.2, 0.35, 0.6, 1] as const;

function priceByFeel(table: Table, seat: number): number {
  const card = at(table, ACTIVE);
  const owned = at(table, CARDS + seat);
  const luxuries = owned & LUXURY_CARDS;
  const richness = 1 + 0.3 * prestigesOf(owned);
  if (card < FAUX_PAS) {
    // With a Faux Pas waiting, the next luxury is lost (7.3): only a small one is welcome.
    if ((owned >> FAUX_PAS) & 1) return card < 3 ? 4 : 0;
    return (3 + 3 * (card + 1)) * richness;
  }
  if (card === FAUX_PAS)
    return luxuries === 0 ? 6 : 4 + 2 * (32 - Math.clz32(luxuries & -luxuries));
  if (card === PASSE) return 14 * richness;
  if (card === SCANDALE) return luxuries === 0 ? 15 : 24;
  return luxuries === 0 ? 20 : 28;
}

/**
 * What a gentle bot does: it lays what a card is worth by feel, in a changing mood, more
 * or less as its purse allows. It never takes an early exit: too clever for it. */
export function chooseGently(table: Table, seat: number, random: Random): Choice {
  const wish = priceByFeel(table, seat) * (0.8 + 0.4 * random()) * ease(table, seat);
  const most = moneyOf(table, seat) - gentleFloor(table, seat);
  const limit = Math.min(wish, most);
  const action = actionWithin(table, seat, limit, limit * (0.3 + 0.4 * random()));
  return { action, reason: reasonFor(table, seat, action, most < wish) };
}
