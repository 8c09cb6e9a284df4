import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { play } from "../../examples/bot.ts";
import { HighSociety, invitationLink, type View, valueOf } from "../../shared/client/index.ts";
import { buildPackage, PACKAGE } from "../../tools/build-package.ts";
import { makeKeys } from "../../tools/local-keys.ts";
import { type LocalServer, startLocal } from "../../tools/local-server.ts";

/*
 * What somebody does who has never seen this repository: installs the package,
 * generates a client, starts the example, sits down at a terminal; and plays a
 * whole game on the real runtime.
 */

const ROOT = join(import.meta.dirname, "../..");
const CLIENTS = join(ROOT, "clients-generated");
const folder = mkdtempSync(join(tmpdir(), "high-society-"));
let server: LocalServer;

beforeAll(async () => {
  server = await startLocal({ port: 0, state: join(folder, "state"), env: makeKeys() });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs Node without blocking, since the server lives in this process. */
function node(cwd: string, args: readonly string[], input = ""): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
    child.stdin.end(input);
  });
}

function installPackage(): string {
  const project = mkdtempSync(join(folder, "project-"));
  const npm = (args: readonly string[], cwd: string) =>
    spawnSync("npm", args, { cwd, encoding: "utf8" });
  const packed = npm(["pack", PACKAGE, "--pack-destination", project, "--silent"], ROOT);
  writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module", private: true }));
  const args = ["install", packed.stdout.trim(), "--offline", "--no-audit", "--no-fund"];
  const installed = npm(args, project);
  if (installed.status !== 0) throw new Error(installed.stderr + packed.stderr);
  return project;
}

describe("the package high-society, installed into an empty project without a network", () => {
  let project: string;
  beforeAll(async () => {
    await buildPackage();
    project = installPackage();
    copyFileSync(join(ROOT, "examples/bot.ts"), join(project, "bot.ts"));
  });

  test("brings nothing else along, and no validator", () => {
    const { packages } = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8")) as {
      packages: object;
    };
    expect(Object.keys(packages)).toEqual(["", "node_modules/high-society"]);
    const code = readFileSync(join(project, "node_modules/high-society/client.js"), "utf8");
    expect(code).not.toMatch(/^import /mu);
    expect(code).not.toContain("safeParse");
  });

  test("the example compiles against its declarations, and a mistake does not", async () => {
    const options = {
      strict: true,
      noEmit: true,
      module: "nodenext",
      target: "es2023",
      lib: ["ES2023", "DOM", "DOM.Iterable"],
      typeRoots: [join(ROOT, "node_modules/@types")],
      types: ["node"],
    };
    writeFileSync(
      join(project, "tsconfig.json"),
      JSON.stringify({ compilerOptions: options, include: ["*.ts"] }),
    );
    const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
    expect(await node(project, [tsc, "-p", "."])).toEqual({ code: 0, output: "" });
    const mistakes = [
      'import type { Action, View } from "high-society/client";',
      'export const action: Action = { type: "bid", cards: [5] };',
      "export const total = (view: View): string => view.version;",
    ];
    writeFileSync(join(project, "mistake.ts"), mistakes.join("\n"));
    const wrong = await node(project, [tsc, "-p", "."]);
    rmSync(join(project, "mistake.ts"));
    expect(wrong.output.match(/mistake\.ts\(\d/gu)).toEqual(["mistake.ts(2", "mistake.ts(3"]);
  });

  test("the example sits down by an invitation and plays a seat to the end", async () => {
    const society = new HighSociety(server.url);
    const table = valueOf(
      await society.openTable({
        player: "Ana",
        seats: 3,
        bots: [{ level: "gentle" }],
        variants: ["sealed"],
      }),
    );
    const host = society.game(table.view.id, table.token);
    const link = invitationLink(server.url, table.view.id, table.invitation);
    const bot = node(project, ["bot.ts", link]);
    await new Promise<void>((resolve) => {
      const live = host.watch({
        changed: ({ seats }) => {
          if (seats.every(({ kind }) => kind !== "empty")) live.close();
        },
        ended: () => resolve(),
      });
    });
    valueOf(await host.start());
    const view = await play(host);
    expect(view.result).not.toBeNull();
    expect(view.endedBy).toBe("final-card");
    const { code, output } = await bot;
    expect(output).toMatch(/^(Won|Lost)\.\n$/u);
    expect(code).toBe(0);
  });
});

describe("clients that public generators make of openapi.json", () => {
  beforeAll(async () => {
    const generated = await node(CLIENTS, ["generate.mjs"]);
    if (generated.code !== 0) throw new Error(generated.output);
  });

  test("compile under TypeScript 5.9 with the games that they play", async () => {
    const tsc = join(CLIENTS, "node_modules/typescript/bin/tsc");
    expect(await node(CLIENTS, [tsc, "-p", "."])).toEqual({ code: 0, output: "" });
  });

  test.each(["play-typed.ts", "play-hey-api.ts"])("%s plays a whole game", async (file) => {
    const { code, output } = await node(CLIENTS, [file, server.url]);
    expect(output).toMatch(/^\{.*"status":"over".*\}\n$/u);
    expect(code).toBe(0);
    const view = JSON.parse(output) as View;
    expect(view.endedBy).toBe("final-card");
    expect(view.result?.money).toHaveLength(3);
  });
});

test("the terminal client plays a game through a pipe, and checks its deal", async () => {
  const line = "bid 3\npass\nseal nothing\ndiscard 1\n";
  const child = spawn(
    process.execPath,
    ["tools/play.ts", "--server", server.url, "--name", "Ana", "--seats", "3"],
    { cwd: ROOT },
  );
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    // Whatever is shown, some of these fits; what does not is refused and changes nothing.
    if (child.stdin.writable) child.stdin.write(line);
  });
  child.stdin.on("error", () => {});
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(code).toBe(0);
  expect(output).toContain("The evening ends");
  expect(output).toMatch(/The deal checks: it follows .* your own entropy is in it\.\n$/su);
  const widest = Math.max(...output.split("\n").map((text) => Array.from(text).length));
  expect(widest).toBeLessThanOrEqual(80);
});
