import type { JSX } from "preact";
import type { ApiSeat } from "../../shared/contract/view-schema.ts";
import { texts } from "../i18n/language.ts";
import { Dialog } from "./dialog.tsx";
import { SeatSeal } from "./seat-seal.tsx";

/** Asks before a guest loses his seat: one press too many, and he would have to be invited again. */
export function RemoveGuest({
  seat,
  onClose,
  onYes,
}: {
  readonly seat: ApiSeat;
  readonly onClose: () => void;
  readonly onYes: () => void;
}): JSX.Element {
  const words = texts.value.pages.lobby;
  const name = seat.name ?? "–";
  return (
    <Dialog
      title={words.remove(name)}
      mark={<SeatSeal livery={seat.livery} name={name} />}
      kind="danger"
      onClose={onClose}
    >
      <p>{words.removeSure}</p>
      <div class="foot">
        <button type="button" class="btn" onClick={onClose}>
          {texts.value.table.confirm.back}
        </button>
        <button type="button" class="btn danger p" onClick={onYes}>
          {words.remove(name)}
        </button>
      </div>
    </Dialog>
  );
}
