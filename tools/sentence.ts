/** What went wrong and what helps, in one sentence for a person: shown without a stack. */
export class Sentence extends Error {}

/** Runs a tool; a `Sentence` ends it with exit code 1 and that one line. */
export async function runTool(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Sentence ? error.message : error);
    process.exitCode = 1;
  }
}

/** The code of a system error such as EACCES, or undefined. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
