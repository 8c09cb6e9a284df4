import type { JSX } from "preact";
import type { Texts } from "../i18n/texts.ts";
import { Dialog } from "./dialog.tsx";

/** A sealed envelope is final (rules.md 11.D1), so the press asks once. */
export function ConfirmSeal({
  total,
  texts,
  onClose,
  onYes,
}: {
  readonly total: number;
  readonly texts: Texts;
  readonly onClose: () => void;
  readonly onYes: () => void;
}): JSX.Element {
  const words = texts.table.confirm;
  return (
    <Dialog title={words.sealTitle(total)} kind="question" onClose={onClose}>
      <p>{words.sealBody}</p>
      <div class="foot">
        <button type="button" class="btn" onClick={onClose}>
          {words.back}
        </button>
        <button type="button" class="btn p" onClick={onYes}>
          {words.seal}
        </button>
      </div>
    </Dialog>
  );
}
