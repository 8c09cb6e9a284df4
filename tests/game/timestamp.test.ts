import { expect, test } from "vitest";
import { timestamp } from "../../worker/game/timestamp.ts";

test("a time is written as of then, whichever was written before it", () => {
  const times = [0, 1_764_547_200_000, 1_764_547_200_000, 1_764_547_200_001, 0];
  expect(times.map(timestamp)).toEqual([
    "1970-01-01T00:00:00.000Z",
    "2025-12-01T00:00:00.000Z",
    "2025-12-01T00:00:00.000Z",
    "2025-12-01T00:00:00.001Z",
    "1970-01-01T00:00:00.000Z",
  ]);
});
