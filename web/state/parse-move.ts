import { hasFields } from "../../shared/client/answer-checks.ts";
import {
  isLuxury,
  MONEY_CARDS,
  STATUS_CARDS,
  type MoneyCard,
} from "../../shared/contract/cards.ts";
import type { Action } from "../../shared/contract/game-words.ts";
import { readJson, type TextStore } from "./device-storage.ts";
import type { QueuedMove } from "./queued-move.ts";

export function readMove(store: TextStore, key: string): QueuedMove | undefined {
  return parseMove(readJson(store, key));
}

/** Whatever lies there is a whole move or none. */
export function parseMove(value: unknown): QueuedMove | undefined {
  if (!hasFields(value, { version: "number", action: "object", key: "string" })) return undefined;
  const { version, key } = value;
  const action = parseAction(value["action"]);
  if (typeof version !== "number" || typeof key !== "string" || action === undefined)
    return undefined;
  return { version, action, body: JSON.stringify([version, action]), key };
}

function parseAction(value: unknown): Action | undefined {
  if (!hasFields(value, { type: "string" })) return undefined;
  const { type, cards, luxury: named, recover: back } = value;
  const luxury = STATUS_CARDS.filter(isLuxury).find((card) => card === named);
  const recover = MONEY_CARDS.find((card) => card === back);
  switch (type) {
    case "pass":
      return { type };
    case "bid":
    case "seal":
      return isMoney(cards) ? { type, cards } : undefined;
    case "discard":
      return luxury && { type, luxury };
    case "exit":
      return luxury && recover && { type, luxury, recover };
    default:
      return undefined;
  }
}

function isMoney(value: unknown): value is readonly MoneyCard[] {
  return Array.isArray(value) && value.every((card) => MONEY_CARDS.some((each) => each === card));
}
