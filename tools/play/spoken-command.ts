import type { Action } from "../../shared/client/index.ts";
import { actionSchema } from "../../shared/contract/action-schema.ts";

/** A line as it is typed where there are no keys, e.g. in a pipe: the words of the e-mail replies. */
export const COMMANDS =
  "BID 3 8 · PASS · SEAL 10 · SEAL NOTHING · DISCARD 7 · EXIT 3 TAKE 10 · QUIT";

/** Any letter case; undefined where the line is none of the commands. */
export function commandOf(line: string): Action | "quit" | undefined {
  const [verb = "", ...words] = line
    .trim()
    .toLowerCase()
    .split(/[\s,+]+/u);
  if (verb === "quit") return "quit";
  const parsed = actionSchema.safeParse(shapeOf(verb, words));
  return parsed.success ? parsed.data : undefined;
}

function shapeOf(verb: string, words: readonly string[]): object {
  switch (verb) {
    case "bid":
      return { type: verb, cards: words.map(Number) };
    case "seal":
      return { type: verb, cards: words.join(" ") === "nothing" ? [] : words.map(Number) };
    case "discard":
      return { type: verb, luxury: luxuryOf(words[0]) };
    case "exit":
      return words[1] === "take"
        ? { type: verb, luxury: luxuryOf(words[0]), recover: Number(words[2]) }
        : {};
    default:
      return words.length === 0 ? { type: verb } : {};
  }
}

function luxuryOf(word = ""): string {
  return `L${word.replace(/^l/u, "")}`;
}
