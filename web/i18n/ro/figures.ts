import type { FigureTexts } from "../texts.ts";

export const figures: FigureTexts = {
  asTable: "Arată ca tabel",
  money: "Banii după fiecare lot",
  growth: "Cum a crescut scorul",
  prices: "Preț și valoare",
  bill: "Cât au costat dizgrațiile",
  lot: "Lot",
  player: "Jucător",
  price: "Preț",
  value: "Valoare",
  best: "cel mai bun",
  bestBuy: (name, card, price) => `Cea mai bună afacere: ${name}, ${card} pentru ${price}.`,
  dearest: (name, card, price) => `Cea mai scumpă: ${name}, ${card} pentru ${price}.`,
  billOf: (name, money) => `${name}: ${money} pentru a evita dizgrațiile.`,
  billNone: "Nimeni nu a plătit ca să evite o dizgrație.",
  sum: "Sumă",
  took: "a luat-o",
};
