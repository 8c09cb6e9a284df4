import { defineConfig } from "vitest/config";

/**
 * The tests by which Stryker judges shared/engine: the rule book's. Those that play thousands of
 * games are left out; they would be played once for each of two thousand mutants.
 */
export default defineConfig({
  test: {
    include: ["tests/engine/**/*.test.ts"],
    env: { PROPERTY_SHARE: "0.03" },
    exclude: ["tests/engine/{view-secrets,replays,rules-15-numbers}.test.ts"],
  },
});
