import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptKeys, makeKeys } from "../../tools/local-keys.ts";

const folder = mkdtempSync(join(tmpdir(), "high-society-keys-"));

test("keys are made once, for their owner's eyes, and stay the same", () => {
  const file = join(folder, "first");
  const made = keptKeys(file);
  expect(keptKeys(file)).toEqual(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(made["ROOT_SECRET"]).not.toBe(makeKeys()["ROOT_SECRET"]);
});

test("a key that a newer version needs is added beside the others", () => {
  const file = join(folder, "older");
  writeFileSync(file, 'ROOT_SECRET="the-old-one"\nALLOWED_ORIGINS="https://example.org"\n');
  const keys = keptKeys(file);
  expect(keys["ROOT_SECRET"]).toBe("the-old-one");
  expect(keys["ALLOWED_ORIGINS"]).toBe("https://example.org");
  expect(Object.keys(keys)).toEqual(expect.arrayContaining(Object.keys(makeKeys())));
  expect(readFileSync(file, "utf8")).toContain('ROOT_SECRET="the-old-one"\n');
});

test("a place without write permission is one sentence", () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  expect(() => keptKeys(join(file, "keys"))).toThrow(/^Cannot write .*write permission\.$/);
});
