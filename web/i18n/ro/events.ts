import type { Texts } from "../texts.ts";
import { cards, does, luxury, plural } from "./words.ts";

export const events: Texts["table"]["events"] = {
  lot: (lot, card, rule) => `Lotul ${lot}. ${cards[card].name}, ${cards[card].effect}. ${rule}`,
  lotRule: "Cea mai mare ofertă câștigă.",
  lotDisgraceRule: "Primul care pasează o ia. Ceilalți pierd ce au pus.",
  lamp: (lit) => `Lampa ${lit} s-a aprins.`,
  forecast: (card) => `Urmează ${cards[card].name}.`,
  lastCard: (card) => `A patra lampă. Seara se încheie; ${cards[card].name} nu se mai licitează.`,
  bids: (who, total) => `${does(who, "licitezi", "licitează")} ${total}.`,
  raises: (who, total, was) => `${does(who, "urci", "urcă")} la ${total}, era ${was}.`,
  bidsHidden: (who) => `${does(who, "licitezi", "licitează")}.`,
  passes: (who) => `${does(who, "pasezi", "pasează")}.`,
  passesBack: (who, total) => `${does(who, "pasezi și iei", "pasează și ia")} înapoi ${total}.`,
  seals: (who) => `${does(who, "sigilezi", "sigilează")} un plic.`,
  opened: (list) => `Plicurile sunt deschise: ${list}.`,
  openedHidden: "Plicurile au fost deschise.",
  envelope: (who, total) => `${who.you ? "tu" : who.name} ${total === 0 ? "gol" : total}`,
  wins: (who, card, paid) => `${does(who, "iei", "ia")} ${cards[card].named} pentru ${paid}.`,
  winsHidden: (who, card) => `${does(who, "iei", "ia")} ${cards[card].named}.`,
  winsFree: (who, card) =>
    `Toți ceilalți au pasat. ${does(who, "iei", "ia")} ${cards[card].named} gratuit.`,
  takes: (who, card) =>
    `${does(who, "pasezi întâi și iei", "pasează întâi și ia")} ${cards[card].named}.`,
  lose: (who, total) => `${does(who, "pierzi", "pierde")} ${total}`,
  exits: (who, card) =>
    `${does(who, "ieși", "iese")} mai devreme: ${luxury(card)}, cu fața în jos.`,
  luxuryLost: (who, card) =>
    `${does(who, "renunți", "renunță")} la ${luxury(card)} din cauza Faux Pas.`,
  luxuryLostWaiting: (who, card) =>
    `Faux Pas, care aștepta, ${who.you ? "îți ia" : `îi ia lui ${who.name}`} ${luxury(card)}.`,
  released: "Fiecare își ia înapoi cartea 1.",
  over: "Seara se încheie.",
  by: {
    clock: (sentence) => `Timp expirat: ${sentence}`,
    instruction: (sentence) => `Instrucțiunile tale: ${sentence}`,
    forced: (sentence) => `Făcut în locul tău: ${sentence}`,
  },
  tooMany: (count) => plural(count, { one: "mutare", few: "mutări", other: "de mutări" }),
  pressL: "; apasă L ca să le auzi.",
  yourTurn: "E rândul tău.",
  yourTurnBeat: (toBeat, leader) => `${toBeat} de depășit, conduce ${leader}.`,
  yourTurnLaid: (laid) => `Ai pus ${laid}.`,
  nowWaiting: (names) => `Se așteaptă: ${names}.`,
};

export const recap: Texts["table"]["recap"] = {
  whyPaid: "De ce am plătit?",
  justNow: "Chiar acum:",
  since: (ago) => `Ultima vizită ${ago}:`,
  playedForYou: "Masa a jucat pentru tine:",
  first: (seat, seats, starter) =>
    `Ești la locul ${seat} din ${seats}. ${does(starter, "începi", "începe")}.`,
  reminder: "Păstrează bani: cel mai sărac la sfârșit nu poate câștiga.",
  more: (count) =>
    `Încă ${plural(count, { one: "mutare", few: "mutări", other: "de mutări" })} în registru.`,
};
