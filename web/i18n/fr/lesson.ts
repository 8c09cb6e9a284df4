import type { LessonTexts } from "../texts.ts";

export const lesson: LessonTexts = {
  title: "La leçon en deux minutes",
  skip: "Passer la leçon",
  next: "Continuer",
  money: "Voici votre argent : onze cartes, on ne rend pas la monnaie.",
  take: "Choisissez le 3 et le 6.",
  luxury:
    "Un luxe est en vente : la plus haute mise l’emporte et paie. Les autres reprennent leur argent.",
  raise: "Chloé monte à 10. Il faut ajouter : une carte posée ne s’échange pas.",
  won: "Vous l’emportez et payez tout ce que vous avez posé.",
  passed: "Vous passez et reprenez tout. Chloé paie 10.",
  disgrace: "Une disgrâce est autre chose : on paie pour y échapper.",
  tryPass: "Vous la prendriez. Votre argent revient, les autres perdent le leur.",
  taken: "Dmitri passe en premier et la prend. Vous payez 2, Chloé 3.",
  end: "Quatre lanternes et c’est fini ; le plus pauvre est exclu avant le décompte.",
  practice: "Jouer contre un robot",
  table: "À ma table",
};
