import { readFileSync, rmSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

import { run } from "../../tools/command.ts";

const DOCUMENT = "web/public/openapi.json";
/** The linter neither counts its users nor looks for a newer version of itself here. */
const QUIET = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", CI: "true" };

function lint(path: string) {
  return run("redocly", ["lint", path, "--format=json"], { env: QUIET });
}

test("openapi.json passes Redocly's recommended rules without an error or a warning", async () => {
  const { code, output } = await lint(DOCUMENT);
  expect(output).toMatch(/"errors": 0,\s*"warnings": 0/u);
  expect(code).toBe(0);
});

test("the linter would find a planted fault", async () => {
  const folder = mkdtempSync(join(tmpdir(), "high-society-"));
  const faulty = join(folder, "openapi.json");
  const text = readFileSync(DOCUMENT, "utf8");
  writeFileSync(
    faulty,
    text.replace('"#/components/schemas/View"', '"#/components/schemas/Nobody"'),
  );
  const { code } = await lint(faulty);
  rmSync(folder, { recursive: true });
  expect(code).not.toBe(0);
});
