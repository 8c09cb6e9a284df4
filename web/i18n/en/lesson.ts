/** The two-minute lesson (ux.md A14); what happens is said by the table's own sentences. */
export const lesson = {
  title: "Two-minute lesson",
  skip: "Skip",
  money: "This is your money: eleven cards, no change given. Choose the 3 and the 6, then bid.",
  luxury: "A luxury: the highest bid wins it and pays. Everyone else takes the money back.",
  tooSoon: "Bid first: choose the 3 and the 6.",
  watch: "Now the others.",
  raise: "You must add: a card once laid cannot be swapped. Raise, or pass; both are worth a look.",
  won: "The winner pays all that was laid; the others took theirs back.",
  disgrace:
    "A disgrace is different: you pay to stay out. The first to pass takes it; everyone else loses what they laid.",
  tryPass: "Press Pass to see what it would cost; you are asked first. Or lay the least.",
  end: "Four lamps and it is over; the poorest is cast out before scores are compared.",
  now: "If the evening ended now",
  player: "Player",
  status: "Status",
  left: "Money left",
  outYou: "You have the least money: you would be cast out, whatever you own.",
  out: (names: string) => `Least money: ${names}. Cast out, whatever the score.`,
  practice: "Play a bot now",
  table: "Go to my table",
  again: "Once more",
};
