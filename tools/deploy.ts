import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.ts";
import {
  rehearseUpload,
  secretNames,
  setSecret,
  SIGN_IN,
  signedIn,
  upload,
} from "./deploy/account.ts";
import { playOneGame } from "./deploy/play-one-game.ts";
import { keptKeys, makeKeys, writeSecretsFile } from "./local-keys.ts";
import { startLocal } from "./local-server.ts";
import { root } from "./root.ts";
import { runTool, Sentence } from "./sentence.ts";
import type { Settings } from "./settings.ts";

/** The keys of the deployed service; the account never shows them again, so they are kept here too. */
const KEYS = join(root, ".deployed.vars");

/**
 * `npm run deploy [-- --dry-run]`: checks the account, makes the keys once,
 * uploads, plays a whole game there and says what is left to do by hand.
 * Rehearsed, it needs no account: all is done but the upload, and the game is
 * played on this machine.
 */
await runTool(async () => {
  const rehearsal = process.argv.includes("--dry-run");
  const account = await signedIn();
  if (account === undefined && !rehearsal) throw new Sentence(SIGN_IN);
  console.log(account === undefined ? `✗ Account. ${SIGN_IN}` : `✓ Account: ${account}.`);
  const held = account === undefined ? [] : await secretNames();
  const missing = Object.keys(makeKeys()).filter((name) => !held.includes(name));
  warnOfForeignKeys(held);
  await build();
  console.log("✓ Client and worker are built.");
  if (rehearsal) await rehearse(missing);
  else await deploy(held, missing);
});

async function rehearse(missing: readonly string[]): Promise<void> {
  console.log(`✓ ${await rehearseUpload()}`);
  console.log(`✓ Would make and set: ${missing.length === 0 ? "no new key" : missing.join(", ")}.`);
  const state = join(root, ".cache/rehearsal");
  rmSync(state, { recursive: true, force: true });
  const server = await startLocal({ port: 0, state, env: makeKeys() });
  try {
    console.log(`✓ ${await playOneGame(server.url)} (on this machine)`);
  } finally {
    await server.stop();
  }
  console.log(
    `\nRehearsed; nothing was uploaded. ${mailSteps("https://high-society.example.workers.dev")}`,
  );
}

async function deploy(held: readonly string[], missing: readonly string[]): Promise<void> {
  const keys: Settings = missing.length === 0 ? {} : keptKeys(KEYS);
  const fresh = Object.fromEntries(Object.entries(keys).filter(([name]) => missing.includes(name)));
  const file = missing.length === 0 ? undefined : writeSecretsFile(fresh);
  try {
    const address = await upload(file);
    console.log(`✓ Deployed: ${address}`);
    if (!held.includes("VAPID_SUBJECT")) await setSecret("VAPID_SUBJECT", address);
    if (missing.length > 0)
      console.log(`✓ Keys set: ${missing.join(", ")}; kept in ${KEYS}: back it up.`);
    console.log(`✓ ${await playOneGame(address)}`);
    console.log(`\nReady: ${address}\n${mailSteps(address)}`);
  } finally {
    if (file !== undefined) rmSync(file);
  }
}

function warnOfForeignKeys(held: readonly string[]): void {
  if (held.length === 0 || existsSync(KEYS)) return;
  console.log(
    `! The account's keys were made elsewhere: to rotate them you need the .deployed.vars written there.`,
  );
}

function mailSteps(address: string): string {
  return [
    "For e-mail (optional): add a domain to the account, switch on Email Routing for it, route",
    "a catch-all to this Worker, and set MAIL_FROM; docs/operating.md, “E-mail”, has each step.",
    `Check: curl ${address}/v1/health`,
  ].join("\n");
}
