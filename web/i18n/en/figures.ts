/** The four charts of a finished game, and their tables (ux.md A12.5). */
export const figures = {
  asTable: "Show as a table",
  money: "Money left after each lot",
  growth: "Status as it grew",
  prices: "Price against value",
  bill: "What disgraces cost",
  lot: "Lot",
  player: "Player",
  price: "Price",
  value: "Value",
  best: "best",
  bestBuy: (name: string, card: string, price: number) =>
    `Best buy: ${name}, ${card} for ${price}.`,
  dearest: (name: string, card: string, price: number) => `Dearest: ${name}, ${card} for ${price}.`,
  billOf: (name: string, money: number) => `${name} paid ${money} to avoid disgraces.`,
  billNone: "Nobody paid to avoid a disgrace.",
  sum: "Sum",
  took: "took it",
};
