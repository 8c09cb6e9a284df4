import { mayExit } from "../core/legal.ts";
import { PASS, SEAL } from "../core/play.ts";
import { cheapest, SUM } from "../core/purse.ts";
import { at, BID, DISCARDING, HAND, HIGH, PHASE, SEALED, type Table } from "../core/table.ts";
import { actionWithin, bestExit } from "../policy/choice.ts";
import { layUpTo, tidyRaise } from "../policy/raise.ts";

/** Something to try: an action now, and the most to lay later in the same auction. */
export interface Plan {
  readonly action: number;
  /** In thousands. */
  readonly limit: number;
}

/** The parts of keen's limit that may go into an envelope. */
const ENVELOPES = [0.35, 0.6, 0.85, 1.15] as const;
/** How far one might go, as parts of keen's limit. */
const REACHES = [1, 1.4, 2] as const;

/**
 * The few plans worth a search at a decision, at least one: keen's own first, so that
 * it stands where nothing is better.
 *
 * @param limit keen's limit for the seat, in thousands
 */
export function plansFor(table: Table, seat: number, limit: number): readonly Plan[] {
  const phase = at(table, PHASE);
  if (phase === DISCARDING) return [{ action: actionWithin(table, seat, 0, 0), limit: 0 }];
  return distinct(phase === SEALED ? envelopes(table, seat, limit) : bids(table, seat, limit));
}

function envelopes(table: Table, seat: number, limit: number): Plan[] {
  const hand = at(table, HAND + seat);
  const nothing = { action: SEAL, limit };
  return [
    ...ENVELOPES.map((part) => ({ action: SEAL | layUpTo(hand, limit * part), limit })),
    nothing,
  ];
}

function bids(table: Table, seat: number, limit: number): Plan[] {
  const hand = at(table, HAND + seat);
  const laid = SUM[at(table, BID + seat)] as number;
  const out: Plan[] = [{ action: PASS, limit: 0 }];
  if (mayExit(table, seat)) out.push({ action: bestExit(table, seat), limit: 0 });
  const least = cheapest(hand, at(table, HIGH) + 1 - laid);
  if (least === 0) return out;
  const total = laid + (SUM[least] as number);
  const tidy = tidyRaise(table, seat, 1000);
  const far = Math.max(limit, total);
  const raises = REACHES.map((part) => ({ action: tidy, limit: Math.max(total, far * part) }));
  const once = [
    { action: tidy, limit: total },
    { action: least, limit: far },
  ];
  // A bold raise may end the auction sooner, and lays one large card for several small ones.
  const bold = [0.6, 1].flatMap((part) => {
    const lay = layUpTo(hand, (limit - laid) * part);
    return (SUM[lay] as number) > (SUM[tidy] as number) ? [{ action: lay, limit: far }] : [];
  });
  const within = limit >= total;
  return within ? [...raises, ...once, ...bold, ...out] : [...out, ...raises, ...once];
}

function distinct(plans: readonly Plan[]): readonly Plan[] {
  return plans.filter(
    (plan, index) =>
      plans.findIndex((same) => same.action === plan.action && same.limit === plan.limit) === index,
  );
}
