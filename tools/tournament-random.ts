import type { Random } from "../shared/bots/index.ts";
import type { Action, GameView, MoneyCard } from "../shared/engine/index.ts";

/** A random legal action: first a kind, then one of that kind, as far as the view alone tells. */
export function randomMove(view: GameView, random: Random): Action {
  const own = view.you;
  const kind = own === null ? undefined : pick(own.legal.actions, random);
  if (own === null || kind === undefined) throw new Error("nothing is due from this seat");
  switch (kind) {
    case "pass":
      return { type: "pass" };
    case "seal":
      return { type: "seal", cards: own.hand.filter(() => random() < 0.5) };
    case "discard":
      return { type: "discard", luxury: need(pick(own.legal.discard, random)) };
    case "exit": {
      const luxury = need(pick(own.legal.exit?.luxuries ?? [], random));
      return { type: "exit", luxury, recover: need(pick(own.legal.exit?.recover ?? [], random)) };
    }
    case "bid": {
      const cards = own.hand.filter(() => random() < 0.5);
      const laid = view.seats.find((seat) => seat.seat === own.seat)?.bid ?? [];
      const beats = total(laid) + total(cards) > (own.legal.toBeat ?? 0);
      return { type: "bid", cards: beats ? cards : (own.legal.cheapest ?? []) };
    }
  }
}

function total(cards: readonly MoneyCard[]): number {
  return cards.reduce((sum, card) => sum + card, 0);
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

function need<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error("the view offers an action without its choices");
  return item;
}
