import type * as z from "zod/mini";
import type { RequestIssue } from "../../shared/contract/problem-facts.ts";

/** What zod/mini, which carries no language, says where a schema has no words of its own. */
const UNWORDED = "Invalid input";
/** Enough to put a request right; a body of nothing but unknown fields is not echoed whole. */
const MOST_ISSUES = 20;

/** What a body consists of, or a query. */
export type Unit = "field" | "parameter";

/** What is wrong with a request, each with its place: an unknown field has its own name in it. */
export function issuesOf(error: z.core.$ZodError, unit: Unit = "field"): RequestIssue[] {
  const issues = error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({
          path: stepsOf([...issue.path, key]),
          message: `There is no such ${unit} here.`,
        }))
      : [{ path: stepsOf(issue.path), message: wordingOf(issue) }],
  );
  return issues.slice(0, MOST_ISSUES);
}

function wordingOf(issue: z.core.$ZodIssue): string {
  if (issue.message !== UNWORDED) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return `Write ${KINDS.get(issue.expected) ?? `a value of type ${issue.expected}`}.`;
    case "invalid_value":
      return `Write ${listOf(issue.values)}.`;
    case "too_small":
      return `Write at least ${issue.minimum}${unitOf(issue.origin)}.`;
    case "too_big":
      return `Write at most ${issue.maximum}${unitOf(issue.origin)}.`;
    case "invalid_union":
      return "options" in issue && issue.options !== undefined
        ? `Write ${listOf(issue.options)}.`
        : "This has none of the shapes that /docs shows.";
    case "invalid_format":
    case "invalid_key":
    case "invalid_element":
    case "not_multiple_of":
    case "unrecognized_keys":
    case "custom":
      return "This does not have the shape that /docs shows.";
  }
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ["string", "a string"],
  ["boolean", "true or false"],
  ["int", "a whole number"],
  ["number", "a number"],
  ["array", "a list"],
  ["object", "an object"],
]);

function unitOf(origin: string): string {
  if (origin === "string") return " characters";
  return origin === "array" ? " entries" : "";
}

function listOf(values: readonly unknown[]): string {
  const quoted = values.map((value) => (typeof value === "string" ? `“${value}”` : String(value)));
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`;
}

function stepsOf(path: readonly PropertyKey[]): (string | number)[] {
  return path.map((step) => (typeof step === "symbol" ? String(step) : step));
}
