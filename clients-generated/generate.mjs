/**
 * Makes two clients of web/public/openapi.json into clients-generated/generated:
 * types for openapi-fetch by openapi-typescript, and a whole client by
 * @hey-api/openapi-ts. Nothing in them is written by hand.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import "./typescript-5.mjs";

const { default: openapiTypescript, astToString } = await import("openapi-typescript");
const { createClient } = await import("@hey-api/openapi-ts");

const document = join(import.meta.dirname, "../web/public/openapi.json");
const generated = join(import.meta.dirname, "generated");
mkdirSync(generated, { recursive: true });

const nodes = await openapiTypescript(JSON.parse(readFileSync(document, "utf8")));
writeFileSync(join(generated, "schema.d.ts"), astToString(nodes));

await createClient({
  input: document,
  output: { path: join(generated, "hey-api"), module: { extension: ".ts" }, entryFile: true },
  plugins: ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"],
  logs: { level: "silent" },
});
