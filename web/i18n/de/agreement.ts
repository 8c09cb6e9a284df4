import type { AgreementTexts } from "../texts.ts";
import { fullStop } from "../full-stop.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de", "one");

export const agreement: AgreementTexts = {
  away: "Du bist abwesend, und der Tisch spielt für dich.",
  back: "Ich bin wieder da",
  paused: (until) => `Pause nach Absprache bis ${fullStop(until)}`,
  resume: "Jetzt weiterspielen",
  pause: (names, span) => `Pause, ${span}, vorgeschlagen von ${fullStop(names)}`,
  bot: (name, names) => `Ein Bot für ${name}, vorgeschlagen von ${fullStop(names)}`,
  end: (names) => `Das Spiel ohne Ergebnis beenden, vorgeschlagen von ${fullStop(names)}`,
  missing: (names) => `Noch offen: ${fullStop(names)}`,
  you: "dir",
  agree: "Zustimmen",
  takeBack: "Zurücknehmen",
  done: "Erledigt.",
  letBot: (name) => `Einen Bot für ${name} spielen lassen`,
  botAll: "Alle anderen, die da sind, müssen zustimmen.",
  botLater: (name, time) =>
    `Ab ${time} können die anderen gemeinsam einen Bot für ${name} spielen lassen.`,
  waiting: (count) =>
    `${plural(count, { one: "weiterer Tisch wartet", other: "weitere Tische warten" })} auf dich.`,
  next: (table) => `Weiter bei ${table}`,
};
