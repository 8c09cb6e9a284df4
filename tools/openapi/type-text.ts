import { isObject, type Json, type JsonObject } from "./json.ts";

/** A schema of the document as a TypeScript type; named schemas by their names. */
export function typeText(schema: Json, indent = ""): string {
  if (!isObject(schema)) throw new TypeError("A schema is an object.");
  const choices = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(choices))
    return choices.map((choice: Json) => typeText(choice, indent)).join(" | ");
  if (typeof schema["$ref"] === "string") return schema["$ref"].replace(/^.*\//u, "");
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (Array.isArray(schema["enum"]))
    return schema["enum"].map((value) => JSON.stringify(value)).join(" | ");
  const types: Json = schema["type"] ?? null;
  if (Array.isArray(types))
    return types.map((type: Json) => typeText({ ...schema, type }, indent)).join(" | ");
  if (types === "array") return `readonly (${typeText(schema["items"] ?? null, indent)})[]`;
  if (types === "object") return objectText(schema, indent);
  const plain = PLAIN_TYPES.get(types);
  if (plain === undefined) throw new TypeError(`No type is known for ${JSON.stringify(schema)}.`);
  return plain;
}

const PLAIN_TYPES: ReadonlyMap<Json, string> = new Map([
  ["integer", "number"],
  ["number", "number"],
  ["string", "string"],
  ["boolean", "boolean"],
  ["null", "null"],
]);

function objectText(schema: JsonObject, indent: string): string {
  const properties: Json = schema["properties"] ?? {};
  if (!isObject(properties)) throw new TypeError("Properties are an object.");
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, value]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${saidOf(value, inner)}${inner}readonly ${name}${mark}: ${typeText(value, inner)};\n`;
  });
  return fields.length === 0 ? "Record<string, never>" : `{\n${fields.join("")}${indent}}`;
}

function saidOf(schema: Json, indent: string): string {
  const said = isObject(schema) ? schema["description"] : undefined;
  return typeof said === "string" ? `${indent}/** ${said} */\n` : "";
}
