import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { runTool, slowness } from "./run-tool.ts";

const reportSchema = z.object({
  actions: z.int(),
  actionsPerSecond: z.int(),
  gamesPerSecond: z.int(),
  auctions: z.object({ mean: z.number(), histogram: z.record(z.string(), z.int()) }),
  sharedLoss: z.int(),
  longestGame: z.int(),
});

async function simulate(...args: string[]): Promise<object> {
  const { code, out, err } = await runTool("simulate", args);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const report: unknown = JSON.parse(out);
  if (typeof report !== "object" || report === null) throw new Error(out);
  return report;
}

describe("npm run simulate", () => {
  test("prints its numbers as one JSON object", async () => {
    const report = await simulate("--games", "500", "--seats", "3", "--seed", "7");
    expect(report).toMatchObject({ games: 500, seats: 3, seed: 7, policy: "random", variants: [] });
    const { actions, actionsPerSecond, gamesPerSecond, auctions, sharedLoss, longestGame } =
      reportSchema.parse(report);
    expect(actions / 500).toBeCloseTo(35, -1);
    expect(actionsPerSecond / gamesPerSecond).toBeCloseTo(actions / 500, 0);
    expect(sharedLoss).toBeLessThan(500);
    expect(longestGame).toBeGreaterThan(actions / 500);
    const entries = Object.entries(auctions.histogram);
    expect(entries.reduce((sum, [, games]) => sum + games, 0)).toBe(500);
    const total = entries.reduce((sum, [length, games]) => sum + Number(length) * games, 0);
    expect(auctions.mean).toBeCloseTo(total / 500, 10);
  });

  test("equal seeds play alike, others do not", async () => {
    const played = async (seed: string): Promise<object> => {
      const report = await simulate("--games", "50", "--seats", "4", "--seed", seed);
      return { ...report, actionsPerSecond: 0, gamesPerSecond: 0 };
    };
    expect(await played("5")).toEqual(await played("5"));
    expect(await played("5")).not.toMatchObject({ ...(await played("6")), seed: 5 });
  });

  test("plays any variants and both policies", async () => {
    const all = "open,forecast,reserve,sealed,exit";
    const random = await simulate("--games", "100", "--seats", "5", "--variants", all);
    expect(random).toMatchObject({ variants: all.split(","), policy: "random" });
    const cheapest = await simulate(
      "--games",
      "100",
      "--seats",
      "5",
      "--policy",
      "cheapest",
      "--variants",
      all,
    );
    expect(cheapest).toMatchObject({ policy: "cheapest", games: 100 });
  });

  test.each([
    ["--seats", "2"],
    ["--seats", "many"],
    ["--games", "0"],
    ["--games", "-4"],
    ["--games", "1.5"],
    ["--seed", "x"],
    ["--variants", "open,blind"],
    ["--policy", "clever"],
    ["--colour", "red"],
  ])("%s %s: one sentence, exit code 2", async (option, value) => {
    const { code, out, err } = await runTool("simulate", [`${option}=${value}`]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(option);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
  });

  test("starts in about a second", async () => {
    const before = await slowness();
    const { milliseconds } = await runTool("simulate", ["--games", "1", "--seats", "3"]);
    expect(milliseconds / Math.max(before, await slowness())).toBeLessThan(3_000);
  });
});
