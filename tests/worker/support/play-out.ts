import type { View } from "../../../shared/contract/view-schema.ts";
import type { Action } from "../../../shared/engine/action.ts";
import { randomFromNumber } from "../../../shared/bots/index.ts";
import type { Table } from "./table.ts";

export type Policy = (view: View) => Action;

/** A modest player who reads nothing but his view, as any client must. */
export function modestly(seed: number): Policy {
  const random = randomFromNumber(seed);
  return ({ you }) => {
    if (you === null) throw new Error("A spectator has no turn.");
    const { actions, cheapest, discard, exit } = you.legal;
    if (actions.includes("seal")) return { type: "seal", cards: you.hand.slice(0, 1) };
    const [luxury] = discard;
    if (luxury !== undefined) return { type: "discard", luxury };
    const given = exit?.luxuries[0];
    const taken = exit?.recover[0];
    if (given !== undefined && taken !== undefined && random() < 0.5)
      return { type: "exit", luxury: given, recover: taken };
    if (cheapest !== null && random() < 0.6) return { type: "bid", cards: [...cheapest] };
    return { type: "pass" };
  };
}

/** Plays until it is over; `between` runs after each action. Answers the last view. */
export async function playOut(
  table: Table,
  policy: Policy,
  between: (view: View, actor: number) => Promise<void> = async () => {},
): Promise<View> {
  let view = await table.view(0);
  for (let guard = 0; view.status === "running" && guard < 1000; guard += 1) {
    const seat = nextSeat(view);
    const own = await table.view(seat);
    const acted = await table.play(seat, own.version, policy(own));
    await between(acted.view, seat);
    view = acted.view;
  }
  return view;
}

/** A seat that is to act; in the sealed step the first that has not sealed. */
export function nextSeat(view: View): number {
  if (view.turn !== null) return view.turn;
  const submitted = view.auction?.submitted ?? [];
  const waiting = view.seats.find(({ seat }) => !submitted.includes(seat));
  if (waiting === undefined) throw new Error("Nobody is to act in a running game.");
  return waiting.seat;
}
