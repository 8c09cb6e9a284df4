import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { Action } from "../../shared/engine/action.ts";
import { loadSeldomTexts } from "../i18n/choose-language.ts";
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

const DiscardSheet = lazy(
  () => import("./discard-sheet.tsx"),
  ({ DiscardSheet }) => DiscardSheet,
);
const ExitSheet = lazy(
  () => import("./exit-sheet.tsx"),
  ({ ExitSheet }) => ExitSheet,
  loadSeldomTexts,
);
const InstructionSheet = lazy(
  () => import("./instruction-sheet.tsx"),
  ({ InstructionSheet }) => InstructionSheet,
  loadSeldomTexts,
);
const CardSheet = lazy(
  () => import("./card-sheet.tsx"),
  ({ CardSheet }) => CardSheet,
);
const RivalSheet = lazy(
  () => import("./rival-sheet.tsx"),
  ({ RivalSheet }) => RivalSheet,
);
const LedgerSheet = lazy(
  () => import("./ledger-sheet.tsx"),
  ({ LedgerSheet }) => LedgerSheet,
);
const MenuSheet = lazy(
  () => import("./menu-sheet.tsx"),
  ({ MenuSheet }) => MenuSheet,
);
const KeySheet = lazy(
  () => import("./key-sheet.tsx"),
  ({ KeySheet }) => KeySheet,
);
const NoticeSheet = lazy(
  () => import("./notice-sheet.tsx"),
  ({ NoticeSheet }) => NoticeSheet,
);
const ShortcutsSheet = lazy(
  () => import("./shortcuts-sheet.tsx"),
  ({ ShortcutsSheet }) => ShortcutsSheet,
  loadSeldomTexts,
);

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
