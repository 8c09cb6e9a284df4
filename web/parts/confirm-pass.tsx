import type { JSX } from "preact";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { Texts } from "../i18n/texts.ts";
import { total } from "../table/dock.ts";
import { Dialog } from "./dialog.tsx";
import { SeatSeal } from "./seat-seal.tsx";

/** Asks before a pass that costs something: what comes back, and what each rival loses (check 15). */
export function ConfirmPass({
  view,
  texts,
  onClose,
  onYes,
}: {
  readonly view: DealtView;
  readonly texts: Texts;
  readonly onClose: () => void;
  readonly onYes: () => void;
}): JSX.Element | null {
  const { auction, you } = view;
  if (auction === null || you === null) return null;
  const words = texts.table.confirm;
  const laid = total(view.seats[you.seat]?.bid ?? []);
  const losers = view.seats.filter(({ seat, bid }) => seat !== you.seat && bid.length > 0);
  const disgrace = auction.kind === "disgrace";
  return (
    <Dialog
      title={disgrace ? words.takeTitle(auction.card) : words.passTitle}
      kind={disgrace ? "danger" : "question"}
      onClose={onClose}
    >
      <p>{words.takeBack(laid)}</p>
      {disgrace && losers.length === 0 && <p>{words.nobodyLoses}</p>}
      {disgrace && losers.length > 0 && (
        <ul class="losses">
          {losers.map((seat) => (
            <li key={seat.seat}>
              <SeatSeal livery={seat.livery} name={seat.name ?? "–"} />
              {words.loses(seat.name ?? "–", total(seat.bid))}
            </li>
          ))}
        </ul>
      )}
      <div class="foot">
        <button type="button" class="btn" onClick={onClose}>
          {disgrace ? words.keep : words.back}
        </button>
        <button type="button" class={disgrace ? "btn danger p" : "btn p"} onClick={onYes}>
          {disgrace ? words.take : words.pass}
        </button>
      </div>
    </Dialog>
  );
}
