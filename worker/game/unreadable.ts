import { logFault } from "../log.ts";
import type { Refused } from "./decision.ts";

/** Why stored rows cannot be read: they say what this release does not know, or fit nothing. */
export type UnreadableCode = "game-of-later-release" | "game-damaged";

/**
 * Thrown where rows are read, and made a refusal at the doors of the object (decision 0065). It
 * tells where, never what: a row holds names and cards.
 */
export class Unreadable extends Error {
  readonly code: UnreadableCode;

  constructor(code: UnreadableCode, where: string, cause?: unknown) {
    super(`${code}: ${where}`);
    this.name = "Unreadable";
    this.code = code;
    const frames = cause instanceof Error ? framesOf(cause) : "";
    if (frames !== "") this.stack = `${this.name}: ${this.message}\n${frames}`;
  }
}

/** The refusal, where reading meets what cannot be read; anything else it throws is a fault. */
export function whyUnreadable(read: () => void): Refused | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    logFault("unreadable", error);
    return { code: error.code, facts: {} };
  }
}

/** Where it happened, without the sentence, which may quote the row. */
function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => line.trim().startsWith("at "))
    .join("\n");
}
