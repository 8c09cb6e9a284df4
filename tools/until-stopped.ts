/** Resolves once a person (Ctrl-C) or a supervisor (SIGTERM) asks for the end. */
export function untilStopped(): Promise<void> {
  return new Promise((done) => {
    process.once("SIGINT", () => done());
    process.once("SIGTERM", () => done());
  });
}
