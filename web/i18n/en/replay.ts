import type { Comparison, Reason } from "../../../shared/bots/index.ts";

/** A sentence for each way to differ. @param deed what Sharp would do @param total its own total */
type Compared = Readonly<Record<Comparison, (deed: string, total: number) => string>>;

const compared: Compared = {
  same: () => "Sharp would have done the same.",
  "as-good": (deed) => `Sharp would ${deed}; it makes no real difference.`,
  "less-was-enough": (_deed, total) => `${total} was enough: nobody could beat it.`,
  "bid-less": (_deed, total) => `Sharp would have laid less: ${total}.`,
  "bid-more": (_deed, total) => `Sharp would have laid more: ${total}.`,
  "other-cards": (deed) => `Sharp would also ${deed}, but with other cards.`,
  "bid-instead": (deed) => `Sharp would not have passed, but ${deed}.`,
  "pass-instead": () => "Sharp would have passed here.",
  "exit-instead": (deed) => `Sharp would ${deed}.`,
  "seal-less": (_deed, total) => `Sharp would have sealed less: ${total}.`,
  "seal-more": (_deed, total) => `Sharp would have sealed more: ${total}.`,
  "other-luxury": (deed) => `Sharp would ${deed}.`,
};

/** The replay (ux.md A13), and what the sharp bot thinks of a move (issue 8). */
export const replay = {
  title: "Replay",
  at: (lot: number, move: number) => `You are looking at lot ${lot}, move ${move}.`,
  now: "Back to now",
  first: "To the beginning",
  prev: "One move back",
  next: "One move on",
  last: "To the end",
  play: "Play",
  pause: "Pause",
  speed: "Speed",
  byLot: "Lot by lot",
  view: "Seen from",
  mySeat: "my seat",
  table: "the table",
  open: "all hands open",
  share: "Share this moment",
  move: "Move",
  dealt: "The cards are dealt.",
  result: "To the result",
  covered: "What this lot cost is covered until the end.",
  shared: "Link copied. It shows this moment, and nobody's key.",
  noGame: "Nothing has been dealt at this table yet.",
  scrub: "Move through the game",
  insight: {
    title: "What Sharp would have done",
    thinking: "Sharp is looking at this move…",
    failed: "Sharp could not look at this move.",
    deeds: {
      bid: (total: number) => `lay ${total}`,
      pass: "pass",
      seal: (total: number) => (total === 0 ? "seal an empty envelope" : `seal ${total}`),
      discard: (card: string) => `give up: ${card}`,
      exit: (card: string) => `leave early, turning down: ${card}`,
    },
    compared,
    reasons: {
      "worth-more": "The lot is worth more than that.",
      unbeatable: "No rival could lay more.",
      "avoid-disgrace": "Staying out costs less than the disgrace.",
      envelope: "That is what the lot is worth at first sight.",
      "empty-envelope": "It is better to see what the others offer.",
      "too-dear": "The price is higher than what the lot brings.",
      "cannot-raise": "There are no cards for a higher bid.",
      "fear-of-poorest": "Paying more risks being the poorest.",
      "disgrace-is-cheap": "The disgrace costs less than staying out.",
      "lowest-luxury": "It costs the least status.",
      "buy-back": "The money is worth more than the luxury.",
    } satisfies Record<Reason, string>,
    chance: (mine: string, sharp: string) => `Chance to win: ${mine} as played, ${sharp} as Sharp.`,
  },
};
