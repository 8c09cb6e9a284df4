import type { LessonTexts } from "../texts.ts";

export const lesson: LessonTexts = {
  title: "Zwei Minuten Unterricht",
  skip: "Überspringen",
  money:
    "Das ist dein Geld: elf Karten, Wechselgeld gibt es nicht. Wähle die 3 und die 6, dann biete.",
  tooSoon: "Biete zuerst: Wähle die 3 und die 6.",
  watch: "Jetzt die anderen.",
  raise:
    "Du musst dazulegen: Eine gelegte Karte lässt sich nicht tauschen. Erhöhe oder passe; beides lohnt einen Blick.",
  won: "Wer gewinnt, zahlt sein Gebot, sonst niemand.",
  disgrace: "Bei einer Schande zahlst du, um sie zu meiden.",
  layLeast: "Lege so wenig wie möglich.",
  tryPass:
    "Drücke Passen und sieh, was es heißt, sie zu nehmen; du wirst erst gefragt. Oder zahle weiter.",
  end: "Vier Laternen, und es ist vorbei; die Ärmsten werden ausgestoßen, bevor Punkte zählen.",
  now: "Wenn der Abend jetzt endete",
  player: "Spieler",
  status: "Punkte",
  left: "Geld übrig",
  outYou: "Du hast das wenigste Geld: Du würdest ausgestoßen, was du auch besitzt.",
  out: (names) => `Am wenigsten Geld: ${names}. Ausgestoßen, bei jedem Punktestand.`,
  practice: "Gegen einen Bot spielen",
  table: "Zu meinem Tisch",
  again: "Noch einmal",
};
