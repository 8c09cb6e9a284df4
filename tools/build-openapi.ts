/**
 * Writes web/public/openapi.json, the example view in docs/api.md and the page at
 * /docs made of both, from the schemas of shared/contract. All are committed, so
 * that a change of the API can be read in a diff; a test fails when they are out of date.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { apiFiles } from "./openapi/files.ts";

for (const { path, text } of apiFiles()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
