import { beforeEach, expect } from "vitest";
import { Chance, seedRandomBytes } from "./chance.ts";

/** Every test is dealt the same cards each time: its own name is the seed of the service's chance. */
beforeEach(() => {
  const name = expect.getState().currentTestName ?? "";
  const seed = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  seedRandomBytes(new Chance(seed));
});
