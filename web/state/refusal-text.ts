import type { Problem } from "../../shared/contract/problem.ts";
import type { ProblemCode } from "../../shared/contract/problem-code.ts";
import { refusalTexts } from "../i18n/language.ts";

/** Why the server would not, in the reader's language; what has none there is told in general. */
export function refusalText({ code, detail }: Pick<Problem, "code" | "detail">): string {
  const words = refusalTexts.peek();
  if (words === null) return detail;
  const said: Readonly<Partial<Record<ProblemCode, string>>> = words;
  return said[code] ?? words.other;
}
