import { componentSchemas } from "../openapi/json-schemas.ts";
import { typeText } from "../openapi/type-text.ts";

/** What the client's declarations call by another name than the document, or by a part of it. */
const ALIASES = {
  ApiEvent: "GameEvent",
  ApiSeat: "SeatView",
  Options: "TableOptions",
  ServerFrame: "LiveServerFrame",
  ActionType: 'Action["type"]',
  Phase: 'NonNullable<View["phase"]>',
  Variant: 'TableOptions["variants"][number]',
  Channel: 'TestedNotice["channel"]',
  ProblemCode: 'Problem["code"]',
  "Plain<T>": "T",
} as const;

/**
 * The contract's types without its validator: a stranger's compiler needs nothing
 * but this file. Made from the same schemas as openapi.json.
 */
export function contractTypes(): string {
  const named = Object.entries(componentSchemas()).map(
    ([name, schema]) => `export type ${name} = ${typeText(schema)};\n`,
  );
  const aliases = Object.entries(ALIASES).map(
    ([name, meaning]) => `export type ${name} = ${meaning};\n`,
  );
  return [...named, ...aliases].join("\n");
}
