import type { Action, Luxury, MoneyCard } from "../../shared/client/index.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import { chosenFrom, type Dock, dockOf } from "../../web/table/dock.ts";
import { dockWordsOf } from "../../web/table/dock-words.ts";
import { CARD_KEYS } from "./card-keys.ts";
import { ENGLISH } from "./language.ts";

/** What the next key means. */
export type Mode =
  | { readonly kind: "cards" }
  | { readonly kind: "sure"; readonly question: string; readonly action: Action }
  | { readonly kind: "exit-luxury" }
  | { readonly kind: "exit-recover"; readonly luxury: Luxury }
  | { readonly kind: "help" };

/** What somebody has in hand at the keyboard: chosen cards survive whatever others do. */
export interface Desk {
  readonly selection: readonly MoneyCard[];
  readonly mode: Mode;
  /** One line about the last key; empty when there is nothing to say. */
  readonly says: string;
}

export type Effect = { readonly act: Action } | "quit" | undefined;

export const EMPTY_DESK: Desk = { selection: [], mode: { kind: "cards" }, says: "" };

const CARDS: Mode = { kind: "cards" };

/** What a key does: pure, so that every key can be tested without a terminal. */
export function press(desk: Desk, key: string, view: DealtView): [Desk, Effect] {
  if (key === "q" || key === "\u0003") return [desk, "quit"];
  const quiet: Desk = { ...desk, says: "" };
  switch (desk.mode.kind) {
    case "cards":
      return pressCards(quiet, key, view);
    case "sure":
      if (key !== "y" && key !== "\r") return [{ ...quiet, mode: CARDS }, undefined];
      return [{ ...quiet, mode: CARDS }, { act: desk.mode.action }];
    case "exit-luxury": {
      const luxury = view.you?.legal.exit?.luxuries[Number(key) - 1];
      const mode: Mode = luxury === undefined ? CARDS : { kind: "exit-recover", luxury };
      return [{ ...quiet, mode }, undefined];
    }
    case "exit-recover": {
      const recover = CARD_KEYS.get(key);
      const offered = view.you?.legal.exit?.recover ?? [];
      if (recover === undefined || !offered.includes(recover)) {
        return [{ ...quiet, mode: CARDS }, undefined];
      }
      return [
        { ...quiet, mode: CARDS },
        { act: { type: "exit", luxury: desk.mode.luxury, recover } },
      ];
    }
    case "help":
      return [{ ...quiet, mode: CARDS }, undefined];
  }
}

function pressCards(desk: Desk, key: string, view: DealtView): [Desk, Effect] {
  const dock = dockOf(view, desk.selection);
  const card = CARD_KEYS.get(key);
  if (dock.duty.kind === "discard") return pressDiscard(desk, key, dock.duty.luxuries);
  if (card !== undefined) return [toggled(desk, card, view), undefined];
  switch (key) {
    case "l":
      return [{ ...desk, selection: view.you?.legal.cheapest ?? desk.selection }, undefined];
    case "z":
      return [{ ...desk, selection: [] }, undefined];
    case "?":
      return [{ ...desk, mode: { kind: "help" } }, undefined];
    case "x":
      return [dock.exit ? { ...desk, mode: { kind: "exit-luxury" } } : desk, undefined];
    case "p":
      return pass(desk, dock, view);
    case "\r":
      return lay(desk, dock, view);
    default:
      return [desk, undefined];
  }
}

function pressDiscard(desk: Desk, key: string, luxuries: readonly Luxury[]): [Desk, Effect] {
  const luxury = luxuries[Number(key) - 1];
  return luxury === undefined ? [desk, undefined] : [desk, { act: { type: "discard", luxury } }];
}

function toggled(desk: Desk, card: MoneyCard, view: DealtView): Desk {
  if (view.you?.hand.includes(card) !== true) return desk;
  const without = desk.selection.filter((chosen) => chosen !== card);
  const selection = without.length < desk.selection.length ? without : [...without, card];
  return { ...desk, selection };
}

/** A pass that costs something asks once: in a disgrace auction it takes the card. */
function pass(desk: Desk, dock: Dock, view: DealtView): [Desk, Effect] {
  const { blocked } = dockWordsOf(dock, view, ENGLISH).pass;
  if (blocked !== null) return [{ ...desk, says: blocked }, undefined];
  const action: Action = { type: "pass" };
  if (dock.pass.kind !== "take-card" || view.auction === null) return [desk, { act: action }];
  const question = ENGLISH.texts.table.confirm.takeTitle(view.auction.card);
  return [{ ...desk, mode: { kind: "sure", question, action } }, undefined];
}

/** Enter: the bid, or the envelope, which is final and so asks once. */
function lay(desk: Desk, dock: Dock, view: DealtView): [Desk, Effect] {
  const cards = chosenFrom(view, desk.selection);
  if (dock.duty.kind === "seal") {
    const question = ENGLISH.texts.table.confirm.sealTitle(dock.chosen);
    return [
      { ...desk, mode: { kind: "sure", question, action: { type: "seal", cards } } },
      undefined,
    ];
  }
  const { blocked } = dockWordsOf(dock, view, ENGLISH).main;
  if (blocked !== null) return [{ ...desk, says: blocked }, undefined];
  return dock.duty.kind === "bid" ? [desk, { act: { type: "bid", cards } }] : [desk, undefined];
}
