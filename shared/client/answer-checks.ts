import type { ServerFrame } from "../contract/frames.ts";
import type { Problem } from "../contract/problem.ts";
import { PROBLEM_CODES } from "../contract/problem-code.ts";
import type { View } from "../contract/view-schema.ts";

/**
 * Cheap checks at the boundary: they tell an answer of this API from anything else
 * and one kind of answer from another. That every field is as the contract says is
 * tested on the server's side, so that clients need no validator (decision 0011).
 */

export type Check<T> = (value: unknown) => value is T;

type FieldType = "string" | "number" | "boolean" | "object" | "list";

/** An object with these fields of these types. */
export function hasFields(
  value: unknown,
  fields: Readonly<Record<string, FieldType>>,
): value is Readonly<Record<string, unknown>> {
  if (!isObject(value)) return false;
  return Object.entries(fields).every(([name, type]) => {
    const field = value[name];
    return type === "list" ? Array.isArray(field) : field !== null && typeof field === type;
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** A check of these fields, and of the view where there is one among them. */
export function checkOf<T>(fields: Readonly<Record<string, FieldType>>): Check<T> {
  return (value): value is T =>
    hasFields(value, fields) && (!("view" in fields) || isView(value["view"]));
}

export const isView: Check<View> = (value): value is View =>
  hasFields(value, {
    id: "string",
    version: "number",
    revision: "number",
    status: "string",
    options: "object",
    seats: "list",
  });

export const isProblem: Check<Problem> = (value): value is Problem =>
  hasFields(value, { code: "string", title: "string", detail: "string", status: "number" }) &&
  PROBLEM_CODES.some((code) => code === value["code"]);

export const isServerFrame: Check<ServerFrame> = (value): value is ServerFrame => {
  if (!hasFields(value, { type: "string" })) return false;
  switch (value["type"]) {
    case "view":
      return isView(value["view"]);
    case "update":
      return isView(value["view"]) && Array.isArray(value["events"]);
    case "acted":
      return (
        isView(value["view"]) && Array.isArray(value["events"]) && typeof value["key"] === "string"
      );
    case "problem":
      return isProblem(value["problem"]);
    case "pong":
      return true;
    default:
      return false; // a newer server's frame
  }
};
