/** One line of JSON a fact, without tokens, names or cards: what an operator can search. */
export function logFault(what: string, error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  // oxlint-disable-next-line no-console -- the platform's log is the console
  console.error(JSON.stringify({ level: "fault", what, name, message, stack }));
}
