import * as z from "zod/mini";

import { OPERATIONS } from "../../shared/contract/index.ts";
import { COMPONENTS, namesOf } from "./component-names.ts";
import { isObject, type Json, jsonObjectOf, type JsonObject, mapObjects, refsIn } from "./json.ts";

const refTo = (name: string): string => `#/components/schemas/${name}`;

const registry = z.registry<{ id: string }>();
for (const [name, schema] of COMPONENTS) registry.add(schema, { id: name });

/** `components.schemas`: each named schema, with references to the others. */
export function componentSchemas(): JsonObject {
  const { schemas } = z.toJSONSchema(registry, { uri: refTo, override: tidy });
  const tidied = new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      withDiscriminator(withoutDraft(schema)),
    ]),
  );
  const asked = reachable(requestNames(), tidied);
  return Object.fromEntries(
    [...tidied].map(([name, schema]) => [name, asked.has(name) ? schema : opened(schema)]),
  );
}

/** A reference to a named schema, or to one of several. */
export function schemaOf(schema: z.core.$ZodType): JsonObject {
  const [first = "", ...others] = namesOf(schema);
  if (others.length === 0) return { $ref: refTo(first) };
  return { anyOf: [first, ...others].map((name) => ({ $ref: refTo(name) })) };
}

/** A small schema of its own, for a parameter. */
export function inlineSchemaOf(schema: z.core.$ZodType): JsonObject {
  return withoutDraft(z.toJSONSchema(schema, { override: tidy }));
}

/** Takes away what zod adds and no reader needs. */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const schema = jsonSchema;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // The formats say it; their patterns are a page long.
  if (schema.format === "date-time" || schema.format === "email") delete schema.pattern;
  if (schema.type === "number" && schema.enum?.every(Number.isInteger)) schema.type = "integer";
}

function withoutDraft(schema: object): JsonObject {
  const { $schema: _draft, $id: _id, ...rest } = jsonObjectOf(schema);
  return rest;
}

/** Says by which field the alternatives of a union are told apart, where they have names. */
function withDiscriminator(schema: JsonObject): JsonObject {
  const choices: Json = schema["oneOf"] ?? [];
  if (
    !Array.isArray(choices) ||
    !choices.every((choice: Json) => isObject(choice) && "$ref" in choice)
  )
    return schema;
  const names = refsIn(choices);
  if (names.length === 0) return schema;
  const mapping = names.map((name) => [typeOf(name), refTo(name)] as const);
  return {
    ...schema,
    discriminator: { propertyName: "type", mapping: Object.fromEntries(mapping) },
  };
}

/** `BidAction` → `bid`: the value of its `type`. */
function typeOf(name: string): string {
  const schema = COMPONENTS.get(name);
  if (!(schema instanceof z.ZodMiniObject)) throw new Error(`${name} has no field “type”.`);
  const { type } = schema.shape;
  if (!(type instanceof z.ZodMiniLiteral)) throw new Error(`The type of ${name} is not one word.`);
  return String(type.def.values[0]);
}

function requestNames(): readonly string[] {
  return OPERATIONS.flatMap(({ request }) =>
    request === undefined ? [] : namesOf(request.schema),
  );
}

/** These schemas and all that they refer to. */
function reachable(
  names: readonly string[],
  schemas: ReadonlyMap<string, Json>,
): ReadonlySet<string> {
  const found = new Set(["LiveClientFrame", ...names]);
  for (const name of found) for (const next of refsIn(schemas.get(name) ?? null)) found.add(next);
  return found;
}

/** An answer may gain a field without a new version (api.md), so clients must not refuse one. */
function opened(schema: JsonObject): JsonObject {
  const open = mapObjects(schema, (object) => {
    if (object["additionalProperties"] !== false) return object;
    const { additionalProperties: _closed, ...rest } = object;
    return rest;
  });
  return isObject(open) ? open : schema;
}
