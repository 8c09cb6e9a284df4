import type { AgreementTexts } from "../texts.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("ro", "one", "few");

export const agreement: AgreementTexts = {
  away: "Lipsești, iar masa joacă în locul tău.",
  back: "M-am întors",
  paused: (until) => `Pauză convenită până la ${until}.`,
  resume: "Continuă acum",
  pause: (names, span) => `Pauză de ${span}, propusă de ${names}.`,
  bot: (name, names) => `Un robot în locul lui ${name}, propus de ${names}.`,
  end: (names) => `Încheierea jocului fără rezultat, propusă de ${names}.`,
  missing: (names) => `Mai lipsește acordul: ${names}.`,
  you: "tine",
  agree: "De acord",
  takeBack: "Retrage",
  done: "Gata.",
  letBot: (name) => `Lasă un robot să joace în locul lui ${name}`,
  botAll: "Toți ceilalți care sunt la masă trebuie să fie de acord.",
  botLater: (name, time) =>
    `De la ${time}, ceilalți pot lăsa împreună un robot să joace în locul lui ${name}.`,
  waiting: (count) =>
    `${plural(count, { one: "altă masă te așteaptă", few: "alte mese te așteaptă", other: "de alte mese te așteaptă" })}.`,
  next: (table) => `Joacă la ${table}`,
};
