import type { Context } from "hono";
import type { Health, Rules } from "../../shared/contract/answers.ts";
import { RULES_VERSION } from "../../shared/contract/record.ts";
import {
  DISGRACES,
  isDisgrace,
  isGreen,
  isPrestige,
  luxuryValue,
  MONEY_CARDS,
  STATUS_CARDS,
  type StatusCard,
} from "../../shared/engine/cards.ts";
import { SEAT_COUNTS } from "../../shared/engine/seat.ts";
import type { Variant } from "../../shared/engine/variant.ts";
import type { App } from "../env.ts";
import { refuseQuery } from "../http/validate.ts";

/** `GET /v1/health` */
export function readHealth(c: Context<App>): Response {
  return (
    refuseQuery(c) ??
    Response.json({
      build: c.env.BUILD ?? "development",
      rulesVersion: RULES_VERSION,
      time: new Date().toISOString(),
    } satisfies Health)
  );
}

/** `GET /v1/rules`: components and variants as data. */
export function readRules(c: Context<App>): Response {
  return refuseQuery(c) ?? Response.json(RULES);
}

const VARIANT_SAYS: Readonly<Record<Variant, string>> = {
  open: "All hands lie open; every bid stays readable.",
  forecast: "From the second auction on, the next card is known.",
  reserve: "The 1 is set aside until the first green card has been auctioned.",
  sealed: "Luxuries and prestige open with sealed bids, revealed together.",
  exit: "Once a game, give up a luxury, pass, and take back a spent money card.",
};

const RULES: Rules = {
  rulesVersion: RULES_VERSION,
  seats: [...SEAT_COUNTS],
  moneyCards: [...MONEY_CARDS],
  statusCards: STATUS_CARDS.map(describe),
  disgraces: [...DISGRACES],
  greensToEnd: 4,
  variants: Object.entries(VARIANT_SAYS).map(([id, says]) => ({ id: id as Variant, says })),
};

function describe(card: StatusCard): Rules["statusCards"][number] {
  const value = luxuryValue(card);
  return {
    id: card,
    kind: isPrestige(card) ? "prestige" : isDisgrace(card) ? "disgrace" : "luxury",
    value: value > 0 ? value : null,
    factor: isPrestige(card) ? 2 : card === "SC" ? 0.5 : null,
    add: card === "PS" ? -5 : null,
    discards: card === "FP",
    green: isGreen(card),
  };
}
