import type { LessonTexts } from "../texts.ts";

export const lesson: LessonTexts = {
  title: "La leçon en deux minutes",
  skip: "Passer la leçon",
  money:
    "Voici votre argent : onze cartes, on ne rend pas la monnaie. Choisissez le 3 et le 6, puis misez.",
  luxury: "Un luxe : la plus haute mise l’emporte et paie. Les autres reprennent leur argent.",
  tooSoon: "Misez d’abord : choisissez le 3 et le 6.",
  watch: "Aux autres maintenant.",
  raise:
    "Il faut ajouter : une carte posée ne s’échange pas. Montez ou passez ; les deux valent le coup d’œil.",
  won: "Qui gagne paie tout ce qui est posé ; les autres ont repris le leur.",
  disgrace:
    "Une disgrâce est autre chose : on paie pour y échapper. Le premier à passer la prend ; les autres perdent leur mise.",
  tryPass:
    "Appuyez sur Passer pour voir ce qu’il en coûterait ; on vous demande d’abord. Ou posez le moins.",
  end: "Quatre lanternes et c’est fini ; le plus pauvre est exclu avant le décompte.",
  now: "Si la soirée finissait maintenant",
  player: "Joueur",
  status: "Prestige",
  left: "Argent restant",
  outYou: "Vous avez le moins d’argent : vous seriez exclu, quels que soient vos biens.",
  out: (names) => `Le moins d’argent : ${names}. Exclusion, quel que soit le score.`,
  practice: "Jouer contre un robot",
  table: "À ma table",
  again: "Encore une fois",
};
