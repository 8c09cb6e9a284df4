import fc from "fast-check";
import { expect, test } from "vitest";
import { readJson, storeOver } from "../../web/state/device-storage.ts";
import { parseKeptSeat, readSeats } from "../../web/state/kept-seats.ts";
import { parseMove } from "../../web/state/parse-move.ts";
import { CHOICES, parseSettings } from "../../web/state/settings.ts";
import { readSnapshot } from "../../web/state/snapshot.ts";

/** A browser's store with one text under every key that is asked for. */
function holding(text: string, key: string) {
  const storage = { getItem: () => text, setItem: () => {}, removeItem: () => {}, [key]: text };
  // Only what the store uses of it.
  return storeOver(() => storage as unknown as Storage);
}

const seatKey = `seat/${"a".repeat(24)}/${"t".repeat(16)}`;
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.json({ maxDepth: 5 }),
  fc.constantFrom("null", "[]", "{", '{"game":1}', '{"version":9e99}', '{"__proto__":{"game":1}}'),
);

test("whatever another version, or another page, left in the store, the page reads it or goes without", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const store = holding(text, seatKey);
      readJson(store, "settings");
      for (const seat of readSeats(store)) expect(typeof seat.token).toBe("string");
      readSnapshot("owner", store);
    }),
    { numRuns: 1_000 },
  );
});

test("a move that waited is whole or not there", () => {
  for (const action of [
    { type: "pass" },
    { type: "bid", cards: [6, 25] },
    { type: "seal", cards: [] },
    { type: "discard", luxury: "L4" },
    { type: "exit", luxury: "L10", recover: 3 },
  ]) {
    expect(parseMove({ version: 3, action, key: "k", more: 1 })).toEqual({
      version: 3,
      action,
      body: JSON.stringify([3, action]),
      key: "k",
    });
  }
  for (const action of [
    { type: "fold" },
    { type: "bid", cards: [7] },
    { type: "bid", cards: "25" },
    { type: "discard", luxury: "AG" },
    { type: "exit", luxury: "L1" },
    null,
  ]) {
    expect(parseMove({ version: 3, action, key: "k" })).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(["undefined", "object"]).toContain(typeof parseMove(value));
    }),
    { numRuns: 1_000 },
  );
});

test("settings are always whole, seats whole or not there", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const settings = parseSettings(value);
      for (const [name, choices] of Object.entries(CHOICES))
        expect(choices).toContain(Reflect.get(settings, name));
      expect(["undefined", "object"]).toContain(typeof parseKeptSeat(value));
    }),
    { numRuns: 1_000 },
  );
});
