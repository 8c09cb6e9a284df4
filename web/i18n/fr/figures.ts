import type { FigureTexts } from "../texts.ts";

export const figures: FigureTexts = {
  asTable: "Voir en tableau",
  money: "Argent après chaque lot",
  growth: "Le score, lot par lot",
  prices: "Prix et valeur",
  bill: "Le coût des disgrâces",
  lot: "Lot",
  player: "Joueur",
  price: "Prix",
  value: "Valeur",
  best: "le meilleur",
  bestBuy: (name, card, price) => `Meilleur achat : ${name}, ${card} pour ${price}.`,
  dearest: (name, card, price) => `Le plus cher : ${name}, ${card} pour ${price}.`,
  billOf: (name, money) => `${name} : ${money} pour éviter des disgrâces.`,
  billNone: "Personne n’a payé pour éviter une disgrâce.",
  sum: "Somme",
  took: "l’a prise",
};
