import { ALL, runChecks } from "./checks.ts";

/** `npm test`: everything that must hold; all that CI runs. */
await runChecks(ALL);
