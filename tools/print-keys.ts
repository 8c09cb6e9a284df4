import { makeKeys } from "./local-keys.ts";

/** `node tools/print-keys.ts`: fresh secrets in the form of .dev.vars; nothing is kept. */
for (const [name, value] of Object.entries(makeKeys())) console.log(`${name}="${value}"`);
