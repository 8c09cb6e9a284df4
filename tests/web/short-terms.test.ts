import { expect, test } from "vitest";
import { shortTerms, speedOf } from "../../web/parts/short-terms.ts";
import { SPEED_NAMES, SPEEDS } from "../../web/state/table-draft.ts";
import { english } from "./speech.ts";

test("each speed that this client offers is known by its clock", () => {
  expect(SPEED_NAMES.map((name) => speedOf(SPEEDS[name]))).toEqual(SPEED_NAMES);
  expect(speedOf({ ...SPEEDS.today, increment: 0 })).toBeUndefined();
});

test("a table's terms in a line: its speed by name, and its twists", () => {
  expect(shortTerms({ clock: SPEEDS.today, variants: [] }, english)).toBe(
    "Speed: Today. Twists: none.",
  );
  expect(shortTerms({ clock: null, variants: ["sealed", "forecast"] }, english)).toBe(
    "Speed: No clock. Twists: Sealed opening, Forecast.",
  );
});

test("a clock that only the API sets is told by its times", () => {
  expect(shortTerms({ clock: { bank: 7200, increment: 300 }, variants: [] }, english)).toBe(
    "Speed: 2\u{a0}hr + 5\u{a0}min. Twists: none.",
  );
});
