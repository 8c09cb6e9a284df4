import { parseArgs } from "node:util";
import { run } from "./command.ts";
import { runTool, Sentence } from "./sentence.ts";

/**
 * `npm run leaks`, `npm run chaos`, `npm run fuzz`: the long sizes of what `npm test` proves in
 * small (docs/threat-model.md). `--games N` or `--requests N` says how long, `--seed S` where to
 * begin: the same seed is the same proof, and a failing one is named by its own.
 */
const PROOFS = {
  leaks: { folder: "tests/worker/leaks", only: "twin games", size: "games", long: 2_000 },
  chaos: { folder: "tests/worker/chaos", only: "on bad days", size: "games", long: 2_000 },
  fuzz: { folder: "tests/worker/fuzz", only: "", size: "requests", long: 50_000 },
} as const;
type Proof = keyof typeof PROOFS;

await runTool(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!isProof(name)) throw new Sentence(`Say which proof: ${Object.keys(PROOFS).join(", ")}.`);
  const { folder, only, size, long } = PROOFS[name];
  const { values } = parseArgs({
    args,
    options: { [size]: { type: "string" }, seed: { type: "string" } },
  });
  const count = wholeNumber(size, values[size] ?? String(long));
  const seed = wholeNumber("seed", values["seed"] ?? "1");
  const env = { [`PROOF_${size.toUpperCase()}`]: count, PROOF_SEED: seed };
  const chosen = only === "" ? [] : ["-t", only];
  const tests = ["run", "--project", "worker", folder, ...chosen];
  const { code } = await run("vitest", tests, { show: true, env });
  process.exitCode = code;
});

function isProof(name: string | undefined): name is Proof {
  return name !== undefined && Object.hasOwn(PROOFS, name);
}

function wholeNumber(name: string, text: unknown): string {
  if (typeof text !== "string" || !/^[1-9]\d{0,8}$/.test(text))
    throw new Sentence(`--${name} is a whole number from 1.`);
  return text;
}
