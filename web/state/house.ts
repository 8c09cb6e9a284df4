import { HighSociety } from "../../shared/client/high-society.ts";
import { DEFAULT_PATIENCE, pause } from "../../shared/client/patience.ts";
import { loadRefusalTexts } from "../i18n/choose-language.ts";
import { serverIsBack } from "./server-back.ts";

const WORDS_MS = 1_000;

/**
 * The server that this page came from. It is always asked: going back in the browser's history
 * would else show a kept answer, perhaps yesterday's, as if it were the table.
 */
export const house = new HighSociety(location.origin, {
  fetch: async (input, init) => {
    const answer = await fetch(input, { ...init, cache: "no-cache" });
    serverIsBack();
    // However early a press is refused, it is said in the reader's language.
    if (init?.method !== "GET" && !answer.ok) {
      const words = loadRefusalTexts();
      const again = Number(answer.headers.get("Retry-After") ?? "Infinity") * 1_000;
      // What is asked again by itself needs no words yet; and no answer waits for them long.
      if (again > DEFAULT_PATIENCE.longestMs) await Promise.race([words, pause(WORDS_MS)]);
    }
    return answer;
  },
});

/** 32 random bytes as hex: this person's share in the shuffle (api.md, Fair deal). */
export function ownEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
