import type * as z from "zod/mini";
import type { RequestIssue } from "../../shared/contract/problem-facts.ts";

/** What zod says, in the form that clients get. */
export function issuesOf(error: z.core.$ZodError): RequestIssue[] {
  return error.issues.map(({ path, message }) => ({
    path: path.map((step) => (typeof step === "symbol" ? String(step) : step)),
    message,
  }));
}
