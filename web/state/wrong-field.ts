import type { Answered } from "../../shared/client/answered.ts";
import { refusalTexts } from "../i18n/language.ts";
import type { WrongField } from "../i18n/texts.ts";

/** What a person can fill in wrongly in the page, as the API names it. */
const FIELDS: readonly WrongField[] = ["name", "player", "address", "url", "auction", "timeZone"];

/** Which field the server could not take, and why, in the reader's language; else null. */
export function wrongField(
  answered: Answered<unknown>,
): { readonly field: WrongField; readonly said: string } | null {
  if (answered.kind !== "refused" || answered.problem.code !== "invalid-request") return null;
  const [issue] = answered.problem.issues;
  const field = FIELDS.find((each) => each === issue?.path.at(-1));
  if (issue === undefined || field === undefined) return null;
  // A name is a name, the table's or a player's.
  const words = field === "player" ? "name" : field;
  return { field, said: refusalTexts.peek()?.fields[words] ?? issue.message };
}
