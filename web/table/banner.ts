import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { Language } from "../i18n/texts.ts";
import { dutyOf, total, type Duty } from "./dock.ts";

/** Equal to the server's state of things, for style and tests (ux.md check 5). */
export type BannerState = "mine" | "peril" | "wait" | "over";

export interface Banner {
  readonly state: BannerState;
  readonly title: string;
  readonly line: string;
  /** How long is left for what is due, with its urgency; null without a clock. */
  readonly left: { readonly text: string; readonly hurry: boolean } | null;
}

const HURRY_SECONDS = 2 * 60 * 60;

/** @param now the server's time, in milliseconds since 1970 */
export function bannerOf(view: DealtView, language: Language, now: number): Banner {
  const duty = dutyOf(view);
  const words = language.texts.table.banner;
  const [title, line] =
    view.pausedUntil === null ? wordsFor(duty, view, language) : [words.paused, ""];
  return { state: stateOf(duty), title, line, left: timeLeft(view, language, now) };
}

/** The names of those from whom something is due, as a list. */
export function awaited(view: DealtView, { formats }: Language): string {
  return formats.list(dueSeats(view).map((seat) => view.seats[seat]?.name ?? "–"));
}

/** From whom an action is due. In the sealed step several at once (11.D1). */
export function dueSeats(view: DealtView): readonly number[] {
  if (view.turn !== null) return [view.turn];
  const sealed = view.auction?.submitted;
  if (view.phase !== "sealed" || sealed === null || sealed === undefined) return [];
  return view.seats.map(({ seat }) => seat).filter((seat) => !sealed.includes(seat));
}

function stateOf(duty: Duty): BannerState {
  switch (duty.kind) {
    case "bid":
    case "cannot-raise":
      return duty.peril ? "peril" : "mine";
    case "seal":
      return "mine";
    case "discard":
      return "peril";
    case "wait":
    case "sealed":
    case "passed":
    case "gallery":
      return "wait";
    case "over":
      return "over";
  }
}

function wordsFor(duty: Duty, view: DealtView, language: Language): [string, string] {
  const words = language.texts.table.banner;
  switch (duty.kind) {
    case "bid":
      if (duty.peril) return [words.peril, words.perilRule];
      return duty.toBeat === 0
        ? [words.mineOpen, words.open]
        : [words.mine, words.raise(duty.toBeat)];
    case "cannot-raise":
      return [duty.peril ? words.peril : words.mine, words.cannotRaise(duty.toBeat)];
    case "seal":
      return [words.seal, words.sealRule];
    case "discard":
      return [words.discard, words.discardRule];
    case "gallery":
      return [words.gallery, words.toAct(awaited(view, language))];
    case "sealed":
      return [words.sealed, sealedLine(view, language)];
    case "wait":
    case "passed":
      return [words.waiting(awaited(view, language)), waitingLine(view, language)];
    case "over":
      return [language.texts.table.events.over, ""];
  }
}

function waitingLine(view: DealtView, language: Language): string {
  const words = language.texts.table.banner;
  const { auction } = view;
  if (auction === null) return "";
  if (view.phase === "discard") return words.waitDiscard(awaited(view, language));
  if (auction.kind === "disgrace") return words.perilRule;
  if (auction.high === 0) return inAuction(view) ? words.nobody : words.passedOpen;
  if (auction.leader === null) return words.tied(auction.high);
  if (auction.leader === view.you?.seat) return words.leading(auction.high);
  const leader = view.seats[auction.leader]?.name ?? "–";
  return inAuction(view) ? words.leads(leader, auction.high) : words.passed(leader, auction.high);
}

function sealedLine(view: DealtView, language: Language): string {
  const words = language.texts.table.banner;
  const done = view.auction?.submitted?.length ?? 0;
  const own = words.envelope(total(view.you?.sealed ?? []));
  return `${words.sealedCount(done, view.seats.length)} ${own}`;
}

function inAuction(view: DealtView): boolean {
  return view.you !== null && view.seats[view.you.seat]?.in === true;
}

function timeLeft(view: DealtView, language: Language, now: number): Banner["left"] {
  const own = view.you === null ? null : (view.seats[view.you.seat]?.deadlineAt ?? null);
  const deadline = own ?? view.deadlineAt;
  if (deadline === null) return null;
  const seconds = (Date.parse(deadline) - now) / 1000;
  return {
    text: language.texts.table.banner.left(language.formats.span(seconds)),
    hurry: seconds < HURRY_SECONDS,
  };
}
