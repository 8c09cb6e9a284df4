/**
 * A policy that both clients share: the cheapest raise while it is cheap, else a
 * pass. It takes what any generated view has, so each client's own types are used.
 */
type Money = 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12 | 15 | 20 | 25;
type Luxury = "L1" | "L2" | "L3" | "L4" | "L5" | "L6" | "L7" | "L8" | "L9" | "L10";

export type Move =
  | { type: "bid" | "seal"; cards: Money[] }
  | { type: "pass" }
  | { type: "discard"; luxury: Luxury };

export interface Seen {
  you: {
    legal: { actions: string[]; toBeat: number | null; cheapest: Money[] | null; discard: Luxury[] };
  } | null;
}

/** Undefined when nothing is due. */
export function cheapestMove({ you }: Seen): Move | undefined {
  const { actions, toBeat, cheapest, discard } = you?.legal ?? { actions: [], toBeat: null, cheapest: null, discard: [] };
  if (discard[0] !== undefined) return { type: "discard", luxury: discard[0] };
  if (actions.includes("seal")) return { type: "seal", cards: [] };
  if (cheapest !== null && toBeat !== null && toBeat < 12) return { type: "bid", cards: cheapest };
  return actions.includes("pass") ? { type: "pass" } : undefined;
}
