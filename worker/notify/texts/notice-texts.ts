import type { Locale } from "../../../shared/contract/notifications.ts";
import type { StatusCard } from "../../../shared/engine/cards.ts";

/** A card as sentences need it; a luxury's value, where it is to be read, stands in both forms. */
export interface Lot {
  readonly name: string;
  /** As the object of a sentence, with its article where the language wants one. */
  readonly named: string;
}

/**
 * Every word of notices and mails, in one language. A language that lacks one does not compile.
 * Amounts are in thousands, as at the table. `who` is a name; null is the reader.
 */
export interface NoticeTexts {
  readonly locale: Locale;
  readonly cards: Readonly<Record<StatusCard, Lot>>;
  /** Between a name and its value, as the language sets it. */
  readonly colon: string;
  readonly effect: {
    readonly prestige: string;
    readonly discard: string;
    readonly minus: string;
    readonly halve: string;
  };
  /** What is to do, as the subject of a mail and the text of a push. */
  readonly headline: {
    readonly turn: string;
    readonly seal: (lot: Lot) => string;
    readonly open: (lot: Lot) => string;
    readonly beat: (toBeat: number, lot: Lot) => string;
    readonly avoid: (lot: Lot) => string;
    readonly avoidAbove: (toBeat: number, lot: Lot) => string;
    readonly discard: string;
    readonly reminder: (headline: string) => string;
    readonly waiting: string;
    readonly over: string;
    readonly ended: string;
    readonly rematch: string;
  };
  /** What happened, one sentence each. */
  readonly events: {
    readonly bid: (who: string | null, total: number) => string;
    readonly passed: (who: string | null) => string;
    readonly exited: (who: string | null, lot: Lot) => string;
    /** Several are equal. */
    readonly opened: (high: number) => string;
    readonly openedLed: (high: number, who: string | null) => string;
    readonly won: (who: string | null, lot: Lot, paid: number) => string;
    readonly wonFree: (who: string | null, lot: Lot) => string;
    readonly wonHidden: (who: string | null, lot: Lot) => string;
    readonly took: (who: string | null, lot: Lot) => string;
    readonly lost: (who: string | null, lot: Lot) => string;
    /** What was played for a seat, and by what. */
    readonly by: {
      readonly clock: (sentence: string) => string;
      readonly instruction: (sentence: string) => string;
      readonly forced: (sentence: string) => string;
    };
  };
  /** The names of what a mail lists. */
  readonly facts: {
    readonly happened: string;
    readonly lot: string;
    readonly leads: string;
    readonly nobody: string;
    readonly tied: (high: number) => string;
    readonly you: string;
    readonly laid: string;
    readonly nothing: string;
    readonly hand: string;
    readonly purse: string;
    readonly status: string;
    readonly lamps: string;
    readonly deadline: string;
  };
  readonly mail: {
    readonly above: string;
    readonly howTo: string;
    readonly smallest: string;
    /** With money laid, and without. */
    readonly pass: string;
    readonly passPlain: string;
    readonly passTakes: (lot: Lot) => string;
    readonly seal: string;
    readonly sealEmpty: string;
    readonly discard: (luxury: Lot) => string;
    readonly exit: (luxury: Lot, recover: number) => string;
    readonly status: string;
    readonly help: string;
    readonly button: string;
    readonly why: (table: string) => string;
    readonly unsubscribe: string;
    readonly keep: string;
    readonly rematch: string;
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
      readonly discard: (lot: Lot) => string;
      readonly exit: (lot: Lot) => string;
    };
  };
  readonly result: {
    readonly won: (status: string) => string;
    readonly wins: (names: string, count: number, status: string) => string;
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
