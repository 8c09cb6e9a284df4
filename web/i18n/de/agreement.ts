import type { AgreementTexts } from "../texts.ts";
import { plural, stop } from "./words.ts";

export const agreement: AgreementTexts = {
  away: "Du bist abwesend, und der Tisch spielt für dich.",
  back: "Ich bin wieder da",
  paused: (until) => `Pause nach Absprache bis ${stop(until)}`,
  resume: "Jetzt weiterspielen",
  pause: (names, span) => `Pause, ${span}, vorgeschlagen von ${stop(names)}`,
  bot: (name, names) => `Ein Bot für ${name}, vorgeschlagen von ${stop(names)}`,
  end: (names) => `Das Spiel ohne Ergebnis beenden, vorgeschlagen von ${stop(names)}`,
  missing: (names) => `Es fehlt noch: ${stop(names)}`,
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
