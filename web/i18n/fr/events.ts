import type { Texts } from "../texts.ts";
import { cards, does, luxury, plural } from "./words.ts";

export const events: Texts["table"]["events"] = {
  lot: (lot, card, rule) => `Lot ${lot}. ${cards[card].name}, ${cards[card].effect}. ${rule}`,
  lotRule: "La plus haute mise l’emporte.",
  lotDisgraceRule: "Le premier à passer la prend. Les autres perdent leur mise.",
  lamp: (lit) => `Lanterne ${lit} allumée.`,
  forecast: (card) => `Ensuite vient ${cards[card].name}.`,
  lastCard: (card) =>
    `Quatrième lanterne. La soirée s’achève, sans enchère pour ${cards[card].named}.`,
  bids: (who, total) => `${does(who, "misez", "mise")} ${total}.`,
  raises: (who, total, was) => `${does(who, "montez", "monte")} à ${total}, c’était ${was}.`,
  bidsHidden: (who) => `${does(who, "misez", "mise")}.`,
  passes: (who) => `${does(who, "passez", "passe")}.`,
  passesBack: (who, total) => `${does(who, "passez et reprenez", "passe et reprend")} ${total}.`,
  seals: (who) => `${does(who, "cachetez", "cachette")} une enveloppe.`,
  opened: (list) => `Les enveloppes sont ouvertes : ${list}.`,
  openedHidden: "Les enveloppes ont été ouvertes.",
  envelope: (who, total) => `${who.you ? "vous" : who.name} ${total === 0 ? "vide" : total}`,
  wins: (who, card, paid) =>
    `${does(who, "emportez", "emporte")} ${cards[card].named} pour ${paid}.`,
  winsHidden: (who, card) => `${does(who, "emportez", "emporte")} ${cards[card].named}.`,
  winsFree: (who, card) =>
    `Tous les autres ont passé. ${does(who, "prenez", "prend")} ${cards[card].named} pour rien.`,
  takes: (who, card) =>
    `${does(who, "passez en premier et prenez", "passe en premier et prend")} ${cards[card].named}.`,
  lose: (who, total) => `${does(who, "perdez", "perd")} ${total}`,
  exits: (who, card) =>
    `${does(who, "sortez", "sort")} avant l’heure : ${luxury(card)} face cachée.`,
  luxuryLost: (who, card) => `${does(who, "cédez", "cède")} ${luxury(card)} au Faux Pas.`,
  luxuryLostWaiting: (who, card) =>
    `Le Faux Pas en attente ${who.you ? "vous prend" : `prend à ${who.name}`} ${luxury(card)}.`,
  released: "Chacun reprend son 1 en main.",
  over: "La soirée s’achève.",
  by: {
    clock: (sentence) => `Temps écoulé : ${sentence}`,
    instruction: (sentence) => `Vos instructions : ${sentence}`,
    forced: (sentence) => `Fait pour vous : ${sentence}`,
  },
  tooMany: (count) => plural(count, { one: "coup", other: "coups" }),
  pressL: " ; L pour les entendre.",
  yourTurn: "À vous.",
  yourTurnBeat: (toBeat, leader) => `${toBeat} à dépasser, ${leader} mène.`,
  yourTurnLaid: (laid) => `Vous avez posé ${laid}.`,
  nowWaiting: (names) => `On attend ${names}.`,
};

export const recap: Texts["table"]["recap"] = {
  whyPaid: "Pourquoi ai-je payé ?",
  justNow: "À l’instant :",
  since: (ago) => `Dernière visite ${ago} :`,
  playedForYou: "La table a joué pour vous :",
  first: (seat, seats, starter) =>
    `Place ${seat} sur ${seats}. ${does(starter, "commencez", "commence")}.`,
  reminder: "Gardez de l’argent : le plus pauvre à la fin ne gagne pas.",
  more: (count) =>
    `${plural(count, { one: "autre coup", other: "autres coups" })} dans le registre.`,
};
