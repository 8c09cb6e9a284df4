import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { commitmentOf, dealFrom, entropiesFor } from "../../shared/deal/index.ts";

const ROOT = join(import.meta.dirname, "../..");
const SEED = "5a".repeat(32);
const MINE = "c4".repeat(32);
const entropies = entropiesFor(SEED, [MINE, null, null]);
const dealt = dealFrom(
  SEED,
  entropies.map(({ entropy }) => entropy),
);
const record = {
  format: "high-society-record/1",
  seats: [{ name: "A" }, { name: "B" }, { name: "C" }],
  variants: [],
  starter: dealt.starter,
  deck: dealt.deck,
  actions: [],
  fairness: { commitment: commitmentOf(SEED), seed: SEED, entropies },
};

function verify(input: unknown, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["tools/verify-deal.ts", "-", ...args],
    {
      cwd: ROOT,
      encoding: "utf8",
      input: typeof input === "string" ? input : JSON.stringify(input),
    },
  );
  return { status, stdout, stderr };
}

describe("verify-deal", () => {
  test("says that an honest deal is fair, own entropy included", () => {
    const { status, stdout } = verify(record, "--seat", "0", "--entropy", MINE);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Fair: .*all 16 cards.*3 seats \(1 given by clients\)\.\n$/u);
  });
  test("exit 1 and a sentence for another deck, starter, seed or entropy", () => {
    const starter = (dealt.starter + 1) % 3;
    expect(verify({ ...record, deck: dealt.deck.toReversed() })).toMatchObject({ status: 1 });
    expect(verify({ ...record, starter }).stderr).toMatch(/starter is not the one/u);
    const fairness = { ...record.fairness, seed: MINE };
    expect(verify({ ...record, fairness }).stderr).toMatch(/not the one that was committed to/u);
    const missing = verify(record, "--seat", "1", "--entropy", MINE);
    expect(missing.status).toBe(1);
    expect(missing.stderr).toMatch(/own entropy is not among/u);
  });
  test("exit 2 where there is nothing to check", () => {
    const hidden = { ...record, fairness: { ...record.fairness, seed: null } };
    expect(verify(hidden)).toMatchObject({ status: 2 });
    expect(verify("{}")).toMatchObject({ status: 2 });
    expect(verify("not JSON")).toMatchObject({ status: 2 });
    expect(verify(record, "--seat", "9")).toMatchObject({ status: 2 });
  });
});
