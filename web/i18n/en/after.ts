import type { Who } from "./words.ts";

/** After the game and around it: the end, the settings of a device (ux.md A12, A16). */
export const after = {
  end: {
    title: "The evening ends",
    notAuctioned: (card: string, lot: number) =>
      `The fourth lamp was lit on lot ${lot}; ${card} was not auctioned.`,
    win: (score: string) => `You win with ${score}`,
    wins: (name: string, score: string) => `${name} wins with ${score}`,
    place: (name: string, score: string, place: string, own: string) =>
      `${name} wins with ${score}; you come ${place} with ${own}`,
    places: ["first", "second", "third", "fourth", "fifth"],
    shareWin: (names: string, score: string) => `${names} share the win with ${score}`,
    castOutYou: (score: string) => `You are cast out: ${score} would not count`,
    castOutWouldWin: (score: string) => `You are cast out: ${score} would have won`,
    shared: "Everyone is equally poor. Nobody wins.",
    sharedLong: "Everyone is equally poor. Nobody wins; the house calls it a shared loss.",
    castOut: (who: Who, money: number) =>
      `${who.you ? "You are" : `${who.name} is`} cast out with the least money, ${money}.`,
    castOutTie: (names: string, money: number) =>
      `${names} tie for least with ${money}; all are cast out.`,
    nextPoorest: (money: number) => `The next poorest had ${money}.`,
    purses: "Purses opened",
    poorest: "poorest",
    ranking: "Result",
    stood: "As it stood",
    left: (money: number) => `${money} left`,
    out: "cast out",
    notCount: (sum: string) => `${sum}, does not count`,
    tieMoney: (who: Who) => `Same score; ${who.you ? "you have" : `${who.name} has`} more money.`,
    tieLuxury: (who: Who) =>
      `Same score and money; ${who.you ? "you own" : `${who.name} owns`} the higher luxury.`,
    tieAll: "Same in everything: they win together.",
    keptUntil: (date: string) => `This table is kept until ${date}.`,
    endedEarly: "The players agreed to end here. There is no result.",
    after: "What next",
    rematch: "Rematch",
    rematchOpen: "To the rematch",
    again: "Play again",
    replay: "Replay",
    share: "Share result",
    image: "Save image",
    record: "Save record",
    verify: "Check the deal",
    past: "Look back",
    shareText: (table: string, headline: string) => `${table}: ${headline}.`,
    shareDone: "Link copied. It shows the result, and nobody's key.",
  },
};
