import type { Variant } from "../../../shared/contract/game-words.ts";

/** The rules page: the whole game in short clauses, numbered as in docs/rules.md. */
export const rules = {
  title: "Rules",
  lead: "Sixteen cards are auctioned one after the other. Win the luxuries and prestiges, stay out of the disgraces, and do not be the poorest when the fourth green card appears.",
  chapters: [
    {
      heading: "Money",
      clauses: [
        [
          "1.1",
          "Everyone has the same eleven cards: 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 and 25, together 106. There is no change: you pay with the cards you have laid.",
        ],
        [
          "2.1",
          "Three to five play. The first starter is drawn; afterwards whoever received the last card starts.",
        ],
      ],
    },
    {
      heading: "A luxury or a prestige is sold",
      clauses: [
        ["5.1", "In turn everyone bids or passes."],
        [
          "5.2",
          "A bid adds one or more cards to what you have laid. Your total must be higher than the highest so far. What is laid cannot be exchanged.",
        ],
        ["5.3", "Whoever passes takes all their cards back and is out of this auction."],
        [
          "5.5",
          "The last one left takes the card and pays all they have laid. If nobody has bid, it is free.",
        ],
      ],
    },
    {
      heading: "A disgrace is sold",
      clauses: [
        ["6.1", "You bid to stay out of it, by the same rule: always higher."],
        [
          "6.2",
          "The first to pass ends it, takes the card and gets their money back; all the others lose what they have laid.",
        ],
      ],
    },
    {
      heading: "The Faux Pas",
      clauses: [
        ["7.1", "Its owner gives up one luxury of their choice; both cards leave the game."],
        ["7.2", "Without a luxury it waits: the next luxury its owner wins is lost with it."],
        ["7.4", "A prestige can never be given up."],
      ],
    },
    {
      heading: "The end",
      clauses: [
        [
          "8.1",
          "The three prestiges and the Scandale are green. When the fourth green card appears the game is over at once; that card is not sold.",
        ],
        [
          "8.3",
          "Whoever has the least money is cast out and cannot win, however fine the cards. Where several tie for least, all of them are out.",
        ],
        ["8.4", "If everyone has the same money, nobody wins."],
        ["9.1", "Add up your luxuries and take 5 off for the Passé."],
        ["9.2", "Then each prestige doubles the sum and the Scandale halves it. Halves count."],
        [
          "9.5",
          "The highest score wins. A tie goes to more money, then to the higher single luxury.",
        ],
      ],
    },
    {
      heading: "What is seen",
      clauses: [
        [
          "10.1",
          "Cards you have won and the bids of the running auction are open. Your money is your own secret, and nobody may look through what is spent.",
        ],
        [
          "10.3",
          "How the last lot was sold can be read until the next one is. Earlier prices are covered until the end, unless the table has an open ledger.",
        ],
      ],
    },
  ] as readonly {
    readonly heading: string;
    readonly clauses: readonly (readonly [clause: string, text: string])[];
  }[],
  cards: "The sixteen cards",
  twists: {
    sealed:
      "Nobody knows what the others think the lot is worth; equal highest envelopes must still be raised or given up (11.D).",
    exit: "A late way back to money for those who have spent too much (11.E).",
    open: "No memory is needed, and everyone sees who is the poorest (11.A).",
    forecast:
      "You can save for what comes next, and you may know that this lot is the last (11.B).",
    reserve: "The smallest raise costs more at first (11.C).",
  } satisfies Record<Variant, string>,
};
