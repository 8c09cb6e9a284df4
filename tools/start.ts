import { resolve } from "node:path";
import { build } from "./build.ts";
import { localKeys } from "./local-keys.ts";
import { startLocal } from "./local-server.ts";
import { readPort } from "./place.ts";
import { root } from "./root.ts";
import { runTool } from "./sentence.ts";
import { settingsGiven, type Settings } from "./settings.ts";
import { untilStopped } from "./until-stopped.ts";
import { describeLimits } from "../worker/http/rate-limit.ts";

/** Enough for mails and pushes to be tried; no mail leaves this machine. */
const LOCAL_NOTICES: Settings = {
  MAIL_FROM: "High Society <table@example.org>",
  MAIL_REPLY_DOMAIN: "example.org",
  VAPID_SUBJECT: "mailto:table@example.org",
};

/**
 * `npm start`: builds, then serves API and client on this machine.
 * Settings: PORT (8787), HOST (127.0.0.1), STATE (.state).
 */
await runTool(async () => {
  const port = readPort(process.env["PORT"] ?? "8787");
  const host = process.env["HOST"] ?? "127.0.0.1";
  const state = resolve(root, process.env["STATE"] ?? ".state");
  const given = settingsGiven();
  const env = { ...LOCAL_NOTICES, ...localKeys(given), ...given };
  const prepare = async (): Promise<void> => {
    console.log("Building client and worker …");
    await build();
  };
  const server = await startLocal({ port, host, state, env, prepare, log: printFaults });
  console.log(welcome(server.url, state, describeLimits(env["RATE_LIMITS"])));
  await untilStopped();
  await server.stop();
  console.log("Stopped. Every game is kept; npm start goes on with them.");
});

/** A line a request is for hosts; whoever tries things out wants to see what went wrong. */
function printFaults(line: string): void {
  if (!line.startsWith('{"level":"request"')) console.log(line);
}

function welcome(url: string, state: string, limits: string): string {
  return [
    "",
    `  High Society is ready:  ${url}`,
    "",
    "  Open it, make a table, and send each player the table's link (or fill seats with bots).",
    `  The API: ${url}/docs   Games are kept in ${state}`,
    `  Mails are written to ${state}/mail and sent nowhere.`,
    `  Rate limits a minute and address: ${limits}; a thousand times that on this machine.`,
    "  Ctrl-C stops it.",
    "",
  ].join("\n");
}
