import type { RecordTexts } from "../texts.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("ro", "one", "few");

export const record: RecordTexts = {
  title: "O partidă salvată",
  lead: "Deschide înregistrarea unei partide: un fișier sau textul ei. Este citită pe acest dispozitiv și nu e trimisă nicăieri.",
  choose: "Alege un fișier",
  drop: "Sau trage un fișier aici, sau lipește textul unei înregistrări.",
  text: "Textul unei înregistrări",
  open: "Deschide",
  notRecord: "Aceasta nu este o înregistrare High Society.",
  notWhole:
    "Această înregistrare nu e o partidă întreagă: pachetul e incomplet sau unele cărți sunt ascunse.",
  refused: (move, code) => `Regulile refuză mutarea ${move} din această înregistrare (${code}).`,
  recorded: (names, moves) =>
    `${names}; ${plural(moves, { one: "mutare", few: "mutări", other: "de mutări" })}.`,
  unfinished: "Această înregistrare se oprește înainte de sfârșitul partidei.",
  disagrees: "Rezultatul din înregistrare nu este cel pe care îl dau mutările.",
  replay: "Partida, mutare cu mutare",
  deal: {
    title: "Împărțirea",
    none: "Înregistrarea nu spune cum au fost împărțite cărțile; nu e nimic de verificat.",
    fair: (seats, clients) =>
      `Corect: cine începe și toate cele șaisprezece cărți decurg din sămânța fixată înainte de partidă și din ce au adăugat ${plural(seats, { one: "loc", few: "locuri", other: "de locuri" })}, dintre care ${clients} prin propriul dispozitiv.`,
    fairAlone:
      "Corect: cine începe și toate cele șaisprezece cărți decurg din sămânța fixată înainte de partidă. Nimeni nu a adăugat nimic.",
    unfair: "Incorect:",
    faults: {
      "seed-hidden": "Sămânța este arătată abia după partidă.",
      malformed: "Sămânța, angajamentul sau un adaos nu are 64 de cifre hexazecimale.",
      "commitment-mismatch": "Sămânța nu este cea fixată.",
      "commitment-changed": "Angajamentul nu este cel pe care l-ai văzut înainte de partidă.",
      "own-entropy-missing": "Ce a adăugat dispozitivul tău lipsește.",
      "server-entropy-mismatch": "Un adaos al serverului a fost ales, nu derivat.",
      "starter-mismatch": "Altcineva ar fi trebuit să înceapă.",
      "deck-mismatch": "Cărțile ar fi trebuit să vină în altă ordine.",
    },
    commitment: "Angajament",
    seed: "Sămânță",
    added: (name) => `Adăugat de ${name}`,
    addedFor: (name) => `Pentru ${name}`,
    byServer: "derivat de server",
    byDevice: "derivat de acest dispozitiv",
    bySeed: "derivat din sămânță",
  },
};
