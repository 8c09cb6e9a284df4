import { runTool, Sentence } from "./sentence.ts";
import { readUsage, type UsedToday } from "./status/account-usage.ts";

/**
 * `npm run -s status`: what the account used today (UTC), against the free plan.
 * Settings: CLOUDFLARE_API_TOKEN with “Account Analytics: Read”, CLOUDFLARE_ACCOUNT_ID.
 */
const MISSING = `Set CLOUDFLARE_API_TOKEN to a token with the permission “Account Analytics: Read”
(https://dash.cloudflare.com/profile/api-tokens) and CLOUDFLARE_ACCOUNT_ID to the account's id
(\`npx wrangler whoami\` shows it).`;

/** A day on the free plan; storage is not a day's but all there is. */
const LIMITS: readonly (readonly [keyof UsedToday, string, number])[] = [
  ["workerRequests", "Worker requests", 100_000],
  ["objectRequests", "object requests", 100_000],
  ["rowsWritten", "rows written", 100_000],
  ["rowsRead", "rows read", 5_000_000],
  ["gigabyteSeconds", "object GB-seconds", 13_000],
  ["storedBytes", "bytes stored", 5_000_000_000],
];
/** From here on a line asks for attention. */
const NEAR = 0.8;

await runTool(async () => {
  const token = process.env["CLOUDFLARE_API_TOKEN"] ?? "";
  const account = process.env["CLOUDFLARE_ACCOUNT_ID"] ?? "";
  if (token === "" || account === "") throw new Sentence(MISSING);
  const used = await readUsage({ token, account, now: new Date() });
  for (const [name, words, limit] of LIMITS) console.log(line(words, used[name], limit));
  console.log("Counted anew at 00:00 UTC; docs/operating.md says what happens at each limit.");
});

function line(words: string, used: number, limit: number): string {
  const share = used / limit;
  const number = (value: number): string => Math.round(value).toLocaleString("en").padStart(13);
  const percent = `${(share * 100).toFixed(1)} %`.padStart(8);
  return `${words.padEnd(18)}${number(used)} of ${number(limit)}${percent}${share >= NEAR ? "  ← near the limit" : ""}`;
}
