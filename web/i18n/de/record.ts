import type { RecordTexts } from "../texts.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de", "one");

export const record: RecordTexts = {
  title: "Eine gesicherte Partie",
  lead: "Öffne die Aufzeichnung einer Partie: eine Datei oder ihren Text. Sie wird auf diesem Gerät gelesen und nirgends hingeschickt.",
  choose: "Datei wählen",
  drop: "Oder zieh eine Datei hierher, oder füge den Text einer Aufzeichnung ein.",
  text: "Text einer Aufzeichnung",
  open: "Öffnen",
  notRecord: "Das ist keine Aufzeichnung von High Society.",
  notWhole:
    "Diese Aufzeichnung ist keine ganze Partie: Der Stapel ist nicht vollständig, oder Karten sind verdeckt.",
  refused: (move, code) =>
    `Zug ${move} dieser Aufzeichnung ist nach den Regeln nicht erlaubt (${code}).`,
  recorded: (names, moves) => `${names}; ${plural(moves, { one: "Zug", other: "Züge" })}.`,
  unfinished: "Diese Aufzeichnung endet vor dem Ende der Partie.",
  disagrees: "Das Ergebnis in dieser Aufzeichnung ist nicht das, das ihre Züge ergeben.",
  replay: "Die Partie, Zug um Zug",
  deal: {
    title: "Das Geben",
    none: "Diese Aufzeichnung sagt nicht, wie gegeben wurde; es lässt sich nichts prüfen.",
    fair: (seats, clients) =>
      `Gerecht: Wer beginnt und alle sechzehn Karten folgen aus der Saat, die vor der Partie festgelegt war, und aus dem, was ${plural(seats, { one: "Platz", other: "Plätze" })} beigetragen haben, davon ${clients} vom eigenen Gerät.`,
    fairAlone:
      "Gerecht: Wer beginnt und alle sechzehn Karten folgen aus der Saat, die vor der Partie festgelegt war. Niemand hat dazu beigetragen.",
    unfair: "Nicht gerecht:",
    faults: {
      "seed-hidden": "Die Saat wird erst nach der Partie gezeigt.",
      malformed:
        "Die Saat, die Festlegung oder ein Beitrag besteht nicht aus 64 Hexadezimalziffern.",
      "commitment-mismatch": "Die Saat ist nicht die, die festgelegt war.",
      "commitment-changed": "Die Festlegung ist nicht die, die du vor der Partie gesehen hast.",
      "own-entropy-missing": "Der Beitrag deines Geräts fehlt.",
      "server-entropy-mismatch": "Ein Beitrag des Servers war gewählt, nicht abgeleitet.",
      "starter-mismatch": "Jemand anders hätte beginnen müssen.",
      "deck-mismatch": "Die Karten hätten in anderer Reihenfolge kommen müssen.",
    },
    commitment: "Festlegung",
    seed: "Saat",
    added: (name) => `Beitrag von ${name}`,
    addedFor: (name) => `Für ${name}`,
    byServer: "vom Server abgeleitet",
    byDevice: "von diesem Gerät abgeleitet",
    bySeed: "aus der Saat abgeleitet",
  },
};
