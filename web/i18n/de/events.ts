import type { Texts } from "../texts.ts";
import { cards, does, luxury, plural } from "./words.ts";

export const events: Texts["table"]["events"] = {
  lot: (lot, card, rule) => `Los ${lot}. ${cards[card].name}, ${cards[card].effect}. ${rule}`,
  lotRule: "Das höchste Gebot gewinnt.",
  lotDisgraceRule: "Wer zuerst passt, nimmt sie. Die anderen verlieren ihren Einsatz.",
  lamp: (lit) => `Laterne ${lit} brennt.`,
  forecast: (card) => `Als Nächstes kommt ${cards[card].name}.`,
  lastCard: (card) =>
    `Vierte Laterne. Der Abend ist zu Ende; ${cards[card].name} wird nicht versteigert.`,
  bids: (who, total) => `${does(who, "bietest", "bietet")} ${total}.`,
  raises: (who, total, was) => `${does(who, "erhöhst", "erhöht")} auf ${total}, vorher ${was}.`,
  bidsHidden: (who) => `${does(who, "bietest", "bietet")}.`,
  passes: (who) => `${does(who, "passt", "passt")}.`,
  passesBack: (who, total) =>
    `${does(who, "passt und nimmst", "passt und nimmt")} ${total} zurück.`,
  seals: (who) => `${does(who, "versiegelst", "versiegelt")} einen Umschlag.`,
  opened: (list) => `Die Umschläge sind offen: ${list}.`,
  openedHidden: "Die Umschläge wurden geöffnet.",
  envelope: (who, total) => `${who.you ? "du" : who.name} ${total === 0 ? "leer" : total}`,
  wins: (who, card, paid) =>
    `${does(who, "nimmst", "nimmt")} ${cards[card].accusative} für ${paid}.`,
  winsHidden: (who, card) => `${does(who, "nimmst", "nimmt")} ${cards[card].accusative}.`,
  winsFree: (who, card) =>
    `Alle anderen haben gepasst. ${does(who, "nimmst", "nimmt")} ${cards[card].accusative} umsonst.`,
  takes: (who, card) =>
    `${does(who, "passt zuerst und nimmst", "passt zuerst und nimmt")} ${cards[card].accusative}.`,
  lose: (who, total) => `${does(who, "verlierst", "verliert")} ${total}`,
  exits: (who, card) =>
    `${does(who, "steigst früh aus und verdeckst", "steigt früh aus und verdeckt")} ${luxury(card)}.`,
  luxuryLost: (who, card) => `${does(who, "gibst", "gibt")} für den Faux Pas ${luxury(card)} ab.`,
  luxuryLostWaiting: (who, card) =>
    `Der wartende Faux Pas nimmt ${who.you ? "dir" : who.name} ${luxury(card)}.`,
  released: "Alle haben ihre 1 wieder auf der Hand.",
  over: "Der Abend ist zu Ende.",
  by: {
    clock: (sentence) => `Zeit abgelaufen: ${sentence}`,
    instruction: (sentence) => `Dein Auftrag: ${sentence}`,
    forced: (sentence) => `Für dich erledigt: ${sentence}`,
  },
  tooMany: (count) => plural(count, { one: "Zug", other: "Züge" }),
  pressL: "; mit L anhören.",
  yourTurn: "Du bist dran.",
  yourTurnBeat: (toBeat, leader) => `${toBeat} zu überbieten, ${leader} führt.`,
  yourTurnLaid: (laid) => `Du hast ${laid} gelegt.`,
  nowWaiting: (names) => `Warten auf ${names}.`,
};

export const recap: Texts["table"]["recap"] = {
  whyPaid: "Warum habe ich gezahlt?",
  justNow: "Gerade eben:",
  since: (ago) => `Zuletzt ${ago}:`,
  playedForYou: "Der Tisch hat für dich gespielt:",
  first: (seat, seats, starter) =>
    `Platz ${seat} von ${seats}. ${does(starter, "beginnst", "beginnt")}.`,
  reminder: "Behalte Geld: Wer am Ende am ärmsten ist, gewinnt nicht.",
  more: (count) => `${plural(count, { one: "weiterer Zug", other: "weitere Züge" })} im Protokoll.`,
};
