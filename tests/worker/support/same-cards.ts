import { beforeEach, expect } from "vitest";
import { createHash } from "node:crypto";
import { Chance, seedRandomBytes } from "./chance.ts";

/** Every test is dealt the same cards each time: its own name is the seed of the service's chance. */
beforeEach(() => {
  const name = expect.getState().currentTestName ?? "";
  seedRandomBytes(new Chance(createHash("sha256").update(name).digest().readUInt32BE()));
});
