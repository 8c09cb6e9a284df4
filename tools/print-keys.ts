import { makeKeys } from "./local-keys.ts";

/** `npm run -s keys`: fresh secrets in the form of .dev.vars; nothing is kept. */
for (const [name, value] of Object.entries(makeKeys())) console.log(`${name}="${value}"`);
