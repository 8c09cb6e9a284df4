import type { LessonTexts } from "../texts.ts";

export const lesson: LessonTexts = {
  title: "Zwei Minuten Unterricht",
  skip: "Überspringen",
  next: "Weiter",
  money: "Das ist dein Geld: elf Karten, Wechselgeld gibt es nicht.",
  take: "Wähle die 3 und die 6.",
  luxury:
    "Ein Luxus wird versteigert: Das höchste Gebot gewinnt und zahlt. Alle anderen nehmen ihr Geld zurück.",
  raise: "Chloé erhöht auf 10. Du musst dazulegen: Eine gelegte Karte lässt sich nicht tauschen.",
  won: "Du gewinnst und zahlst alles, was du gelegt hast.",
  passed: "Du passt und nimmst alles zurück. Chloé zahlt 10.",
  disgrace: "Eine Schande ist anders: Du zahlst, um sie zu meiden.",
  tryPass: "Du würdest sie nehmen. Dein Geld kommt zurück, die anderen verlieren ihres.",
  taken: "Dmitri passt zuerst und nimmt sie. Du zahlst 2, Chloé 3.",
  end: "Vier Laternen, und es ist vorbei; die Ärmsten werden ausgestoßen, bevor Punkte zählen.",
  practice: "Gegen einen Bot spielen",
  table: "Zu meinem Tisch",
};
