import type { View } from "../../shared/contract/view-schema.ts";
import type { SeldomTexts } from "../i18n/texts.ts";
import type { Fault } from "./table-session.ts";

type FaultTexts = SeldomTexts["faults"];

const SAID: Readonly<Partial<Record<Fault, keyof FaultTexts>>> = {
  "token-replaced": "replaced",
  "token-invalid": "replaced",
  "gallery-closed": "galleryClosed",
  "token-missing": "galleryClosed",
  gone: "notFound",
  "no-such-game": "notFound",
  "wrong-game": "notFound",
  "game-of-later-release": "laterRelease",
  "game-damaged": "damaged",
  "quota-used-up": "quota",
};

/**
 * Why a table cannot be shown, in a sentence that is true for each of the ways that lead there.
 *
 * @param status of the table as it was last seen, if it was
 */
export function faultText(
  fault: Fault,
  status: View["status"] | undefined,
  words: FaultTexts,
): string {
  const said = SAID[fault] ?? "unexpected";
  // Before the game a key also ends with its seat, by the host's hand or by one's own.
  return words[said === "replaced" && status === "lobby" ? "seatLost" : said];
}
