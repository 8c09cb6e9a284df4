import type { WebhookEvent } from "../../shared/contract/notifications.ts";
import { SPECTATOR } from "../../shared/engine/seat.ts";
import { eventsAfter } from "../game/served-events.ts";
import { viewOf } from "../game/game-view.ts";
import { lotOf } from "./headline.ts";
import type { Due } from "./outbox.ts";
import { noticeId, pushNotice } from "./push-notices.ts";
import { type SeatContext, tableLink } from "./seat-context.ts";
import { webhookBody } from "./webhook-shapes.ts";
import type { WebhookMessage } from "./webhook.ts";

/**
 * A notice as a webhook tells it. The facts are those of the gallery: a receiver's log is no place
 * for a hand, and a program that plays asks for its view with its own token.
 */
export function webhookMessage(context: SeatContext, due: Due, now: number): WebhookMessage | null {
  const { record, seat, notices } = context;
  if (notices.webhook === null || due.kind === "digest") return null;
  const type: WebhookEvent = due.kind;
  const { title: table } = pushNotice(context, due);
  const url = tableLink(context);
  const facts = factsOf(context, due, now);
  if (facts === null) return null;
  const { at, text, data } = facts;
  const news = { type, at, game: record.id, seat, data, text, table, url };
  const body = webhookBody(news, notices.webhook.shape);
  return { id: noticeId(context, due), body };
}

interface Facts {
  readonly at: number;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

function factsOf(context: SeatContext, due: Due, now: number): Facts | null {
  const { record, situation } = context;
  const text = pushNotice(context, due).body;
  const view = viewOf(record, SPECTATOR, now);
  switch (due.kind) {
    case "turn":
    case "reminder": {
      const { turn } = situation;
      const { phase, auction, version } = view;
      const deadlineAt = turn?.deadlineAt ?? null;
      return {
        at: turn?.since ?? now,
        text,
        data: {
          version,
          phase,
          auction,
          toBeat: phase === "bidding" ? (auction?.high ?? null) : null,
          deadlineAt: deadlineAt === null ? null : new Date(deadlineAt).toISOString(),
        },
      };
    }
    case "auction-settled":
      return settledFacts(context, due.auction);
    case "game-over": {
      const { endedBy, result } = view;
      return { at: situation.over?.at ?? now, text, data: { endedBy, result } };
    }
    case "rematch":
      return { at: situation.rematch?.at ?? now, text, data: { rematch: view.rematch } };
    case "digest":
      return null;
  }
}

/** How an auction ended, as the gallery may read it now: an older price is withheld (10.3). */
function settledFacts({ record, view, texts }: SeatContext, auction: number): Facts | null {
  const events = eventsAfter(record, SPECTATOR, undefined);
  const award = events.find(
    (event) =>
      (event.type === "card-won" || event.type === "disgrace-taken") && event.auction === auction,
  );
  if (award === undefined || !("card" in award) || !("seat" in award)) return null;
  const { card, seat: winner } = award;
  const paid = award.type === "card-won" ? award.paid : 0;
  const name = view.seats[winner]?.name ?? "–";
  const lot = lotOf(card, texts);
  const words = texts.events;
  const text = (() => {
    if (award.type === "disgrace-taken") return words.took(name, lot);
    if (paid === null) return words.wonHidden(name, lot);
    return paid === 0 ? words.wonFree(name, lot) : words.won(name, lot, paid);
  })();
  return { at: Date.parse(award.at), text, data: { auction, card, winner, paid } };
}
