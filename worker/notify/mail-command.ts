import { type Action } from "../../shared/engine/action.ts";
import { LUXURIES, type Luxury, MONEY_CARDS, type MoneyCard } from "../../shared/engine/cards.ts";
import { commandWord } from "./command-words.ts";

/** What the first own line of an answer asks for (api.md, E-mail in). */
export type MailCommand =
  | { readonly type: "action"; readonly action: Action }
  | { readonly type: "status" }
  | { readonly type: "help" };

export const UNCLEAR_REASONS = ["empty", "not-a-command", "no-such-card"] as const;
export type UnclearReason = (typeof UNCLEAR_REASONS)[number];

export type CommandReading =
  | { readonly kind: "command"; readonly command: MailCommand }
  /** `line` is the person's own, for the answer; it has at most 120 characters. */
  | { readonly kind: "unclear"; readonly reason: UnclearReason; readonly line: string };

/** Longest line that can be a command: eleven cards and a word, with room for manners. */
const LONGEST = 120;

/** Upper case, without accents, with plain spaces; marks around and between words fall away. */
function wordsOf(line: string): readonly string[] {
  const plain = line
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll("ß", "SS");
  return plain.split(/[\s,;:+&.!*_"'„“”‘’«»()]+/u).filter((word) => word !== "");
}

function moneyCard(word: string): MoneyCard | undefined {
  if (!/^\d{1,2}$/.test(word)) return undefined;
  return MONEY_CARDS.find((card) => card === Number(word));
}

function luxury(word: string): Luxury | undefined {
  if (!/^L?\d{1,2}$/.test(word)) return undefined;
  return LUXURIES.find((card) => card === `L${Number(word.replace("L", ""))}`);
}

/** The money cards that the words name; undefined where one of them is none. */
function moneyCards(words: readonly string[]): readonly MoneyCard[] | undefined {
  const cards: MoneyCard[] = [];
  for (const word of words) {
    const card = moneyCard(word);
    if (card === undefined) return undefined;
    cards.push(card);
  }
  // Actions carry ascending cards; a card named twice stays twice, for the rules to refuse.
  return cards.toSorted((one, other) => one - other);
}

/**
 * Reads one line: `PASS`, `BID 3 8`, `DISCARD 7`, `SEAL 10`, `SEAL NOTHING`, `EXIT 3 TAKE 10`,
 * `STATUS`, `HELP`, in any letter case and any of the client's languages. The whole line must be a
 * command: half of one is unclear, and what is unclear changes nothing.
 */
export function readCommand(line: string): CommandReading {
  const shown = line.trim().slice(0, LONGEST);
  const unclear = (reason: UnclearReason): CommandReading => ({
    kind: "unclear",
    reason,
    line: shown,
  });
  if (shown === "") return unclear("empty");
  if (line.trim().length > LONGEST) return unclear("not-a-command");
  const [first = "", ...rest] = wordsOf(line);
  const play = (action: Action): CommandReading => ({
    kind: "command",
    command: { type: "action", action },
  });
  const numbers = rest.every((word) => /^L?\d+$/.test(word));
  switch (commandWord(first)) {
    case "pass":
      return rest.length === 0 ? play({ type: "pass" }) : unclear("not-a-command");
    case "status":
      return rest.length === 0
        ? { kind: "command", command: { type: "status" } }
        : unclear("not-a-command");
    case "help":
      return rest.length === 0
        ? { kind: "command", command: { type: "help" } }
        : unclear("not-a-command");
    case "bid": {
      if (rest.length === 0 || !numbers) return unclear("not-a-command");
      const cards = moneyCards(rest);
      return cards === undefined ? unclear("no-such-card") : play({ type: "bid", cards });
    }
    case "seal": {
      if (rest.length === 1 && commandWord(rest[0] ?? "") === "nothing")
        return play({ type: "seal", cards: [] });
      if (rest.length === 0 || !numbers) return unclear("not-a-command");
      const cards = moneyCards(rest);
      return cards === undefined ? unclear("no-such-card") : play({ type: "seal", cards });
    }
    case "discard": {
      if (rest.length !== 1 || !numbers) return unclear("not-a-command");
      const card = luxury(rest[0] ?? "");
      return card === undefined ? unclear("no-such-card") : play({ type: "discard", luxury: card });
    }
    case "exit": {
      const [named = "", take = "", recovered = ""] = rest;
      if (rest.length !== 3 || commandWord(take) !== "take") return unclear("not-a-command");
      if (!/^L?\d+$/.test(named) || !/^\d+$/.test(recovered)) return unclear("not-a-command");
      const card = luxury(named);
      const recover = moneyCard(recovered);
      if (card === undefined || recover === undefined) return unclear("no-such-card");
      return play({ type: "exit", luxury: card, recover });
    }
    case "take":
    case "nothing":
    case undefined:
      return unclear("not-a-command");
  }
}
