import { isDisgrace, isGreen, type MoneyCard } from "../../shared/contract/cards.ts";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { Language, Who } from "../i18n/texts.ts";
import { total } from "./dock.ts";

/** Whom a sentence names: the seat's name, and whether it is the reader. */
export function whoIs(view: Pick<View, "seats" | "you">, seat: Seat): Who {
  return { name: view.seats[seat]?.name ?? "–", you: view.you?.seat === seat };
}

/**
 * What happened, as one sentence for eye and ear (ux.md D5). Prices are named only
 * where the event still carries them (rules.md 10.3). Null for events that are told
 * by another one: the deal, the end's result.
 */
export function sentenceFor(event: ApiEvent, view: View, language: Language): string | null {
  const words = language.texts.table.events;
  const sentence = plainSentence(event, view, language);
  if (sentence === null || event.by === undefined) return sentence;
  if (event.by !== "bot") return words.by[event.by](sentence);
  return wasPlayedFor(event, view) ? words.by.forced(sentence) : sentence;
}

/**
 * Without a pass that the next event tells again: whoever passes first takes the disgrace.
 * A pass that somebody else made for the seat stays, since only it says so.
 */
export function toldOnce(
  events: readonly ApiEvent[],
  view: Pick<View, "you">,
): readonly ApiEvent[] {
  return events.filter(
    (event, at) =>
      event.type !== "passed" ||
      events[at + 1]?.type !== "disgrace-taken" ||
      (event.by !== undefined && (event.by !== "bot" || wasPlayedFor(event, view))),
  );
}

/** Whether a bot has played for the reader, who was away. */
export function wasPlayedFor(event: ApiEvent, { you }: Pick<View, "you">): boolean {
  return event.by === "bot" && "seat" in event && you !== null && event.seat === you.seat;
}

function plainSentence(event: ApiEvent, view: View, language: Language): string | null {
  const words = language.texts.table.events;
  switch (event.type) {
    case "game-opened":
    case "seat-taken":
    case "seat-left":
    case "game-started":
      return null;
    // The last card has said it.
    case "game-over":
      return null;
    case "game-ended":
      return words.over;
    case "card-revealed":
      return revealed(event, language);
    case "sealed":
      return words.seals(whoIs(view, event.seat));
    case "envelopes-opened":
      return opened(event, view, language);
    case "bid-raised":
      return raised(event, view, language);
    case "passed": {
      const back = sumOf(event.cards);
      const who = whoIs(view, event.seat);
      return back === null || back === 0 ? words.passes(who) : words.passesBack(who, back);
    }
    case "exited":
      return words.exits(whoIs(view, event.seat), event.luxury);
    case "card-won": {
      const who = whoIs(view, event.seat);
      if (event.paid === null) return words.winsHidden(who, event.card);
      return event.paid === 0
        ? words.winsFree(who, event.card)
        : words.wins(who, event.card, event.paid);
    }
    case "disgrace-taken":
      return taken(event, view, language);
    case "luxury-lost": {
      const who = whoIs(view, event.seat);
      return event.reason === "waiting"
        ? words.luxuryLostWaiting(who, event.luxury)
        : words.luxuryLost(who, event.luxury);
    }
    case "reserve-released":
      return words.released;
  }
}

type Of<T extends ApiEvent["type"]> = Extract<ApiEvent, { type: T }>;

function revealed(event: Of<"card-revealed">, language: Language): string {
  const words = language.texts.table.events;
  if (!event.auctioned) return words.lastCard(event.card);
  const rule = isDisgrace(event.card) ? words.lotDisgraceRule : words.lotRule;
  const lamp = isGreen(event.card) ? ` ${words.lamp(event.greens)}` : "";
  const next = event.forecast === null ? "" : ` ${words.forecast(event.forecast)}`;
  return words.lot(event.auction, event.card, rule) + lamp + next;
}

function opened(event: Of<"envelopes-opened">, view: View, language: Language): string {
  const words = language.texts.table.events;
  if (event.bids === null) return words.openedHidden;
  const sums = event.bids.map(sumOf);
  if (sums.some((sum) => sum === null)) return words.openedHidden;
  return words.opened(
    language.formats.list(sums.map((sum, seat) => words.envelope(whoIs(view, seat), sum ?? 0))),
  );
}

function raised(event: Of<"bid-raised">, view: View, language: Language): string {
  const words = language.texts.table.events;
  const who = whoIs(view, event.seat);
  if (event.total === null) return words.bidsHidden(who);
  return event.was === null || event.was === 0
    ? words.bids(who, event.total)
    : words.raises(who, event.total, event.was);
}

function taken(event: Of<"disgrace-taken">, view: View, language: Language): string {
  const words = language.texts.table.events;
  const losses = event.lost.flatMap(({ seat, total: sum }) =>
    sum === null ? [] : [words.lose(whoIs(view, seat), sum)],
  );
  const first = words.takes(whoIs(view, event.seat), event.card);
  return losses.length === 0 ? first : `${first} ${language.formats.list(losses)}.`;
}

function sumOf(cards: readonly MoneyCard[] | null): number | null {
  return cards === null ? null : total(cards);
}
