import fc from "fast-check";

/** Under mutation a property is asserted over a part of its runs (vitest.mutation.config.ts). */
export const SHARE = Number(process.env["PROPERTY_SHARE"] ?? "1");

/**
 * Asserts a property over so many runs. A failure is shrunk for a minute at most: the
 * smallest game found by then is worth more than the smallest there is.
 */
export function assertOver<Values extends unknown[]>(
  numRuns: number,
  property: fc.IProperty<Values>,
): void {
  fc.assert(property, {
    numRuns: Math.ceil(numRuns * SHARE),
    interruptAfterTimeLimit: 60_000,
    markInterruptAsFailure: true,
  });
}
