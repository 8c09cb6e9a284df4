import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { seatLink } from "../../shared/contract/links.ts";
import { texts } from "../i18n/language.ts";
import { replaceKey } from "../state/replace-key.ts";
import { Dialog } from "./dialog.tsx";
import { LinkBox } from "./link-box.tsx";
import type { SheetProps } from "./table-sheet.tsx";

/** The way to another device: the seat's own link, to copy, scan, share or mail (A4). */
export function KeySheet({ visit, view, onClose }: SheetProps): JSX.Element | null {
  const words = texts.value.sheets.key;
  const [said, setSaid] = useState<string | null>(null);
  const kept = visit.kept.value;
  if (kept === null) return null;
  return (
    <Dialog
      title={words.title}
      kind="sheet"
      closeLabel={texts.value.table.status.close}
      onClose={onClose}
    >
      <p>{words.lead}</p>
      <LinkBox
        link={seatLink(location.origin, kept.game, kept.token)}
        subject={words.mailSubject(view.name)}
      />
      <button
        type="button"
        class="btn small"
        onClick={() => void replaceKey(kept).then((error) => setSaid(error ?? words.renewed))}
      >
        {words.renew}
      </button>
      <output>{said}</output>
    </Dialog>
  );
}
