import type { NoticeTexts } from "./texts/notice-texts.ts";
import type { Refused } from "../game/decision.ts";
import type { Action } from "../../shared/engine/action.ts";
import { lotOf } from "./headline.ts";
import type { MailReading } from "./mail-in.ts";

/** What a mail asks of the table: an action to try, or nothing but an answer. */
export type Asked =
  | { readonly kind: "act"; readonly action: Action }
  | { readonly kind: "say"; readonly sentence: string };

/** What an answer begins with where nothing is to be tried. */
export function askedBy(
  reading: Exclude<MailReading, { kind: "ignored" }>,
  texts: NoticeTexts,
): Asked {
  const say = (sentence: string): Asked => ({ kind: "say", sentence });
  const { answer } = texts;
  switch (reading.kind) {
    case "too-large":
      return say(answer.tooLarge);
    case "unreadable":
      return say(answer.empty);
    case "unclear":
      switch (reading.reason) {
        case "empty":
          return say(answer.empty);
        case "no-such-card":
          return say(answer.noSuchCard(reading.line));
        case "not-a-command":
          return say(answer.unclear(reading.line));
      }
      break;
    case "command":
      switch (reading.command.type) {
        case "status":
          return say(answer.status);
        case "help":
          return say(answer.help(allCommands(texts)));
        case "action":
          return { kind: "act", action: reading.command.action };
      }
  }
}

function allCommands({ commands }: NoticeTexts): string {
  const { pass, bid, seal, nothing, discard, exit, take, status } = commands;
  const lines = [
    pass,
    `${bid} 3 8`,
    `${seal} 10`,
    `${seal} ${nothing}`,
    `${discard} 7`,
    `${exit} 3 ${take} 10`,
  ];
  return [...lines, status].join(" | ");
}

/** What was done, in a sentence. `total` is the seat's whole bid afterwards. */
export function playedSentence(action: Action, total: number, texts: NoticeTexts): string {
  const { played, done } = texts.answer;
  switch (action.type) {
    case "pass":
      return played(done.pass);
    case "bid":
      return played(done.bid(total));
    case "seal":
      return played(done.seal);
    case "discard":
      return played(done.discard(lotOf(action.luxury, texts)));
    case "exit":
      return played(done.exit(lotOf(action.luxury, texts)));
  }
}

/** Why the table did not take it; the state that follows in the mail says what would do. */
export function refusedSentence(refused: Refused, texts: NoticeTexts): string {
  const { answer } = texts;
  if (refused.code === "bid-too-low") return answer.tooLow(refused.facts.toBeat);
  if (refused.code === "card-not-in-hand") return answer.notInHand(refused.facts.cards.join(", "));
  if (refused.code === "game-over") return answer.over;
  if (refused.code === "not-your-turn" || refused.code === "already-sealed") return answer.notDue;
  if (refused.code === "stale-version") return answer.stale;
  return answer.refused;
}
