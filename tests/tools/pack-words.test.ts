import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "vite";
import { packWords } from "../../tools/build-client/pack-words.ts";
import { root } from "../../tools/root.ts";
import { unpack } from "../../web/i18n/unpack.ts";
import { sentences } from "../support/sentences.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "high-society-words-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** One part of a language as the build sends it. */
async function sent(language: string, part: string): Promise<{ code: string; words: unknown }> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [packWords()],
    build: {
      write: false,
      lib: { entry: join(root, `web/i18n/${language}/${part}.ts`), formats: ["es"] },
    },
  });
  const [chunk] = Array.isArray(built) ? (built[0]?.output ?? []) : [];
  if (chunk === undefined) throw new Error("Nothing was built.");
  const file = join(folder, `${language}-${part}.mjs`);
  await writeFile(file, chunk.code);
  const words: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return { code: chunk.code, words };
}

test.each(
  ["de", "fr", "ro"].flatMap((language) => [
    [language, "table"] as const,
    [language, "later"] as const,
  ]),
)("packed, %s says in %s what is written in the source", async (language, part) => {
  const source: unknown = await import(`../../web/i18n/${language}/${part}.ts`);
  const { code, words } = await sent(language, part);
  for (const you of [true, false]) {
    const written = new Map(sentences(source, "", you));
    expect(written.size).toBeGreaterThan(150);
    expect(new Map(sentences(words, "", you))).toEqual(written);
  }
  // One text a line, or nothing has been packed.
  expect(code.split(String.raw`\n`).length).toBeGreaterThan(120);
});

test("a line with places is a sentence, an empty one is what could not be a line", () => {
  const both = (one: unknown): string => `both ${String(one)}`;
  const words = unpack(
    { first: "", branch: { said: "", list: [1], made: "" }, there: "" },
    "One\n$1 before $0\n\n",
    [["a"], both],
    { there: "ready" },
  );
  expect(words).toMatchObject({
    first: "One",
    branch: { list: ["a"], made: both },
    there: "ready",
  });
  expect(sentences(words, "", true)).toContainEqual([".branch.said", "L7 before L7"]);
});
