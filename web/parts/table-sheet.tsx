import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { Action } from "../../shared/engine/action.ts";
import { texts } from "../i18n/language.ts";
import type { Sheet } from "../state/table-presses.ts";
import type { Visit } from "../state/visit.ts";
import { chosenFrom, type Dock } from "../table/dock.ts";
import { ConfirmPass } from "./confirm-pass.tsx";
import { ConfirmSeal } from "./confirm-seal.tsx";
import { lazy } from "./lazy.tsx";

export interface SheetProps {
  readonly visit: Visit;
  readonly view: DealtView;
  readonly act: (action: Action) => void;
  readonly onClose: () => void;
  /** Leads from one sheet to another. */
  readonly onOpen: (sheet: Sheet) => void;
}

const DiscardSheet = lazy(async () => (await import("./discard-sheet.tsx")).DiscardSheet);
const ExitSheet = lazy(async () => (await import("./exit-sheet.tsx")).ExitSheet);
const InstructionSheet = lazy(
  async () => (await import("./instruction-sheet.tsx")).InstructionSheet,
);
const CardSheet = lazy(async () => (await import("./card-sheet.tsx")).CardSheet);
const RivalSheet = lazy(async () => (await import("./rival-sheet.tsx")).RivalSheet);
const LedgerSheet = lazy(async () => (await import("./ledger-sheet.tsx")).LedgerSheet);
const MenuSheet = lazy(async () => (await import("./menu-sheet.tsx")).MenuSheet);
const KeySheet = lazy(async () => (await import("./key-sheet.tsx")).KeySheet);
const NoticeSheet = lazy(async () => (await import("./notice-sheet.tsx")).NoticeSheet);
const ShortcutsSheet = lazy(async () => (await import("./shortcuts-sheet.tsx")).ShortcutsSheet);

/** Whatever lies over the table. All but the questions before a move are loaded when opened. */
export function TableSheet({
  sheet,
  visit,
  view,
  dock,
  act,
}: {
  readonly sheet: Signal<Sheet | null>;
  readonly visit: Visit;
  readonly view: DealtView;
  readonly dock: Dock;
  readonly act: (action: Action) => void;
}): JSX.Element | null {
  const open = sheet.value;
  if (open === null) return null;
  const props: SheetProps = {
    visit,
    view,
    act,
    onClose: () => {
      // A dialog that closes late must not take a newer one with it.
      if (sheet.peek() === open) sheet.value = null;
    },
    onOpen: (next) => {
      sheet.value = next;
    },
  };
  const asks = { texts: texts.value, onClose: props.onClose };
  switch (open.kind) {
    case "confirm-pass":
      return <ConfirmPass {...asks} view={view} onYes={() => act({ type: "pass" })} />;
    case "confirm-seal": {
      const cards = chosenFrom(view, visit.session.store.selection.value);
      return (
        <ConfirmSeal {...asks} total={dock.chosen} onYes={() => act({ type: "seal", cards })} />
      );
    }
    case "discard":
      return <DiscardSheet {...props} />;
    case "exit":
      return <ExitSheet {...props} />;
    case "instruct":
      return <InstructionSheet {...props} />;
    case "card":
      return <CardSheet {...props} />;
    case "rival":
      return <RivalSheet {...props} seat={open.seat} />;
    case "ledger":
      return <LedgerSheet {...props} />;
    case "menu":
      return <MenuSheet {...props} />;
    case "key":
      return <KeySheet {...props} />;
    case "notices":
      return <NoticeSheet {...props} />;
    case "shortcuts":
      return <ShortcutsSheet {...props} />;
  }
}
