import * as z from "zod/mini";

import { COMPONENTS, nameOf } from "./component-names.ts";

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

const refTo = (name: string): string => `#/components/schemas/${name}`;

const registry = z.registry<{ id: string }>();
for (const [name, schema] of COMPONENTS) registry.add(schema, { id: name });

/** What every conversion tidies: noise that zod adds and no reader needs. */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const schema = jsonSchema;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // The formats say it; their patterns are a page long.
  if (schema.format === "date-time" || schema.format === "email") delete schema.pattern;
  delete schema.$schema;
  delete schema.$id;
}

/** `components.schemas`: each named schema, with references to the others. */
export function componentSchemas(): Record<string, JsonObject> {
  const { schemas } = z.toJSONSchema(registry, { uri: refTo, override: tidy });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema: _draft, $id: _id, ...rest } = schema;
      return [name, plain(rest)];
    }),
  );
}

/** A reference where the schema has a name, else the schema itself. */
export function schemaOf(schema: z.core.$ZodType): JsonObject {
  if (schema instanceof z.ZodMiniUnion) return { anyOf: schema.def.options.map(schemaOf) };
  return { $ref: refTo(nameOf(schema)) };
}

/** A small schema of its own, for a parameter. */
export function inlineSchemaOf(schema: z.core.$ZodType): JsonObject {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { override: tidy });
  return plain(rest);
}

/** What JSON keeps of a value: no undefined, no accessors. */
function plain(value: object): JsonObject {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  if (isObject(copy)) return copy;
  throw new TypeError("A schema is an object.");
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
