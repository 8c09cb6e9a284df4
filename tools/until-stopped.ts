/**
 * Resolves once a person (Ctrl-C) or a supervisor (SIGTERM) asks for the end. Call it when all
 * runs: the embedded runtime would end the process at once, before anything can be stopped in
 * order or said, so its answers to these signals are taken away.
 */
export function untilStopped(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.removeAllListeners(signal);
      process.once(signal, () => done());
    }
  });
}
