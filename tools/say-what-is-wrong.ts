import * as z from "zod/mini";

// zod/mini carries no language, for the client's sake: without one every fault is "Invalid input".
z.config(z.locales.en());

/** A sentence, then each fault of what was parsed, with its place. */
export function sayWhatIsWrong(sentence: string, error: z.core.$ZodError): string {
  return `${sentence}\n${z.prettifyError(error)}`;
}
