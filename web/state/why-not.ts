import type { Answered } from "../../shared/client/answered.ts";
import { texts } from "../i18n/language.ts";
import { refusalText } from "./refusal-text.ts";
import { wrongField } from "./wrong-field.ts";

/** Why a request came to nothing, in a sentence that helps; null where it was done. */
export function whyNot(answered: Answered<unknown>): string | null {
  switch (answered.kind) {
    case "done":
      return null;
    case "refused":
      return wrongField(answered)?.said ?? refusalText(answered.problem);
    case "unreachable":
      return texts.peek().table.status.unsent;
  }
}
