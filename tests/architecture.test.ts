import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** Who may stand on whom (docs/decisions/0060): room → the rooms and packages it may import. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  "shared/engine": [],
  "shared/deal": ["shared/engine", "@noble/hashes"],
  "shared/bots": ["shared/engine"],
  "shared/contract": ["shared/engine", "zod/mini"],
  "shared/client": ["shared/contract", "shared/engine"],
  worker: [
    "shared/engine",
    "shared/deal",
    "shared/bots",
    "shared/contract",
    "cloudflare:",
    "hono",
    "jose",
    "zod/mini",
    "@noble/hashes",
    "@block65/webcrypto-web-push",
    "postal-mime",
    "standardwebhooks",
  ],
  web: ["shared/contract", "shared/client", "preact", "@preact/signals", "lean-qr", "zod/mini"],
};

/** Lazily loaded corners of the client that run the engine on the device. */
const WEB_WITH_ENGINE = ["web/practice", "web/verify"];
const ENGINE_FOR_WEB = ["shared/engine", "shared/bots", "shared/deal"];

const SOURCE = "**/*.{ts,tsx,mjs}";

function filesOf(folder: string): readonly string[] {
  return globSync(`${folder}/${SOURCE}`, { cwd: root }).filter((path) => !path.endsWith(".d.ts"));
}

/** The room a path lies in: its first folder, or the first two under shared/. */
function roomOf(path: string): string {
  const parts = path.split("/");
  return parts[0] === "shared" ? parts.slice(0, 2).join("/") : (parts[0] ?? "");
}

/** Static imports, re-exports, `import()` and type imports, as written. */
function importsOf(source: string): readonly string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const pattern =
    /(?:^|[;}\s])(?:import|export)\s[^"';]*?from\s*["']([^"']+)["']|import\s*\(?\s*["']([^"']+)["']/g;
  return [...code.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? "");
}

/** What a file imports, its own room left out: rooms as `shared/engine`, packages as written. */
function foreignImports(path: string): readonly string[] {
  return importsOf(readFileSync(join(root, path), "utf8"))
    .map((name) => {
      if (!name.startsWith(".")) return name;
      return roomOf(relative(root, resolve(root, dirname(path), name)));
    })
    .filter((target) => target !== roomOf(path));
}

function allows(allowed: readonly string[], target: string): boolean {
  return allowed.some(
    (name) => target === name || target.startsWith(name.endsWith(":") ? name : `${name}/`),
  );
}

/** The web client may import type declarations of the engine: they weigh nothing. */
function isTypeOnly(path: string, target: string): boolean {
  const source = readFileSync(join(root, path), "utf8");
  const statements = source.match(/^(?:import|export)\s[^;]*?["'][^"']+["'];/gm) ?? [];
  const relevant = statements.filter((line) => line.includes(target));
  return relevant.length > 0 && relevant.every((line) => /^(?:import|export) type\b/.test(line));
}

describe("the rooms of the house", () => {
  test.each(Object.keys(MAY_IMPORT))("%s imports only what it may stand on", (room) => {
    const files = filesOf(room);
    expect(files.length, `no file seen in ${room}`).toBeGreaterThan(0);
    const allowed = MAY_IMPORT[room] ?? [];
    const broken = files.flatMap((path) => {
      const here = WEB_WITH_ENGINE.some((corner) => path.startsWith(corner))
        ? [...allowed, ...ENGINE_FOR_WEB]
        : allowed;
      return foreignImports(path)
        .filter((target) => !allows(here, target))
        .filter((target) => !(room === "web" && isTypeOnly(path, target)))
        .map((target) => `${path} imports ${target}`);
    });
    expect(broken).toEqual([]);
  });

  test("a forbidden import would be seen", () => {
    const planted = `import { x } from "../../worker/env.ts";\nexport * from "zod";\nawait import("hono");`;
    expect(importsOf(planted)).toEqual(["../../worker/env.ts", "zod", "hono"]);
    expect(allows(["zod/mini"], "zod")).toBe(false);
    expect(allows(["shared/engine"], "shared/engine-room")).toBe(false);
  });

  test("whoever may stand on a room says so in no circle", () => {
    const reaches = (from: string, goal: string): boolean =>
      (MAY_IMPORT[from] ?? []).some((next) => next === goal || reaches(next, goal));
    expect(Object.keys(MAY_IMPORT).filter((room) => reaches(room, room))).toEqual([]);
  });
});

describe("the files of the house", () => {
  const files = ["shared", "worker", "web", "tools", "tests", "examples"].flatMap(filesOf);

  test("all of them were seen", () => {
    expect(files.length).toBeGreaterThan(100);
  });

  test("no file holds everything: 300 lines at most", () => {
    const long = files
      .map((path) => ({ path, lines: readFileSync(join(root, path), "utf8").split("\n").length }))
      .filter(({ lines }) => lines > 301);
    expect(long).toEqual([]);
  });

  test("each is named after its idea, in kebab-case", () => {
    const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs)$/;
    const empty = /^(types|utils?|helpers?|misc|common)\./;
    const bad = files.filter((path) => {
      const base = path.split("/").at(-1) ?? "";
      return !name.test(base) || empty.test(base);
    });
    expect(bad).toEqual([]);
  });

  test("no room is deeper than two folders", () => {
    const deep = files.filter((path) => {
      const inside = path.slice(roomOf(path).length + 1).split("/").length - 1;
      return inside > 2;
    });
    expect(deep).toEqual([]);
  });
});
