import { FAST, runChecks } from "./checks.ts";

/** `npm run check`: the fast loop while working. */
await runChecks(FAST);
