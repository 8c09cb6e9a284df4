import type { FigureTexts } from "../texts.ts";

export const figures: FigureTexts = {
  asTable: "Als Tabelle zeigen",
  money: "Geld nach jedem Los",
  growth: "Wie die Punkte wuchsen",
  prices: "Preis und Wert",
  bill: "Was Schanden kosteten",
  lot: "Los",
  player: "Spieler",
  price: "Preis",
  value: "Wert",
  best: "am besten",
  bestBuy: (name, card, price) => `Bester Kauf: ${name}, ${card} für ${price}.`,
  dearest: (name, card, price) => `Teuerster: ${name}, ${card} für ${price}.`,
  billOf: (name, money) => `${name}: ${money}, um Schanden zu meiden.`,
  billNone: "Niemand zahlte, um Schanden zu meiden.",
  sum: "Summe",
  took: "nahm sie",
};
