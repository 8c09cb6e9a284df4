import { defineConfig } from "vitest/config";

/**
 * The tests by which Stryker judges worker/game: those that play on a table in memory. They need
 * no runtime, so a thousand mutants take minutes.
 */
export default defineConfig({
  test: {
    include: ["tests/game/**/*.test.ts", "tests/worker/{agreements,clocks,instructions}.test.ts"],
  },
});
