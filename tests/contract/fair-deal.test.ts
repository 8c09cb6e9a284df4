import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { statusCardSchema } from "../../shared/contract/index.ts";
import { commitmentOf, dealFrom, entropiesFor, faultOfDeal } from "../../shared/deal/index.ts";
import { STATUS_CARDS, type StatusCard } from "../../shared/engine/index.ts";

const vectorSchema = z.object({
  seed: z.string(),
  commitment: z.string(),
  given: z.array(z.nullable(z.string())),
  entropies: z.array(z.string()),
  key: z.string(),
  firstBlock: z.string(),
  starter: z.number(),
  deck: z.array(statusCardSchema),
});

const page = readFileSync(join(import.meta.dirname, "../../docs/fair-deal.md"), "utf8");
const vectors = [...page.matchAll(/```json\n(.*?)```/gsu)].map(([, json = ""]) =>
  vectorSchema.parse(JSON.parse(json)),
);

/** The page's steps once more, on Node's own crypto: what a stranger would write. */
function dealByHand(seed: string, entropies: readonly string[]) {
  const hmac = (key: Buffer, message: Buffer) => createHmac("sha256", key).update(message).digest();
  const bytes = (hex: string) => Buffer.from(hex, "hex");
  const key = hmac(bytes(seed), bytes(entropies.join("")));
  const words: number[] = [];
  const block = (count: number) => {
    const message = Buffer.alloc(4);
    message.writeUInt32BE(count);
    return hmac(key, message);
  };
  for (let count = 0; count < 64; count += 1) {
    for (let word = 0; word < 8; word += 1) words.push(block(count).readUInt32BE(4 * word));
  }
  const below = (m: number): number => {
    const drawn = words.shift() ?? 0;
    return drawn >= 2 ** 32 - (2 ** 32 % m) ? below(m) : drawn % m;
  };
  const starter = below(entropies.length);
  const deck: StatusCard[] = [...STATUS_CARDS];
  for (let i = 15; i > 0; i -= 1) {
    const j = below(i + 1);
    const [a, b] = [deck[i], deck[j]];
    if (a !== undefined && b !== undefined) [deck[i], deck[j]] = [b, a];
  }
  return { key: key.toString("hex"), firstBlock: block(0).toString("hex"), starter, deck };
}

test("the page has vectors for 3, 4 and 5 seats", () => {
  expect(vectors.map(({ given }) => given.length)).toEqual([3, 4, 5]);
});

describe.each(vectors)("the vector with seed $seed", (vector) => {
  test("commitment and entropies", () => {
    expect(commitmentOf(vector.seed)).toBe(vector.commitment);
    const hash = createHash("sha256").update(Buffer.from(vector.seed, "hex")).digest("hex");
    expect(hash).toBe(vector.commitment);
    const made = entropiesFor(vector.seed, vector.given);
    expect(made.map(({ entropy }) => entropy)).toEqual(vector.entropies);
    expect(made.map(({ by }) => by === "server")).toEqual(vector.given.map((own) => own === null));
  });
  test("starter and deck", () => {
    const { starter, deck } = dealFrom(vector.seed, vector.entropies);
    expect({ starter, deck }).toEqual({ starter: vector.starter, deck: vector.deck });
  });
  test("the steps of the page by hand", () => {
    const { key, firstBlock, starter, deck } = vector;
    expect(dealByHand(vector.seed, vector.entropies)).toEqual({ key, firstBlock, starter, deck });
  });
});

test("a hundred deals are the same by hand, and all cards are in each", () => {
  for (let count = 0; count < 100; count += 1) {
    const seed = createHash("sha256").update(`seed ${count}`).digest("hex");
    const seats = 3 + (count % 3);
    const entropies = entropiesFor(seed, Array<null>(seats).fill(null)).map(
      ({ entropy }) => entropy,
    );
    const dealt = dealFrom(seed, entropies);
    const byHand = dealByHand(seed, entropies);
    expect(dealt).toEqual({ starter: byHand.starter, deck: byHand.deck });
    expect(new Set(dealt.deck)).toEqual(new Set(STATUS_CARDS));
  }
});

describe("a deal that is not what it claims to be", () => {
  const seed = "5a".repeat(32);
  const mine = "c4".repeat(32);
  const entropies = entropiesFor(seed, [mine, null, null]);
  const dealt = dealFrom(
    seed,
    entropies.map(({ entropy }) => entropy),
  );
  const fairness = { commitment: commitmentOf(seed), seed, entropies };
  const honest = { ...dealt, fairness };
  const other = "77".repeat(32);
  const [first, second, ...rest] = dealt.deck;
  if (first === undefined || second === undefined) throw new Error("an empty deck");

  test("an honest one has no fault, whole or cut short", () => {
    expect(faultOfDeal(honest)).toBeUndefined();
    expect(faultOfDeal({ ...honest, deck: dealt.deck.slice(0, 4) })).toBeUndefined();
    const own = { seat: 0, entropy: mine, commitment: fairness.commitment };
    expect(faultOfDeal(honest, own)).toBeUndefined();
  });

  test.each([
    ["seed-hidden", { ...honest, fairness: { ...fairness, seed: null } }],
    ["malformed", { ...honest, fairness: { ...fairness, seed: "5A".repeat(32) } }],
    ["commitment-mismatch", { ...honest, fairness: { ...fairness, seed: other } }],
    ["starter-mismatch", { ...honest, starter: (dealt.starter + 1) % 3 }],
    ["deck-mismatch", { ...honest, deck: [second, first, ...rest] }],
  ])("%s", (fault, claim) => {
    expect(faultOfDeal(claim)).toBe(fault);
  });

  test("server-entropy-mismatch: a server may not choose what it says it derived", () => {
    const chosen = entropies.map((given, seat) =>
      seat === 1 ? { ...given, entropy: other } : given,
    );
    expect(faultOfDeal({ ...honest, fairness: { ...fairness, entropies: chosen } })).toBe(
      "server-entropy-mismatch",
    );
  });
  test("own-entropy-missing and commitment-changed: against what the client kept", () => {
    expect(faultOfDeal(honest, { seat: 0, entropy: other })).toBe("own-entropy-missing");
    expect(faultOfDeal(honest, { seat: 0, commitment: other })).toBe("commitment-changed");
  });
});
