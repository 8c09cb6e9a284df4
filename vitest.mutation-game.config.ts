import { defineConfig } from "vitest/config";

/**
 * The tests by which Stryker judges worker/game: those that play on a table in memory. They need
 * no runtime, and share one worker, so that two thousand mutants take minutes.
 */
export default defineConfig({
  test: {
    isolate: false,
    include: ["tests/game/**/*.test.ts", "tests/worker/{agreements,clocks,instructions}.test.ts"],
    setupFiles: ["tests/worker/support/same-cards.ts"],
  },
});
