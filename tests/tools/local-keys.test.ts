import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptKeys, localKeys, makeKeys } from "../../tools/local-keys.ts";

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

test("a host who gives the keys keeps them elsewhere: no file is read or made", () => {
  const file = join(folder, "unread");
  expect(localKeys({ ROOT_SECRET: "r", SIGNING_KEYS: "s" }, file)).toEqual({});
  expect(existsSync(file)).toBe(false);
  expect(Object.keys(localKeys({ ROOT_SECRET: "r" }, file))).toContain("SIGNING_KEYS");
  expect(existsSync(file)).toBe(true);
});

test("a file that cannot be read is one sentence", () => {
  const file = join(folder, "a-folder");
  mkdirSync(file);
  expect(() => keptKeys(file)).toThrow(
    /^Cannot read .* \(EISDIR\): .*give ROOT_SECRET and SIGNING_KEYS in the environment\.$/,
  );
});

test("a place without write permission is one sentence", () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  expect(() => keptKeys(join(file, "keys"))).toThrow(
    /^Cannot write .*write permission, or give ROOT_SECRET and SIGNING_KEYS in the environment\.$/,
  );
});
