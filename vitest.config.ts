import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/longest-first.ts";

/** Fixed keys, so that a token or an id in a failing test means the same thing tomorrow. */
const TEST_KEYS = {
  ROOT_SECRET: "dGVzdC1yb290LXNlY3JldC1mb3ItdGVzdHMtb25seSE",
  SIGNING_KEYS: "test:dGVzdC1zaWduaW5nLWtleS1mb3ItdGVzdHMtb25seS0x",
  MAIL_FROM: "High Society <table@play.example>",
  MAIL_REPLY_DOMAIN: "reply.example",
  // Mail goes out by fetch, where a test can read it.
  RESEND_API_KEY: "re_test",
  VAPID_PUBLIC_KEY:
    "BGUpjjhJXxjCXyD1jbocdeDCJnAkK0TUIcn6VscsPRZg42pOCx3fXMQkda1_tDemsFFA6XTigjAdXXtbRdkFPCI",
  VAPID_PRIVATE_KEY: "MrJZfXiUtbwu3iet8CteDBBa2UDIkU46cdYR2pKbMLM",
  VAPID_SUBJECT: "mailto:host@play.example",
};

/** The sizes and seeds of the long proofs (tools/proof.ts); unset: those of `npm test`. */
const PROOF = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.startsWith("PROOF_")),
);

/**
 * How long a test may take where a machine is twenty times as slow as usual: the limit ends what
 * hangs, and no test is one of speed by it.
 */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 };
const MORE_PATIENT = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    // Two cores, two workers: left to itself, vitest keeps one core for its own process.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // The service writes one line a request; they would hide what a failing test says.
    onConsoleLog: (line) => !line.startsWith('{"level":"request"'),
    // `npm run coverage`: what the tests in Node and in workerd reach of the rules and of the table.
    coverage: {
      provider: "istanbul",
      include: ["shared/engine/**/*.ts", "worker/game/**/*.ts"],
      reporter: ["text", "json-summary"],
      reportsDirectory: "coverage",
      thresholds: {
        "shared/engine/**": { statements: 98 },
        "worker/game/**": { statements: 98 },
      },
    },
    projects: [
      {
        test: {
          ...PATIENT,
          name: "engine",
          include: [
            "tests/architecture.test.ts",
            "tests/{engine,deal,bots,contract,client,game,notify}/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          ...MORE_PATIENT,
          name: "tools",
          include: ["tests/tools/**/*.test.ts"],
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: { bindings: { ...TEST_KEYS, ...PROOF } },
          }),
        ],
        test: {
          ...MORE_PATIENT,
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          setupFiles: ["tests/worker/support/same-cards.ts"],
        },
      },
      {
        oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
        test: { ...PATIENT, name: "web", include: ["tests/web/**/*.test.{ts,tsx}"] },
      },
      {
        test: {
          ...MORE_PATIENT,
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/support/unpack-browser.ts"],
          // A page waits more than it works: four files at a time share two cores.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          // Whole games of three people each: so many at once.
          maxConcurrency: 3,
          // A browser on a busy machine may be late once; what is wrong is wrong twice.
          retry: 1,
          expect: { poll: { timeout: 90_000 } },
        },
      },
    ],
  },
});
