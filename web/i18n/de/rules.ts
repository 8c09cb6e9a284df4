import type { RulesTexts } from "../texts.ts";

export const rules: RulesTexts = {
  title: "Regeln",
  lead: "Sechzehn Karten werden nacheinander versteigert. Gewinne Luxus und Prestige, meide die Schanden, und sei nicht am ärmsten, wenn die vierte grüne Karte erscheint.",
  chapters: [
    {
      heading: "Geld",
      clauses: [
        [
          "1.1",
          "Alle haben dieselben elf Karten: 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 und 25, zusammen 106. Wechselgeld gibt es nicht: Du zahlst mit den Karten, die du gelegt hast.",
        ],
        [
          "2.1",
          "Drei bis fünf spielen. Wer beginnt, wird gelost; danach beginnt, wer die letzte Karte bekommen hat.",
        ],
      ],
    },
    {
      heading: "Ein Luxus oder Prestige wird versteigert",
      clauses: [
        ["5.1", "Der Reihe nach bietet oder passt jeder."],
        [
          "5.2",
          "Ein Gebot legt eine oder mehrere Karten zu dem, was du schon gelegt hast. Deine Summe muss höher sein als die bisher höchste. Gelegtes lässt sich nicht tauschen.",
        ],
        [
          "5.3",
          "Wer passt, nimmt alle seine Karten zurück und ist aus dieser Versteigerung heraus.",
        ],
        [
          "5.5",
          "Wer als Letzter bleibt, nimmt die Karte und zahlt alles, was er gelegt hat. Hat niemand geboten, ist sie umsonst.",
        ],
      ],
    },
    {
      heading: "Eine Schande wird versteigert",
      clauses: [
        ["6.1", "Du bietest, um sie zu meiden, nach derselben Regel: immer höher."],
        [
          "6.2",
          "Wer zuerst passt, beendet sie. Er nimmt die Karte und bekommt sein Geld zurück; alle anderen verlieren, was sie gelegt haben.",
        ],
      ],
    },
    {
      heading: "Der Faux Pas",
      clauses: [
        [
          "7.1",
          "Wer ihn hat, gibt einen Luxus nach eigener Wahl ab; beide Karten verlassen das Spiel.",
        ],
        ["7.2", "Ohne Luxus wartet er: Der nächste gewonnene Luxus geht mit ihm verloren."],
        ["7.4", "Ein Prestige kann nie abgegeben werden."],
      ],
    },
    {
      heading: "Das Ende",
      clauses: [
        [
          "8.1",
          "Die drei Prestigekarten und der Scandale sind grün. Erscheint die vierte grüne Karte, ist das Spiel sofort zu Ende; diese Karte wird nicht versteigert.",
        ],
        [
          "8.3",
          "Wer am wenigsten Geld hat, ist ausgestoßen und kann nicht gewinnen, so fein seine Karten auch sind. Haben mehrere gleich wenig, sind sie alle draußen.",
        ],
        ["8.4", "Haben alle gleich viel Geld, gewinnt niemand."],
        ["9.1", "Zähle deine Luxuswerte zusammen und zieh für das Passé 5 ab."],
        [
          "9.2",
          "Dann verdoppelt jedes Prestige die Summe, und der Scandale halbiert sie. Halbe zählen.",
        ],
        [
          "9.5",
          "Die meisten Punkte gewinnen. Bei Gleichstand zählt mehr Geld, dann der höhere einzelne Luxus.",
        ],
      ],
    },
    {
      heading: "Was man sieht",
      clauses: [
        [
          "10.1",
          "Gewonnene Karten und die Gebote der laufenden Versteigerung liegen offen. Dein Geld ist dein Geheimnis, und niemand darf durchsehen, was ausgegeben ist.",
        ],
        [
          "10.3",
          "Wie das letzte Los wegging, bleibt lesbar, bis das nächste weggeht. Frühere Preise sind bis zum Ende verdeckt, außer der Tisch führt ein offenes Protokoll.",
        ],
      ],
    },
  ],
  cards: "Die sechzehn Karten",
  twists: {
    sealed:
      "Niemand weiß, was das Los den anderen wert ist; gleich hohe Umschläge müssen noch erhöht oder aufgegeben werden (11.D).",
    exit: "Ein später Weg zurück zu Geld für alle, die zu viel ausgegeben haben (11.E).",
    open: "Man braucht kein Gedächtnis, und alle sehen, wer am ärmsten ist (11.A).",
    forecast:
      "Du kannst für das Nächste sparen, und du weißt vielleicht, dass dieses Los das letzte ist (11.B).",
    reserve: "Die kleinste Erhöhung kostet anfangs mehr (11.C).",
  },
};
