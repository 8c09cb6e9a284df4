/**
 * The engine's cards and their score for those upstairs that may not stand on the engine itself; free
 * of schemas, so that a page which only shows cards does not load a validator.
 */
export {
  isDisgrace,
  isGreen,
  isLuxury,
  isPrestige,
  luxuryValue,
  MONEY_CARDS,
  STATUS_CARDS,
} from "../engine/cards.ts";
export type { Luxury, MoneyCard, StatusCard } from "../engine/cards.ts";
export { statusOf } from "../engine/score.ts";
