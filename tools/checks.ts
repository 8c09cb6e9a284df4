import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.ts";
import { run } from "./command.ts";
import { root } from "./root.ts";

/** How one check ended; a gate such as the compiler counts as one. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Something that must hold before a change is done. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

/** Checks that run at the same time; the stages run one after the other. */
type Stage = readonly Check[];

/** A program that must end with exit code 0; its output is shown where it does not. */
function gate(name: string, program: string, args: readonly string[]): Check {
  return {
    name,
    run: async () => {
      const { code, output } = await run(program, args);
      if (code === 0) return { passed: 1, failed: 0 };
      console.log(output);
      return { passed: 0, failed: 1 };
    },
  };
}

/** The tests of some projects of vitest.config.ts, or some of their files, counted one by one. */
function tests(name: string, projects: readonly string[], files: readonly string[] = []): Check {
  return {
    name,
    run: async () => {
      const report = join(root, ".cache/tests", `${projects.join("-")}.json`);
      rmSync(report, { force: true });
      const chosen = projects.flatMap((project) => ["--project", project]);
      const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
      const { code } = await run("vitest", ["run", ...files, ...chosen, ...reporters], {
        show: true,
      });
      const tally = readReport(report);
      // A file that cannot be loaded holds no test that could fail, and yet the run did.
      return code === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 };
    },
  };
}

function readReport(path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const report: unknown = JSON.parse(readFileSync(path, "utf8"));
  return { passed: count(report, "numPassedTests"), failed: count(report, "numFailedTests") };
}

function count(report: unknown, name: string): number {
  const entries = typeof report === "object" && report !== null ? Object.entries(report) : [];
  const value: unknown = entries.find(([key]) => key === name)?.[1];
  return typeof value === "number" ? value : 0;
}

const TYPES = gate("types", "tsc", ["-b"]);
const LINT = gate("lint", "oxlint", ["--type-aware", "--deny-warnings"]);
const FORMAT = gate("format", "oxfmt", ["--check"]);
const DEAD_CODE = gate("dead code", "knip", ["--no-progress", "--treat-config-hints-as-errors"]);
const BUILD: Check = {
  name: "build",
  run: async () => {
    await build();
    return { passed: 1, failed: 0 };
  },
};

/** What one runs while working: under a minute. */
export const FAST: readonly Stage[] = [
  [TYPES, LINT, FORMAT],
  [tests("engine", ["engine"], ["tests/engine", "tests/architecture"])],
];

/** All that CI runs. */
export const ALL: readonly Stage[] = [
  [TYPES, LINT, FORMAT, DEAD_CODE],
  [BUILD],
  [tests("rules, contract, bots, notices, page", ["engine", "web"])],
  [tests("service in the runtime", ["worker"])],
  [tests("tools", ["tools"])],
  [tests("browser", ["e2e"])],
];

/** Runs every check, also after one has failed, and ends with the line "N passed, N failed". */
export async function runChecks(stages: readonly Stage[]): Promise<void> {
  const tallies: Tally[] = [];
  for (const stage of stages) tallies.push(...(await Promise.all(stage.map(timed))));
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

async function timed(check: Check): Promise<Tally> {
  const start = performance.now();
  const tally = await attempt(check);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? "✓" : "✗"} ${check.name} (${seconds} s)`);
  return tally;
}

async function attempt(check: Check): Promise<Tally> {
  try {
    return await check.run();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
