import type { Action } from "../engine/action.ts";
import { LUXURIES, MONEY_CARDS, type Luxury, type MoneyCard } from "../engine/cards.ts";
import { DISCARD, discardCode, EXIT, exitCode, PASS, SEAL } from "./core/play.ts";
import { cardsOf, purseOf } from "./core/purse.ts";

/** A number of the core (core/play.ts) as an action of the engine. */
export function actionOf(code: number): Action {
  if (code === PASS) return { type: "pass" };
  if (code < SEAL) return { type: "bid", cards: cardsOf(code) };
  if (code < DISCARD) return { type: "seal", cards: cardsOf(code ^ SEAL) };
  if (code < EXIT) return { type: "discard", luxury: luxuryAt(code ^ DISCARD) };
  return { type: "exit", luxury: luxuryAt((code >> 4) & 15), recover: moneyCardAt(code & 15) };
}

/** A legal action of the engine as a number of the core. */
export function codeOf(action: Action): number {
  switch (action.type) {
    case "pass":
      return PASS;
    case "bid":
      return purseOf(action.cards);
    case "seal":
      return SEAL | purseOf(action.cards);
    case "discard":
      return discardCode(LUXURIES.indexOf(action.luxury));
    case "exit":
      return exitCode(LUXURIES.indexOf(action.luxury), MONEY_CARDS.indexOf(action.recover));
  }
}

function luxuryAt(number: number): Luxury {
  const card = LUXURIES[number];
  if (card === undefined) throw new RangeError(`no luxury has the number ${number}`);
  return card;
}

function moneyCardAt(number: number): MoneyCard {
  const card = MONEY_CARDS[number];
  if (card === undefined) throw new RangeError(`no money card has the number ${number}`);
  return card;
}
