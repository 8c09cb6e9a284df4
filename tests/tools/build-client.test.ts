import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build } from "vite";
import * as z from "zod/mini";
import { LOCALES, type Locale } from "../../shared/contract/notifications.ts";
import { pageHints } from "../../tools/build-client/page-hints.ts";
import { NOTICE_WORDS } from "../../web/i18n/own-words.ts";
import { plainPath } from "../../web/plain-path.ts";

const KB = 1024;
let folder: string;
let files: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "high-society-client-"));
  await build({ logLevel: "silent", build: { outDir: folder, emptyOutDir: true } });
  files = await readdir(folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

const read = (file: string): Promise<Buffer> => readFile(join(folder, file));
async function weigh(ending: string, squeeze: boolean): Promise<number> {
  const found = files.filter((file) => file.endsWith(ending));
  expect(found.length).toBeGreaterThan(0);
  const sizes = await Promise.all(
    found.map(async (file) => (squeeze ? gzipSync(await read(file)) : await read(file)).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test("the style sheets weigh at most 12 KB gzipped", async () => {
  expect(await weigh(".css", true)).toBeLessThanOrEqual(12 * KB);
});

test("each part that is loaded when it is needed weighs at most 12 KB gzipped", async () => {
  // Beside the first script and the table's, which are asked for with the page.
  const parts = files.filter((file) => /^assets\/(?!index-|table-).*\.js$/.test(file));
  expect(parts.length).toBeGreaterThan(30);
  const weights = await Promise.all(
    parts.map(async (part) => ({ part, weight: gzipSync(await read(part)).length })),
  );
  expect(weights.filter(({ weight }) => weight > 12 * KB)).toEqual([]);
});

test("home and a table name what they need with the page: two scripts and the words", () => {
  const hints = pageHints(join(folder, ".vite/manifest.json"));
  const [home = "", table = ""] = hints.split("/t/*");
  const named = (rule: string): readonly string[] =>
    [...rule.matchAll(/<\/assets\/([\w.]+)-/gu)].flatMap(([, name]) => name ?? []).toSorted();
  expect(home).toMatch(/^\/\n/u);
  expect(named(home)).toEqual(["home", "later", "rolldown"]);
  expect(named(table)).toEqual(["rolldown", "table"]);
});

test("what a lazy part needs is named by links, without the 600 bytes that Vite does it with", async () => {
  const manifest = Manifest.parse(JSON.parse((await read(".vite/manifest.json")).toString()));
  const first = (await read(manifest["index.html"]?.file ?? "")).toString();
  expect(first.match(/`modulepreload`/g)).toHaveLength(1);
  expect(first).not.toContain("vite:preloadError");
});

test("the fonts weigh at most 75 KB together, and are Romanian too", async () => {
  expect(await weigh(".woff2", false)).toBeLessThanOrEqual(75 * KB);
  expect(files.filter((file) => file.endsWith(".woff2"))).toHaveLength(6);
});

test("check 22 the live regions are in the first HTML, once each", async () => {
  const page = (await read("index.html")).toString();
  expect(page.match(/<div id="say"[^>]*aria-live="polite"><\/div>/g)).toHaveLength(1);
  expect(page.match(/<div id="now"[^>]*role="alert"><\/div>/g)).toHaveLength(1);
});

test("check 2 without JavaScript the page says so and links to the rules", async () => {
  const page = (await read("index.html")).toString();
  const words = /<noscript>(.*?)<\/noscript>/s.exec(page)?.[1] ?? "";
  expect(words).toContain("needs JavaScript");
  expect(words).toMatch(/<a href="\/rulebook\/">/);
  const book = (await read("rulebook/index.html")).toString();
  expect(book).toContain("Whoever has the least money is cast out");
  for (const [, path] of words.matchAll(/href="\/([^"]+)"/g))
    expect(files).toContain(`${path}index.html`);
});

describe.each(["rulebook", "privacy"] as const)("%s needs no JavaScript", (name) => {
  const fileOf = (code: Locale): string => `${plainPath(name, code).slice(1)}index.html`;
  const page = async (code: Locale): Promise<string> => (await read(fileOf(code))).toString();

  test.each(LOCALES)("in %s, with links to the other languages", async (code) => {
    const html = await page(code);
    expect(html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${code}">`, "u"));
    expect(html).not.toMatch(/<script|\sstyle=/);
    const styles = /<link rel="stylesheet" href="\/([^"]+)">/.exec(html)?.[1];
    expect(files).toContain(styles);
    const links = [...html.matchAll(/href="\/([\w/]+)\/" lang="(\w\w)"/g)];
    expect(links.map(([, path, lang]) => [`${path}/index.html`, lang])).toEqual(
      LOCALES.map((each) => [fileOf(each), each]),
    );
  });

  test.each(LOCALES.filter((code) => code !== "en"))(
    "in %s it has every section, row and point of the English one, in other words",
    async (code) => {
      const [english, other] = [partsOf(await page("en")), partsOf(await page(code))];
      expect(english.filter(({ tag }) => tag === "h2").length).toBeGreaterThan(4);
      expect(other.map(({ tag }) => tag)).toEqual(english.map(({ tag }) => tag));
      const sentences = new Set(english.map(({ text }) => text).filter((text) => / /u.test(text)));
      expect(other.map(({ text }) => text).filter((text) => sentences.has(text))).toEqual([]);
      // What both say in figures, such as for how long a game is kept, is the same.
      const figures = (parts: typeof english): readonly string[] =>
        parts.map(({ text }) => (text.match(/\d+/gu) ?? []).toSorted().join(" "));
      expect(figures(other)).toEqual(figures(english));
    },
  );
});

/** The headings, paragraphs, points and cells of a plain page, in order, with their words. */
function partsOf(html: string): readonly { readonly tag: string; readonly text: string }[] {
  const body = html.slice(html.indexOf("</nav>"), html.lastIndexOf("<p>"));
  return [...body.matchAll(/<(h1|h2|p|li|th|td)\b[^>]*>(.*?)<\/\1>/gsu)].map(
    ([, tag = "", text = ""]) => ({ tag, text: text.replaceAll(/<[^>]*>|&#?\w+;/g, "") }),
  );
}

test("privacy quotes the button that ends the mails as the page calls it", async () => {
  for (const [code, load] of Object.entries(NOTICE_WORDS)) {
    const { links } = await load();
    const source = await readFile(
      new URL(`../../docs/privacy${code === "en" ? "" : `.${code}`}.md`, import.meta.url),
      "utf8",
    );
    expect(source).toContain(links.stop.button);
  }
});

test("the page at /docs has the client's faces, each from a file that is there", async () => {
  const styles = (await read("docs.css")).toString();
  const named = [...styles.matchAll(/url\("\/([^"]+)"\)/g)].map(([, file = ""]) => file);
  expect(new Set(named)).toEqual(new Set(files.filter((file) => file.endsWith(".woff2"))));
  const loaded = [...styles.matchAll(/@font-face \{\s*font-family: ("[^"]+")/g)].map(
    ([, face]) => face,
  );
  const used = [...styles.matchAll(/"(?:Old|Alegreya)[^"]*"/g)].map(([face]) => face);
  expect(used.filter((face) => !loaded.includes(face))).toEqual([]);
});

test("the service worker is one file at the root, without imports", async () => {
  const worker = (await read("push-worker.js")).toString();
  expect(worker).toContain("notificationclick");
  expect(worker).not.toMatch(/\bimport\b|\bexport\b/);
});

test("the page obeys a policy without inline code, styles and data: addresses", async () => {
  const page = (await read("index.html")).toString();
  expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=|href="data:|src="data:/);
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
});

test("/licences/ names every licence that is served", async () => {
  const index = (await read("licences/index.html")).toString();
  const named = [...index.matchAll(/href="\/(licences\/[^"]+)"/g)].map(([, file = ""]) => file);
  const served = files.filter((file) => /^licences\/.+\.txt$/.test(file));
  expect(served.length).toBe(2);
  expect(named.toSorted()).toEqual(served.toSorted());
});

test("everything that the page and the manifest name is there", async () => {
  const page = (await read("index.html")).toString();
  const manifest = (await read("manifest.webmanifest")).toString();
  const named = [
    ...[...page.matchAll(/(?:href|src)="\/([^"#]+\.[a-z0-9]+)"/g)].map(([, file = ""]) => file),
    ...[...manifest.matchAll(/"src": "\/([^"]+)"/g)].map(([, file = ""]) => file),
    "icon-mine.svg",
    "og.png",
    "licences/old-standard-tt.txt",
    "licences/alegreya-sans.txt",
  ];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
});

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
);
const ONE_PAGE = [
  "agreement",
  "figures",
  "install",
  "lesson",
  "listed",
  "notices",
  "practice",
  "record",
  "refusals",
  "replay",
  "rules",
  "seldom",
  "settings",
];

test.each(["de", "fr", "ro"])(
  "%s: the two files of a whole game weigh at most 6 KB gzipped, 3 KB of them to bid; all there are, 16 KB",
  async (language) => {
    const manifest = Manifest.parse(JSON.parse((await read(".vite/manifest.json")).toString()));
    const sources = Object.keys(manifest).filter((name) => name.startsWith(`i18n/${language}/`));
    const part = async (name: string): Promise<Buffer> =>
      read(manifest[`i18n/${language}/${name}.ts`]?.file ?? "");
    const [table, later] = [await part("table"), await part("later")];
    const pages = await Promise.all(ONE_PAGE.map(part));
    const weight = (...parts: readonly Buffer[]): number =>
      gzipSync(Buffer.concat(parts), { level: 9 }).byteLength;
    const bytes = {
      bid: weight(table),
      game: weight(table) + weight(later),
      page: Math.max(...pages.map((page) => weight(page))),
      all: [table, later, ...pages].reduce((sum, each) => sum + weight(each), 0),
    };
    console.log({ language, ...bytes });
    // No word is in a file that is not counted: what the parts share holds the names of texts.
    expect(sources).toHaveLength(ONE_PAGE.length + 2);
    const shared = new Set(sources.flatMap((source) => manifest[source]?.imports ?? []));
    expect([...shared].toSorted()).toEqual([expect.stringMatching(/^_sheets-/), "index.html"]);
    expect(bytes.bid).toBeGreaterThan(2 * KB);
    expect(bytes.bid).toBeLessThanOrEqual(3 * KB);
    expect(bytes.game).toBeLessThanOrEqual(6 * KB);
    expect(bytes.page).toBeLessThanOrEqual(2 * KB);
    expect(bytes.all).toBeLessThanOrEqual(16 * KB);
  },
);
