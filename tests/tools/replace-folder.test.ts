import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { replaceFolder } from "../../tools/replace-folder.ts";

vi.mock(import("node:fs"), async (original) => {
  const fs = await original();
  return { ...fs, renameSync: vi.fn<typeof fs.renameSync>(fs.renameSync) };
});

const place = mkdtempSync(join(tmpdir(), "high-society-folder-"));
const [finished, served] = [join(place, "client.next"), join(place, "client")];
const OLD = {
  "index.html": "old page, old-1.js",
  "about.html": "old docs",
  "robots.txt": "same",
  "assets/old-1.js": "old part",
  "assets/same-1.js": "part",
  "privacy/de/index.html": "old privacy",
  "gone/deep/index.html": "gone",
};
const NEW = {
  _headers: "headers",
  "index.html": "new page, new-1.js",
  "about.html": "new docs",
  "robots.txt": "same",
  "assets/new-1.js": "new part",
  "assets/same-1.js": "part",
  "assets/fonts/new-2.woff2": "font",
  "privacy/de/index.html": "new privacy",
  ".vite/manifest.json": "{}",
};
const LAST = ["_headers", "index.html"];

function fill(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function read(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

afterAll(() => rmSync(place, { recursive: true }));
afterEach(() => {
  vi.mocked(renameSync).mockClear();
  for (const folder of [finished, served]) rmSync(folder, { recursive: true, force: true });
});

test("files that are new, changed, gone and nested: the served folder is what was finished", () => {
  fill(served, OLD);
  fill(finished, NEW);
  const holder = openSync(served, "r");
  replaceFolder(finished, served, LAST);
  expect(read(served)).toEqual(NEW);
  expect([finished, join(served, "gone")].filter((each) => existsSync(each))).toEqual([]);
  // The same folder, not another of its name: who holds it open sees the new files.
  expect(statSync(served).ino).toBe(fstatSync(holder).ino);
  closeSync(holder);
});

test("a first build, with nothing served before, comes in whole", () => {
  fill(finished, NEW);
  replaceFolder(finished, served, LAST);
  expect(read(served)).toEqual(NEW);
});

test("an open file stays what it was to its reader", () => {
  fill(served, OLD);
  fill(finished, NEW);
  const reader = openSync(join(served, "index.html"), "r");
  replaceFolder(finished, served, LAST);
  expect(readFileSync(reader, "utf8")).toBe(OLD["index.html"]);
  closeSync(reader);
});

test("wherever it is interrupted, all that was served is served, and each page has its parts", () => {
  const moves = Object.keys(NEW).length;
  for (let done = 0; done < moves; done += 1) {
    rmSync(served, { recursive: true, force: true });
    fill(served, OLD);
    fill(finished, NEW);
    const move = vi.mocked(renameSync).getMockImplementation();
    if (move === undefined) throw new Error("renameSync is not watched");
    let left = done;
    vi.mocked(renameSync).mockImplementation((from, to) => {
      if (left === 0) throw new Error("interrupted");
      left -= 1;
      move(from, to);
    });
    expect(() => replaceFolder(finished, served, LAST)).toThrow("interrupted");
    vi.mocked(renameSync).mockImplementation(move);
    const now = read(served);
    expect(Object.keys(now)).toEqual(expect.arrayContaining(Object.keys(OLD)));
    // The page is the last of all: it is still the old one, and its part is there.
    expect(now["index.html"]).toBe(OLD["index.html"]);
    const parts = now["about.html"] === OLD["about.html"] ? "assets/old-1.js" : "assets/new-1.js";
    expect(Object.keys(now)).toContain(parts);
    fill(finished, NEW);
    replaceFolder(finished, served, LAST);
    expect(read(served)).toEqual(NEW);
  }
});
