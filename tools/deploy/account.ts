import { rmSync } from "node:fs";
import * as z from "zod/mini";
import { run } from "../command.ts";
import { writeSecretsFile } from "../local-keys.ts";
import { Sentence } from "../sentence.ts";

/** What of the host's account a deployment needs to know, asked through wrangler. */

const whoamiSchema = z.object({ loggedIn: z.boolean(), email: z.optional(z.string()) });
const secretsSchema = z.array(z.object({ name: z.string() }));

export const SIGN_IN =
  "Nobody is signed in: run `npx wrangler login` (it opens a browser), or set CLOUDFLARE_API_TOKEN " +
  "to a token made from the template “Edit Cloudflare Workers” (https://dash.cloudflare.com/profile/api-tokens).";

/** Who is signed in, or undefined. */
export async function signedIn(): Promise<string | undefined> {
  const { output } = await wrangler("whoami", "--json");
  const answer = whoamiSchema.safeParse(readJson(output));
  if (!answer.success || !answer.data.loggedIn) return undefined;
  return answer.data.email ?? "an API token";
}

/** The names of the secrets that the account holds for this Worker; none before the first deployment. */
export async function secretNames(): Promise<readonly string[]> {
  const { code, output } = await wrangler("secret", "list", "--format", "json");
  const answer = secretsSchema.safeParse(readJson(output));
  if (answer.success) return answer.data.map(({ name }) => name);
  // 10007: there is no such Worker yet.
  if (code !== 0 && /10007|does not exist|not found/i.test(output)) return [];
  throw new Sentence(`${output}\nThe account did not say which secrets it holds: see above.`);
}

/** Uploads bundle, files and new secrets as one version; answers its address. */
export async function upload(secretsFile: string | undefined): Promise<string> {
  const secrets = secretsFile === undefined ? [] : ["--secrets-file", secretsFile];
  const { code, output } = await wrangler("deploy", ...secrets);
  const address = /https:\/\/\S+\.workers\.dev|https:\/\/\S+(?= \(custom domain\))/.exec(
    output,
  )?.[0];
  if (code === 0 && address !== undefined) return address;
  throw new Sentence(`${output}\n${whatHelps(output)}`);
}

/** Sets one setting of the deployed Worker; push services ask it for the address of its host. */
export async function setSecret(name: string, value: string): Promise<void> {
  const file = writeSecretsFile({ [name]: value });
  const { code, output } = await wrangler("secret", "bulk", file);
  rmSync(file);
  if (code !== 0) throw new Sentence(`${output}\n${name} could not be set: see above.`);
}

/** Goes through an upload without one. */
export async function rehearseUpload(): Promise<string> {
  const { code, output } = await wrangler("deploy", "--dry-run");
  if (code !== 0) throw new Sentence(`${output}\nThis could not be uploaded: see above.`);
  return /Total Upload: .*/.exec(output)?.[0] ?? "Total upload unknown";
}

function whatHelps(output: string): string {
  if (/workers\.dev subdomain/i.test(output)) {
    return "The account has no workers.dev address yet: open Workers & Pages once in the dashboard and choose one, then run this again.";
  }
  if (/authenticat|10000|9109/i.test(output)) {
    return `The account refused the token: it needs the permission “Workers Scripts: Edit”. ${SIGN_IN}`;
  }
  if (/more than one account|CLOUDFLARE_ACCOUNT_ID/i.test(output)) {
    return "You can reach several accounts: set CLOUDFLARE_ACCOUNT_ID to the one to use.";
  }
  return "The upload failed: see above.";
}

function wrangler(...args: readonly string[]): ReturnType<typeof run> {
  return run("wrangler", args, {
    env: { WRANGLER_SEND_METRICS: "false", WRANGLER_HIDE_BANNER: "true" },
  });
}

/** The JSON in a program's output; undefined where there is none. */
function readJson(output: string): unknown {
  const start = output.search(/[[{]/);
  try {
    return start === -1 ? undefined : JSON.parse(output.slice(start));
  } catch {
    return undefined;
  }
}
