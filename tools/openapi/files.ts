import { join } from "node:path";

import { openApiDocument } from "./document.ts";

const PUBLIC = join(import.meta.dirname, "../../web/public");

/** What build-openapi.ts writes, and what its test compares with the committed files. */
export function apiFiles(): readonly { readonly path: string; readonly text: string }[] {
  const document = openApiDocument();
  return [{ path: join(PUBLIC, "openapi.json"), text: `${JSON.stringify(document, null, 1)}\n` }];
}
