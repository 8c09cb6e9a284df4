import type { JSX } from "preact";
import type { View } from "../../shared/contract/view-schema.ts";
import { tablePath } from "../../shared/contract/links.ts";
import { CardArt, CardBack } from "../art/card-art.tsx";
import { loadSeldomTexts } from "../i18n/choose-language.ts";
import { language, texts } from "../i18n/language.ts";
import type { Language } from "../i18n/texts.ts";
import { forgetSeat, seatsAt } from "../state/kept-seats.ts";
import type { HomeTable as Row } from "../state/home-tables.ts";
import { awaited } from "../table/banner.ts";
import { isDealt } from "../table/dealt.ts";
import { dutyOf } from "../table/dock.ts";
import { headline } from "../table/ending.ts";
import { waitsForStart, waitsForViewer } from "../table/waits.ts";
import { lazy } from "./lazy.tsx";

const UnreadableTable = lazy(
  () => import("./unreadable-table.tsx"),
  ({ UnreadableTable }) => UnreadableTable,
  loadSeldomTexts,
);

/** One table in the list at home: what is for sale, what is to beat, who is awaited. */
export function HomeTable({ row }: { readonly row: Row }): JSX.Element {
  const { kept, state } = row;
  const words = texts.value.pages.home;
  if (state.kind === "gone") {
    return (
      <div class="table-row gone">
        <CardBack />
        <div>
          <h3>{kept.table}</h3>
          <p class="k">{words.gone}</p>
        </div>
        <button type="button" class="btn small" onClick={() => forgetSeat(kept)}>
          {words.forget}
        </button>
      </div>
    );
  }
  const view = state.kind === "view" ? state.view : null;
  const why = state.kind === "unreadable" ? state.why : null;
  const card = view?.auction?.card;
  const mine = view !== null && waitsForViewer(view);
  return (
    <a class={mine ? "table-row yours" : "table-row"} href={tablePath(kept.game)}>
      {card === undefined ? (
        <CardBack />
      ) : (
        <CardArt card={card} name={texts.value.table.cards[card].name} />
      )}
      <div>
        <h3>{view?.name ?? kept.table}</h3>
        {why === null && <p>{view === null ? "…" : lineOf(view, language.value)}</p>}
        {why !== null && <UnreadableTable damaged={why === "game-damaged"} />}
        {view !== null && rematchWaits(view) && <p class="k">{words.rematch}</p>}
        {view !== null && view.deadlineAt !== null && (
          <p class="k">{leftOf(view, language.value)}</p>
        )}
      </div>
      {mine && <span class="btn p small">{words.play}</span>}
    </a>
  );
}

/** Whether a next game keeps a seat for this device, which has not looked at it yet. */
function rematchWaits({ rematch, you }: View): boolean {
  return rematch !== null && you !== null && seatsAt(rematch).length === 0;
}

function lineOf(view: View, tongue: Language): string {
  const words = tongue.texts.pages.home;
  if (view.status === "lobby") {
    if (waitsForStart(view)) return tongue.texts.pages.lobby.hostFull;
    const taken = view.seats.filter(({ kind }) => kind !== "empty").length;
    return words.inLobby(taken, view.options.seats);
  }
  if (view.status === "over") return headline(view, tongue);
  if (!isDealt(view)) return "";
  const duty = dutyOf(view);
  if (duty.kind === "bid" || duty.kind === "cannot-raise") {
    const { auction } = view;
    return auction === null
      ? ""
      : words.toBeat(tongue.texts.table.cards[auction.card].name, auction.high);
  }
  return tongue.texts.table.banner.waiting(awaited(view, tongue));
}

function leftOf(view: View, { texts: { pages }, formats }: Language): string {
  if (view.deadlineAt === null) return "";
  const seconds = (Date.parse(view.deadlineAt) - Date.parse(view.serverTime)) / 1000;
  return pages.home.left(formats.span(seconds));
}
