import { resolve } from "node:path";
import { build } from "./build.ts";
import { localKeys } from "./local-keys.ts";
import { startLocal } from "./local-server.ts";
import { readPort } from "./place.ts";
import { root } from "./root.ts";
import { runTool } from "./sentence.ts";
import { untilStopped } from "./until-stopped.ts";

/**
 * `npm start`: builds, then serves API and client on this machine.
 * Settings: PORT (8787), HOST (127.0.0.1), STATE (.state).
 */
await runTool(async () => {
  const port = readPort(process.env["PORT"] ?? "8787");
  const host = process.env["HOST"] ?? "127.0.0.1";
  const state = resolve(root, process.env["STATE"] ?? ".state");
  const env = localKeys();
  console.log("Building client and worker …");
  await build();
  const server = await startLocal({ port, host, state, env, log: (line) => console.log(line) });
  console.log(welcome(server.url, state));
  await untilStopped();
  await server.stop();
  console.log("Stopped. Every game is kept; npm start goes on with them.");
});

function welcome(url: string, state: string): string {
  return [
    "",
    `  High Society is ready:  ${url}`,
    "",
    "  Open it, make a table, and send each player the table's link (or fill seats with bots).",
    `  The API: ${url}/docs   Games and mails are kept in ${state}`,
    "  Ctrl-C stops it.",
    "",
  ].join("\n");
}
