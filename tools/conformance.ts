/**
 * `npm run -s conformance -- FILE…`: runs case files through the engine. Prints a line
 * a case, then `N passed, N failed`. Exit code 1 if any failed, 2 if a file is not in
 * the notation of conformance/README.md.
 */
import { readFileSync } from "node:fs";
import { differenceIn } from "./conformance-case.ts";
import { type Case, caseFileSchema } from "./conformance-notation.ts";
import { sayWhatIsWrong } from "./say-what-is-wrong.ts";

/** The cases of a file, or a sentence on why it has none. */
function readCases(file: string): Case[] | string {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return `${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  const parsed = caseFileSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  return sayWhatIsWrong(`${file} is not in the notation of the cases:`, parsed.error);
}

function main(files: readonly string[]): number {
  const read = files.map(readCases);
  const faults = read.filter((cases) => typeof cases === "string");
  if (files.length === 0) faults.push("Name the case files: npm run -s conformance -- FILE…");
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return 2;

  const cases = read.flatMap((list) => (typeof list === "string" ? [] : list));
  let failed = 0;
  for (const example of cases) {
    const difference = differenceIn(example);
    if (difference !== undefined) failed += 1;
    console.log(
      difference === undefined ? `ok ${example.id}` : `not ok ${example.id}: ${difference}`,
    );
  }
  console.log(`${cases.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
