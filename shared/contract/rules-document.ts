import {
  DISGRACES,
  isDisgrace,
  isGreen,
  isLuxury,
  isPrestige,
  luxuryValue,
  MONEY_CARDS,
  STATUS_CARDS,
} from "../engine/cards.ts";
import { SEAT_COUNTS } from "../engine/seat.ts";
import { VARIANTS, type Variant } from "../engine/variant.ts";
import type { Rules } from "./answers.ts";
import { RULES_VERSION } from "./record.ts";

const VARIANT_TEXTS: Record<Variant, string> = {
  open: "Hands and totals of money are open all game, and so is the ledger.",
  forecast: "From the second auction on, the next card to be auctioned lies open.",
  reserve: "Each seat's 1 lies aside until the first green card has been auctioned.",
  sealed: "Positive auctions open with one sealed bid from everybody at once.",
  exit: "Once a game, a seat may pass and turn a luxury down to take back a spent card.",
};

/** `GET /v1/rules`: the components and variants as data, made from the engine's own lists. */
export const RULES: Rules = {
  rulesVersion: RULES_VERSION,
  seats: [...SEAT_COUNTS],
  moneyCards: [...MONEY_CARDS],
  statusCards: STATUS_CARDS.map((id) => ({
    id,
    kind: isLuxury(id) ? "luxury" : isDisgrace(id) ? "disgrace" : "prestige",
    value: isLuxury(id) ? luxuryValue(id) : null,
    factor: isPrestige(id) ? 2 : id === "SC" ? 0.5 : null,
    add: id === "PS" ? -5 : null,
    discards: id === "FP",
    green: isGreen(id),
  })),
  disgraces: [...DISGRACES],
  greensToEnd: 4,
  variants: VARIANTS.map((id) => ({ id, says: VARIANT_TEXTS[id] })),
};
