import { isPrestige, type StatusCard } from "../../shared/contract/cards.ts";
import type { ApiSeat, DealtView } from "../../shared/contract/view-schema.ts";
import type { Livery } from "../../shared/contract/livery.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { Language } from "../i18n/texts.ts";
import { dueSeats } from "./banner.ts";
import { total } from "./dock.ts";
import { scoreText } from "./score-sum.ts";

export type RivalTag = "lead" | "in" | "pass" | "act" | "away" | "sealed";

export interface Rival {
  readonly seat: Seat;
  readonly name: string;
  readonly livery: Livery;
  readonly tag: RivalTag;
  readonly tagText: string;
  /** What lies on the table, in thousands; null where nothing does. */
  readonly laid: number | null;
  readonly due: boolean;
  readonly passed: boolean;
  /** The second line, on tall screens: "14 pts ×2", "9 cards". */
  readonly detail: readonly string[];
  /** All of it, as one sentence for the ear. */
  readonly spoken: string;
}

/**
 * The other seats, clockwise from the viewer's; all of them for the gallery (ux.md A5).
 *
 * @param uncounted whose cards in hand cannot be told: at a past moment under a closed ledger
 */
export function rivalsOf(
  view: DealtView,
  language: Language,
  uncounted: readonly Seat[] = [],
): readonly Rival[] {
  const own = view.you?.seat;
  const count = view.seats.length;
  const order = Array.from({ length: count }, (_, step) => ((own ?? -1) + 1 + step) % count);
  const due = dueSeats(view);
  return order
    .filter((seat) => seat !== own)
    .flatMap((seat) => {
      const shown = view.seats[seat];
      if (shown === undefined) return [];
      const counted = !uncounted.includes(seat);
      return [rivalOf(shown, { due: due.includes(seat), counted }, view, language)];
    });
}

function rivalOf(
  seat: ApiSeat,
  { due, counted }: { readonly due: boolean; readonly counted: boolean },
  view: DealtView,
  language: Language,
): Rival {
  const words = language.texts.table.rivals;
  const tag = tagOf(seat, due, view);
  const tagText = tagWords(tag, seat, due, view, language);
  const laid = seat.bid.length > 0 ? total(seat.bid) : null;
  const score = scoreText(seat.status, language.formats);
  const doublings = seat.cards.filter(isPrestige);
  const points = [
    words.score(score, language.formats.plural(seat.status)),
    ...doublings.map(() => "×2"),
  ].join(" ");
  const purse = seat.money === null ? [] : [words.purse(seat.money)];
  const count = counted ? [words.cardCount(seat.handCount)] : [];
  const hand = counted ? [words.hand(seat.handCount)] : [];
  const owes = seat.pending ? [words.owes] : [];
  const exited = seat.exitUsed ? [words.exited] : [];
  return {
    seat: seat.seat,
    name: seat.name ?? "–",
    livery: seat.livery,
    tag,
    tagText,
    laid,
    due,
    passed: !seat.in && view.phase !== "discard",
    detail: [points, ...(purse.length > 0 ? purse : count)],
    spoken: [
      sentence([
        seat.name ?? "–",
        ...(tagText === "" ? [] : [tagText]),
        ...(laid === null ? [] : [words.laid(laid)]),
      ]),
      `${[words.status(score), ...collection(seat.cards, language)].join(", ")}.`,
      sentence([...hand, ...purse, ...owes, ...exited]),
    ]
      .join(" ")
      .trim(),
  };
}

function tagOf(seat: ApiSeat, due: boolean, view: DealtView): RivalTag {
  if (seat.away) return "away";
  if (view.auction?.submitted?.includes(seat.seat) === true) return "sealed";
  if (due) return "act";
  if (view.auction?.leader === seat.seat) return "lead";
  return seat.in ? "in" : "pass";
}

function tagWords(
  tag: RivalTag,
  seat: ApiSeat,
  due: boolean,
  view: DealtView,
  { texts }: Language,
): string {
  const words = texts.table.rivals;
  // While somebody chooses what to give up, the lot is over for all the others.
  if (view.phase === "discard" && tag !== "act" && tag !== "away") return "";
  switch (tag) {
    case "lead":
      return words.leads;
    case "in":
      return words.in;
    case "pass":
      return words.passed;
    case "act":
      return view.phase === "sealed" ? words.writing : words.act;
    case "away":
      return due || seat.in ? words.away : words.passed;
    case "sealed":
      return words.sealed;
  }
}

function sentence(parts: readonly string[]): string {
  return parts.length === 0 ? "" : `${parts.join(", ")}.`;
}

function collection(cards: readonly StatusCard[], { texts }: Language): readonly string[] {
  return cards.map((card) => texts.table.cards[card].name);
}
