import fc from "fast-check";

/**
 * Asserts a property over so many runs. A failure is shrunk for a minute at most: the
 * smallest game found by then is worth more than the smallest there is.
 */
export function assertOver<Values extends unknown[]>(
  numRuns: number,
  property: fc.IProperty<Values>,
): void {
  fc.assert(property, { numRuns, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true });
}
