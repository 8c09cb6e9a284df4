import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { playGame } from "../../tools/tournament-game.ts";
import { addDeal, newTally, standingsOf } from "../../tools/tournament-tally.ts";
import { STATUS_CARDS } from "../../shared/engine/index.ts";

/** Enough to tell the levels apart, few enough for a test. */
const FEW = { playouts: 50 };

function tournament(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ["tools/tournament.ts", ...args], { encoding: "utf8" });
}

/** All but the times, which differ from run to run. */
function withoutTimes(printed: string): unknown {
  return JSON.parse(printed, (key, value: unknown) =>
    key === "msPerDecision" ? undefined : value,
  );
}

test("a tournament prints one object with the strength of each level, and repeats itself", () => {
  const args = ["--games", "40", "--levels", "keen,gentle,gentle,random", "--seed", "5"];
  const first = tournament(...args, "--variants", "sealed,exit");
  expect(first.stderr).toBe("");
  const printed: unknown = JSON.parse(first.stdout);
  const number: unknown = expect.any(Number);
  const level = {
    winShare: number,
    ci95: [number, number],
    meanStatus: number,
    poorestShare: number,
  };
  const msPerDecision = { median: number, p99: number };
  expect(printed).toMatchObject({
    games: 40,
    sharedLossShare: number,
    levels: {
      keen: { ...level, seats: 1, msPerDecision },
      gentle: { ...level, seats: 2, msPerDecision },
      random: { ...level, seats: 1, msPerDecision: null },
    },
  });
  const again = tournament(...args, "--variants", "sealed,exit");
  expect(withoutTimes(again.stdout)).toEqual(withoutTimes(first.stdout));
});

test.for(
  [
    ["--games", "0", "--levels", "keen,keen,keen,keen"],
    ["--games", "8", "--levels", "keen,keen"],
    ["--games", "8", "--levels", "keen,keen,keen,clever"],
    ["--games", "8", "--levels", "keen,keen,keen,keen", "--seats", "6"],
    ["--games", "8", "--levels", "keen,keen,keen,keen", "--variants", "poker"],
    ["--games", "8", "--levels", "keen,keen,keen,keen", "--seed", "x"],
    ["--cards"],
  ].map((args) => ({ words: args.join(" "), args })),
)("$words is refused with a sentence", ({ args }) => {
  const { status, stdout, stderr } = tournament(...args);
  expect(status).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toContain("Usage:");
});

test("shares count per seat, and a shared win in parts", () => {
  const tally = newTally(["keen", "gentle"]);
  const result = {
    money: [10, 10, 5],
    status: [4, 4, 9],
    eligible: [0, 1],
    winners: [0, 1],
    sharedLoss: false,
    ranking: [],
  };
  const played = { result, times: [[1, 3, 2], [], []] };
  addDeal(tally, [{ seating: ["keen", "gentle", "gentle"], played }]);
  const { keen, gentle } = standingsOf(tally, ["keen", "gentle", "gentle"]);
  expect(keen).toMatchObject({ winShare: 0.5, poorestShare: 0, msPerDecision: { median: 2 } });
  expect(gentle).toMatchObject({ winShare: 0.25, meanStatus: 6.5, poorestShare: 0.5 });
});

test.for([
  ["gentle", "random", 0.6, 40],
  ["keen", "gentle", 0.35, 60],
  ["sharp", "keen", 0.3, 10],
] as const)("%s beats three %s", ([strong, weak, least, deals]) => {
  const entrants = [strong, weak, weak, weak];
  const tally = newTally(entrants);
  for (let deal = 0; deal < deals; deal++) {
    const turn = (deal * 5) % STATUS_CARDS.length;
    // Other cards on top each time: the order within is as good as any.
    const mixed = STATUS_CARDS.map((_, index) => STATUS_CARDS[(index * 7 + turn) % 16] ?? "L1");
    const setup = { seats: 4, variants: [], starter: deal % 4, deck: mixed } as const;
    const games = entrants.map((_, rotation) => {
      const seating = entrants.map((_level, seat) => entrants[(seat + rotation) % 4] ?? weak);
      return { seating, played: playGame(setup, seating, FEW, deal * 9973) };
    });
    addDeal(tally, games);
  }
  expect(standingsOf(tally, entrants)[strong]?.winShare).toBeGreaterThan(least);
});
