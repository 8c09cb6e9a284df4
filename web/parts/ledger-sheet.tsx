import type { JSX } from "preact";
import { texts } from "../i18n/language.ts";
import { Dialog } from "./dialog.tsx";
import { LedgerList } from "./ledger-list.tsx";
import type { SheetProps } from "./table-sheet.tsx";

export function LedgerSheet({ visit, view, onClose }: SheetProps): JSX.Element {
  return (
    <Dialog
      title={texts.value.table.bar.ledgerTitle}
      kind="sheet"
      closeLabel={texts.value.table.status.close}
      onClose={onClose}
    >
      <LedgerList visit={visit} view={view} />
    </Dialog>
  );
}
