import type { Signal } from "@preact/signals";
import type { MoneyCard } from "../../shared/contract/cards.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { Action } from "../../shared/engine/action.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { DockPresses } from "../parts/dock.tsx";
import { chosenFrom, type Dock } from "../table/dock.ts";
import type { DockWords } from "../table/dock-words.ts";
import type { Settings } from "./settings.ts";

/** What lies over the table, one at a time. */
export type Sheet =
  | { readonly kind: "confirm-pass" }
  | { readonly kind: "confirm-seal" }
  | { readonly kind: "discard" }
  | { readonly kind: "exit" }
  | { readonly kind: "instruct" }
  | { readonly kind: "card" }
  | { readonly kind: "rival"; readonly seat: Seat }
  | { readonly kind: "ledger" }
  | { readonly kind: "menu" }
  | { readonly kind: "key" }
  | { readonly kind: "notices" }
  | { readonly kind: "shortcuts" };

interface Desk {
  /** What the screen shows in the moment of the press. */
  readonly shown: () => {
    readonly view: DealtView;
    readonly dock: Dock;
    readonly words: DockWords;
    readonly chosen: readonly MoneyCard[];
  };
  readonly mayPress: () => boolean;
  readonly say: (sentence: string) => void;
  readonly act: (action: Action) => void;
  readonly choose: (cards: readonly MoneyCard[]) => void;
  readonly sheet: Signal<Sheet | null>;
  readonly confirm: () => Settings["confirm"];
}

/**
 * What the buttons of the dock do. A press that cannot act says why and sends nothing
 * (check 7); one that came too soon after a change does nothing at all (check 10); one
 * that costs something asks once.
 */
export function tablePresses(desk: Desk): DockPresses {
  const { shown, mayPress, say, act, choose, sheet, confirm } = desk;
  return {
    choose,
    exit: () => {
      if (mayPress()) sheet.value = { kind: "exit" };
    },
    pass: () => {
      if (!mayPress()) return;
      const { dock, words } = shown();
      if (words.pass.blocked !== null) {
        say(words.pass.blocked);
        return;
      }
      const costly = dock.pass.kind === "take-card";
      const asks = confirm() === "always" || (costly && confirm() === "costly");
      if (asks) sheet.value = { kind: "confirm-pass" };
      else act({ type: "pass" });
    },
    main: () => {
      if (!mayPress()) return;
      const { view, dock, words, chosen } = shown();
      if (words.main.blocked !== null) {
        say(words.main.blocked);
        return;
      }
      switch (dock.duty.kind) {
        case "bid":
          act({ type: "bid", cards: chosenFrom(view, chosen) });
          return;
        case "seal":
          sheet.value = { kind: "confirm-seal" };
          return;
        case "discard":
          sheet.value = { kind: "discard" };
          return;
        case "wait":
          sheet.value = { kind: "instruct" };
          return;
        case "cannot-raise":
        case "sealed":
        case "passed":
        case "over":
        case "gallery":
          return;
      }
    },
  };
}
