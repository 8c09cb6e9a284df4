import * as z from "zod/mini";

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

const jsonSchema: z.ZodMiniType<Json> = z.json();

/** What is left of a value when it is written as JSON: no undefined, no accessors. */
export function jsonOf(value: unknown): Json {
  return jsonSchema.parse(JSON.parse(JSON.stringify(value)));
}

export function jsonObjectOf(value: unknown): JsonObject {
  const json = jsonOf(value);
  if (!isObject(json)) throw new TypeError("An object was expected.");
  return json;
}

export function isObject(json: Json): json is JsonObject {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

/** The same JSON with every object in it rewritten, innermost first. */
export function mapObjects(json: Json, rewrite: (object: JsonObject) => JsonObject): Json {
  if (Array.isArray(json)) return json.map((item: Json) => mapObjects(item, rewrite));
  if (!isObject(json)) return json;
  const inner = Object.entries(json).map(
    ([key, value]) => [key, mapObjects(value, rewrite)] as const,
  );
  return rewrite(Object.fromEntries(inner));
}

/** The names of the schemas that a piece of the document refers to. */
export function refsIn(json: Json): readonly string[] {
  if (Array.isArray(json)) return json.flatMap((item: Json) => refsIn(item));
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    key === "$ref" && typeof value === "string"
      ? [value.slice(value.lastIndexOf("/") + 1)]
      : refsIn(value),
  );
}

/** JSON for people: indented, with what has nothing inside on one line. */
export function compact(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(/[[{]\s+[^[\]{}]*?\s+[\]}]/gu, (piece) => {
    const line = piece.replaceAll(/\s*\n\s*/gu, " ").replace(/^\[ (.*) \]$/u, "[$1]");
    return line.length <= 80 ? line : piece;
  });
}
