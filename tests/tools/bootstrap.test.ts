import { spawn, spawnSync, type SpawnSyncReturns } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";

const BOOTSTRAP = resolve(import.meta.dirname, "../../tools/bootstrap.mjs");
let root: string;

/** A small repository with a lock file, a stand-in for npm that notes its calls, and one tool. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "high-society-bootstrap-"));
  mkdirSync(join(root, "tools"));
  mkdirSync(join(root, "path"));
  mkdirSync(join(root, "node_modules/.bin"), { recursive: true });
  cpSync(BOOTSTRAP, join(root, "tools/bootstrap.mjs"));
  executable("path/npm", `echo "$@" >> ${root}/npm-calls; echo "npm speaks"; exit \${NPM_EXIT:-0}`);
  executable("node_modules/.bin/node", `exec ${process.execPath} "$@"`);
  writeFileSync(
    join(root, "tools/tool.mjs"),
    `console.log(JSON.stringify(process.argv.slice(2))); process.exit(Number(process.env.TOOL_EXIT ?? 0));`,
  );
  lock("package-lock.json", { "node_modules/a": "1.0.0" });
});

function executable(path: string, script: string): void {
  writeFileSync(join(root, path), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

function lock(path: string, versions: Readonly<Record<string, string>>, optional = false): void {
  const packages: Record<string, object> = {};
  for (const [name, version] of Object.entries(versions)) {
    packages[name] = { version, integrity: `sha512-${version}`, ...(optional ? { optional } : {}) };
  }
  writeFileSync(join(root, path), JSON.stringify({ packages }));
}

function start(env: Readonly<Record<string, string>> = {}) {
  const result: SpawnSyncReturns<string> = spawnSync(
    process.execPath,
    [join(root, "tools/bootstrap.mjs"), "tools/tool.mjs", "--games", "3"],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, PATH: `${join(root, "path")}:${process.env["PATH"] ?? ""}`, ...env },
    },
  );
  return result;
}

function npmCalls(): readonly string[] {
  try {
    return readFileSync(join(root, "npm-calls"), "utf8").trim().split("\n");
  } catch {
    return [];
  }
}

describe("what runs before the install", () => {
  test("installs where a package of the lock file is missing, then runs the tool", () => {
    const { status, stdout, stderr } = start();
    expect(npmCalls()).toEqual(["ci --loglevel=error --no-audit --no-fund"]);
    expect(status).toBe(0);
    // Standard output is the tool's alone: some tools print JSON.
    expect(stdout).toBe('["--games","3"]\n');
    expect(stderr).toContain("npm speaks");
  });

  test("installs nothing where all versions are there", () => {
    lock("node_modules/.package-lock.json", {
      "node_modules/a": "1.0.0",
      "node_modules/b": "2.0.0",
    });
    expect(start().stdout).toBe('["--games","3"]\n');
    expect(npmCalls()).toEqual([]);
  });

  test("installs again where the lock file has changed", () => {
    lock("node_modules/.package-lock.json", { "node_modules/a": "0.9.0" });
    start();
    expect(npmCalls()).toHaveLength(1);
  });

  test("a package for another machine may be missing", () => {
    lock("package-lock.json", { "node_modules/only-on-mac": "1.0.0" }, true);
    start();
    expect(npmCalls()).toEqual([]);
  });

  test("hands on the tool's exit code", () => {
    lock("node_modules/.package-lock.json", { "node_modules/a": "1.0.0" });
    expect(start({ TOOL_EXIT: "3" }).status).toBe(3);
  });

  test.each(["SIGINT", "SIGTERM"] as const)(
    "%s that comes to it alone ends the tool in order",
    { timeout: 120_000 },
    async (signal) => {
      lock("node_modules/.package-lock.json", { "node_modules/a": "1.0.0" });
      writeFileSync(
        join(root, "tools/tool.mjs"),
        `process.once("SIGTERM", () => { console.log("in order"); process.exit(0); });
         setInterval(() => {}, 1000);
         console.log("running");`,
      );
      const bootstrap = spawn(
        process.execPath,
        [join(root, "tools/bootstrap.mjs"), "tools/tool.mjs"],
        { cwd: root },
      );
      let output = "";
      bootstrap.stdout.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output === "running\n") bootstrap.kill(signal);
      });
      expect(await once(bootstrap, "close")).toEqual([0, null]);
      expect(output).toBe("running\nin order\n");
    },
  );

  test("an install that fails is one sentence and exit code 1", () => {
    const { status, stdout, stderr } = start({ NPM_EXIT: "1" });
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toMatch(
      /npm could not install \(see above\): check the network, then try again\.\n$/,
    );
  });

  test("an old Node is one sentence and exit code 1", () => {
    const old = join(root, "old-node.mjs");
    writeFileSync(old, `Object.defineProperty(process.versions, "node", { value: "16.20.2" });\n`);
    const { status, stderr } = start({ NODE_OPTIONS: `--import ${old}` });
    expect([status, stderr]).toEqual([
      1,
      "Node 16.20.2 is too old: this needs Node 20 or newer (https://nodejs.org).\n",
    ]);
  });
});
