import type { Locale } from "../../../shared/contract/notifications.ts";
import type { StatusCard } from "../../../shared/engine/cards.ts";

/**
 * Every word of notices and mails, in one language. A language that lacks one does not compile.
 * Amounts are in thousands, as at the table; `lot` is a card's name with its value.
 */
export interface NoticeTexts {
  readonly locale: Locale;
  readonly cards: Readonly<Record<StatusCard, string>>;
  /** A luxury with its printed value. */
  readonly luxury: (name: string, value: number) => string;
  readonly effect: {
    readonly prestige: string;
    readonly discard: string;
    readonly minus: string;
    readonly halve: string;
  };
  /** What is to do, as the subject of a mail and the text of a push. */
  readonly headline: {
    readonly turn: string;
    readonly seal: (lot: string) => string;
    readonly open: (lot: string) => string;
    readonly beat: (toBeat: number, lot: string) => string;
    readonly avoid: (lot: string) => string;
    readonly avoidAbove: (toBeat: number, lot: string) => string;
    readonly discard: string;
    readonly reminder: (headline: string) => string;
    readonly waiting: string;
    readonly over: string;
    readonly ended: string;
    readonly rematch: string;
  };
  /** What happened, one sentence each. */
  readonly events: {
    readonly bid: (name: string, total: number) => string;
    readonly passed: (name: string) => string;
    readonly exited: (name: string, lot: string) => string;
    readonly opened: (high: number, leader: string | null) => string;
    readonly won: (name: string, lot: string, paid: number) => string;
    readonly wonFree: (name: string, lot: string) => string;
    readonly wonHidden: (name: string, lot: string) => string;
    readonly took: (name: string, lot: string) => string;
    readonly lost: (name: string, lot: string) => string;
    readonly youWere: (sentence: string) => string;
  };
  /** The names of what a mail lists. */
  readonly facts: {
    readonly happened: string;
    readonly lot: string;
    readonly leads: string;
    readonly nobody: string;
    readonly you: string;
    readonly laid: string;
    readonly nothing: string;
    readonly hand: string;
    readonly purse: string;
    readonly status: string;
    readonly lamps: string;
    readonly deadline: string;
    readonly none: string;
  };
  readonly mail: {
    readonly above: string;
    readonly howTo: string;
    readonly smallest: string;
    readonly pass: string;
    readonly passTakes: (lot: string) => string;
    readonly seal: string;
    readonly sealEmpty: string;
    readonly discard: (name: string) => string;
    readonly exit: (luxury: string, recover: number) => string;
    readonly status: string;
    readonly help: string;
    readonly button: string;
    readonly why: (table: string) => string;
    readonly unsubscribe: string;
    readonly keep: string;
  };
  readonly confirm: {
    readonly subject: string;
    readonly body: (name: string, table: string) => string;
    readonly button: string;
    readonly ignore: string;
  };
  readonly link: { readonly subject: string; readonly body: (table: string) => string };
  readonly test: { readonly subject: string; readonly body: string };
  /** The first sentence of an answer to a mail. */
  readonly answer: {
    readonly played: (what: string) => string;
    readonly stale: string;
    readonly notDue: string;
    readonly over: string;
    readonly unclear: (line: string) => string;
    readonly empty: string;
    readonly noSuchCard: (line: string) => string;
    readonly tooLarge: string;
    readonly refused: string;
    readonly tooLow: (toBeat: number) => string;
    readonly notInHand: (cards: string) => string;
    readonly help: (words: string) => string;
    readonly status: string;
    readonly waitingFor: (names: string) => string;
    readonly done: {
      readonly pass: string;
      readonly bid: (total: number) => string;
      readonly seal: string;
      readonly discard: (lot: string) => string;
      readonly exit: (lot: string) => string;
    };
  };
  readonly result: {
    readonly won: (status: string) => string;
    readonly wins: (names: string, status: string) => string;
    readonly shared: string;
    readonly ended: string;
    readonly row: (status: string, money: number) => string;
    readonly poorest: string;
  };
  /** The words to write, as examples; the first spellings of command-words. */
  readonly commands: {
    readonly pass: string;
    readonly bid: string;
    readonly seal: string;
    readonly nothing: string;
    readonly discard: string;
    readonly exit: string;
    readonly take: string;
    readonly status: string;
    readonly help: string;
  };
}
