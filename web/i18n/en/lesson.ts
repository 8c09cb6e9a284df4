/** The two-minute lesson (ux.md A14). */
export const lesson = {
  title: "Two-minute lesson",
  skip: "Skip",
  next: "Go on",
  money: "This is your money: eleven cards, no change given.",
  take: "Choose the 3 and the 6.",
  luxury: "A luxury is sold: the highest bid wins it and pays. Everyone else takes the money back.",
  raise: "Chloé raised to 10. You must add: a card once laid cannot be swapped.",
  won: "You win it and pay all you have laid.",
  passed: "You pass and take everything back. Chloé pays 10.",
  disgrace: "A disgrace is different: you pay to stay out of it.",
  tryPass: "You would take it. Your laid money comes back, the others lose theirs.",
  taken: "Dmitri passes first and takes it. You pay 2, Chloé 3.",
  end: "Four lamps and it is over; the poorest is cast out before scores are compared.",
  practice: "Play a bot now",
  table: "Go to my table",
};
