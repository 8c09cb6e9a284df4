import type { AgreementTexts } from "../texts.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr", "one");

export const agreement: AgreementTexts = {
  away: "En votre absence, la table joue pour vous.",
  back: "Je suis de retour",
  paused: (until) => `Pause convenue, fin : ${until}.`,
  resume: "Reprendre maintenant",
  pause: (names, span) => `Une pause de ${span}, proposée par ${names}.`,
  bot: (name, names) => `Un robot pour ${name}, proposé par ${names}.`,
  end: (names) => `Finir la partie sans résultat, proposé par ${names}.`,
  missing: (names) => `Accord attendu : ${names}.`,
  you: "vous",
  agree: "D’accord",
  takeBack: "Retirer",
  done: "C’est fait.",
  letBot: (name) => `Laisser un robot jouer pour ${name}`,
  botAll: "Tous les autres joueurs présents doivent être d’accord.",
  botLater: (name, time) =>
    `Dès ${time}, les autres pourront ensemble laisser un robot jouer pour ${name}.`,
  waiting: (count) =>
    `${plural(count, { one: "autre table vous attend", other: "autres tables vous attendent" })}.`,
  next: (table) => `Jouer à ${table}`,
};
