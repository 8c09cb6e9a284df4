import type { PracticeTexts } from "../texts.ts";

export const practice: PracticeTexts = {
  title: "Übung",
  lead: "Du gegen Bots, nur auf diesem Gerät: keine Uhr, kein Netz, nichts verlässt diese Seite.",
  you: "Du",
  rivals: "Rivalen",
  level: "Wie sie spielen",
  levels: {
    gentle: "Sie erhöhen, was ihnen gefällt, und lassen früh los.",
    keen: "Sie wissen, was ein Los ihnen wert ist.",
    sharp: "Sie denken viele Enden durch, bevor sie eine Karte legen.",
  },
  deal: "Karten geben",
  failed: "In diesem Browser lässt sich die Übung nicht spielen.",
  other: "Ein anderes Übungsspiel",
  share: "Partie teilen",
  copied: "Partie kopiert. Die Seite, die Partien öffnet, nimmt sie als Text.",
  notCopied: "Kopieren geht hier nicht. Sichere die Partie stattdessen.",
};
