import type { LessonTexts } from "../texts.ts";

export const lesson: LessonTexts = {
  title: "La leçon en deux minutes",
  skip: "Passer la leçon",
  money:
    "Voici votre argent : onze cartes, on ne rend pas la monnaie. Choisissez le 3 et le 6, puis misez.",
  tooSoon: "Misez d’abord : choisissez le 3 et le 6.",
  watch: "Aux autres maintenant.",
  raise:
    "Il faut ajouter : une carte posée ne s’échange pas. Montez ou passez ; les deux valent le coup d’œil.",
  won: "Qui gagne paie sa mise, lui seul.",
  disgrace: "Une disgrâce, on paie pour l’éviter.",
  layLeast: "Posez le moins possible.",
  tryPass:
    "Appuyez sur Passer pour voir ce que la prendre veut dire ; on vous demande d’abord. Ou payez encore.",
  end: "Quatre lanternes et c’est fini ; le plus pauvre est exclu avant le décompte.",
  now: "Si la soirée finissait maintenant",
  player: "Joueur",
  status: "Score",
  left: "Argent restant",
  outYou: "Vous avez le moins d’argent : vous seriez exclu, quels que soient vos biens.",
  out: (names) => `Le moins d’argent : ${names}. Exclusion, quel que soit le score.`,
  practice: "Jouer contre un robot",
  table: "À ma table",
  again: "Encore une fois",
};
