import * as z from "zod/mini";

import { PROBLEM_CODES, type ProblemCode } from "./problem-code.ts";
import { PROBLEM_FACTS } from "./problem-facts.ts";

const base = {
  type: z.string().check(z.describe("Where the code is explained.")),
  title: z.string(),
  status: z.int().check(z.minimum(400), z.maximum(599)),
  detail: z.string().check(z.describe("One sentence that helps; for people, and it may change.")),
  instance: z.string(),
};

const FACTS: Partial<Record<ProblemCode, z.core.$ZodShape>> = PROBLEM_FACTS;

/** The body of one code: its own facts, all of them, and no others. */
export function problemSchemaOf(code: ProblemCode) {
  return z.strictObject({ ...base, code: z.literal(code), ...FACTS[code] });
}

/** Any problem, flat: a fact is there when its code has it. This is what the document shows. */
export const problemSchema = z.strictObject({
  ...base,
  code: z.enum(PROBLEM_CODES).check(z.describe("Stable: decide by this.")),
  ...optionalFacts(),
});

function optionalFacts(): Record<string, z.ZodMiniOptional<z.core.$ZodType>> {
  const shapes = Object.values(PROBLEM_FACTS).flatMap((shape) =>
    Object.entries<z.core.$ZodType>(shape),
  );
  return Object.fromEntries(shapes.map(([name, schema]) => [name, z.optional(schema)]));
}
