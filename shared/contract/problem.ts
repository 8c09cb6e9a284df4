import type { ProblemCode } from "./problem-code.ts";
import type { ProblemFacts } from "./problem-facts.ts";
import { PROBLEMS, type ProblemEntry } from "./problem-table.ts";

export { PROBLEM_CONTENT_TYPE } from "./problem-code.ts";

/** What the API answers with 4xx or 5xx (RFC 9457), with the facts of its code. */
export type Problem<Code extends ProblemCode = ProblemCode> = {
  [C in Code]: {
    /** Where the code is explained. */
    readonly type: string;
    readonly title: string;
    readonly status: number;
    /** One sentence that helps. */
    readonly detail: string;
    /** The path that was asked for. */
    readonly instance: string;
    readonly code: C;
  } & ProblemFacts<C>;
}[Code];

/** Builds a problem: the facts of its code are asked for by the compiler. */
export function problemOf<Code extends ProblemCode>(
  code: Code,
  instance: string,
  facts: ProblemFacts<Code>,
): Problem<Code> {
  const { status, title, detail }: ProblemEntry<Code> = PROBLEMS[code];
  return {
    type: `/docs#${code}`,
    title,
    status,
    detail: typeof detail === "string" ? detail : detail(facts),
    instance,
    code,
    ...facts,
  };
}
