import type { Luxury, StatusCard } from "../../../shared/contract/cards.ts";
import { cards, does, luxury, plural, type Who } from "./words.ts";

/** What happens, for eye and ear (ux.md D5). */
export const events = {
  lot: (lot: number, card: StatusCard, rule: string) =>
    `Lot ${lot}. ${cards[card].name}, ${cards[card].effect}. ${rule}`,
  lotRule: "Highest bid wins.",
  lotDisgraceRule: "First to pass takes it; the others lose what they laid.",
  lamp: (lit: number) => `${["First", "Second", "Third", "Fourth"][lit - 1] ?? ""} lamp lit.`,
  forecast: (card: StatusCard) => `Next comes ${cards[card].name}.`,
  lastCard: (card: StatusCard) =>
    `Fourth lamp. The evening ends; ${cards[card].name} is not auctioned.`,
  bids: (who: Who, total: number) => `${does(who, "bid")} ${total}.`,
  raises: (who: Who, total: number, was: number) =>
    `${does(who, "raise")} to ${total}, was ${was}.`,
  bidsHidden: (who: Who) => `${does(who, "bid")}.`,
  passes: (who: Who) => `${does(who, "pass", "passes")}.`,
  passesBack: (who: Who, total: number) =>
    `${does(who, "pass", "passes")} and ${who.you ? "take" : "takes"} back ${total}.`,
  seals: (who: Who) => `${does(who, "seal")} an envelope.`,
  opened: (list: string) => `The envelopes are open: ${list}.`,
  openedHidden: "The envelopes were opened.",
  envelope: (who: Who, total: number) =>
    `${who.you ? "you" : who.name} ${total === 0 ? "empty" : total}`,
  wins: (who: Who, card: StatusCard, paid: number) =>
    `${does(who, "take")} the ${cards[card].name} for ${paid}.`,
  winsHidden: (who: Who, card: StatusCard) => `${does(who, "take")} the ${cards[card].name}.`,
  winsFree: (who: Who, card: StatusCard) =>
    `Everyone else passed. ${does(who, "take")} the ${cards[card].name} for nothing.`,
  takes: (who: Who, card: StatusCard) =>
    `${does(who, "pass", "passes")} first and ${who.you ? "take" : "takes"} the ${cards[card].name}.`,
  lose: (who: Who, total: number) => `${does(who, "lose")} ${total}`,
  exits: (who: Who, card: Luxury) =>
    `${does(who, "leave")} early: the ${luxury(card)} is turned face down.`,
  luxuryLost: (who: Who, card: Luxury) =>
    `${does(who, "give")} up the ${luxury(card)} to the Faux Pas.`,
  luxuryLostWaiting: (who: Who, card: Luxury) =>
    `The waiting Faux Pas takes the ${luxury(card)} from ${who.you ? "you" : who.name}.`,
  released: "Everyone has the 1 back in hand.",
  over: "The evening ends.",
  by: {
    clock: (sentence: string) => `Out of time: ${sentence}`,
    instruction: (sentence: string) => `Your instructions: ${sentence}`,
    forced: (sentence: string) => `Done for you: ${sentence}`,
  },
  tooMany: (count: number) => `${count} moves`,
  /** After that number: only where there are keys to press. */
  pressL: "; press L to hear them.",
  yourTurn: "Your turn.",
  yourTurnBeat: (toBeat: number, leader: string) => `${toBeat} to beat, ${leader} leads.`,
  yourTurnLaid: (laid: number) => `You have laid ${laid}.`,
  nowWaiting: (names: string) => `Waiting for ${names}.`,
};

/** What happened since the last visit. */
export const recap = {
  whyPaid: "Why did I pay?",
  justNow: "Just now:",
  since: (ago: string) => `Since ${ago}:`,
  playedForYou: "The table played for you:",
  first: (seat: number, seats: number, starter: Who) =>
    `You are seat ${seat} of ${seats}. ${starter.you ? "You begin" : `${starter.name} begins`}.`,
  reminder: "Keep some money: the poorest at the end cannot win.",
  more: (count: number) => `${plural(count, "more move", "more moves")} in the ledger.`,
};
