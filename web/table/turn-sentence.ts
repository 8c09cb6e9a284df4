import type { DealtView, View } from "../../shared/contract/view-schema.ts";
import type { Action } from "../../shared/engine/action.ts";
import type { Language } from "../i18n/texts.ts";
import { awaited, bannerOf } from "./banner.ts";
import { dutyOf, total } from "./dock.ts";

/** "Your turn. 12 to beat, Chloé leads. You have laid 8." (D5) */
export function yourTurnSentence(view: DealtView, language: Language): string {
  const words = language.texts.table.events;
  const duty = dutyOf(view);
  if (duty.kind !== "bid" && duty.kind !== "cannot-raise") {
    const { title, line } = bannerOf(view, language, 0);
    return `${title}. ${line}`;
  }
  const { auction, you } = view;
  const leader = auction?.leader ?? null;
  const laid = you === null ? 0 : total(view.seats[you.seat]?.bid ?? []);
  return [
    words.yourTurn,
    ...(auction !== null && leader !== null
      ? [words.yourTurnBeat(auction.high, view.seats[leader]?.name ?? "–")]
      : []),
    ...(laid > 0 ? [words.yourTurnLaid(laid)] : []),
  ].join(" ");
}

/** What the viewer has just done, and what comes next: "You bid 17. Waiting for Béla." */
export function ownActSentence(
  action: Action,
  before: View,
  after: DealtView,
  language: Language,
): string {
  const words = language.texts.table.events;
  const next = after.status === "running" && after.you?.legal.actions.length === 0;
  return [
    deed(action, before, language),
    ...(next ? [words.nowWaiting(awaited(after, language))] : []),
  ].join(" ");
}

function deed(action: Action, before: View, { texts }: Language): string {
  const words = texts.table.events;
  const name = before.you === null ? undefined : before.seats[before.you.seat];
  const who = { name: name?.name ?? "–", you: true };
  const laid = total(name?.bid ?? []);
  switch (action.type) {
    case "bid":
      return words.bids(who, laid + total(action.cards));
    case "pass":
      return laid > 0 ? words.passesBack(who, laid) : words.passes(who);
    case "seal":
      return words.seals(who);
    case "discard":
      return words.luxuryLost(who, action.luxury);
    case "exit":
      return words.exits(who, action.luxury);
  }
}
