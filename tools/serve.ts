import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "./build.ts";
import { localKeys, type Settings } from "./local-keys.ts";
import { WORKER_BUNDLE } from "./local-server.ts";
import { readPort } from "./place.ts";
import { root } from "./root.ts";
import { runTool, Sentence } from "./sentence.ts";
import { startSelfHosted } from "./serve/self-hosted.ts";
import { untilStopped } from "./until-stopped.ts";

/** Settings of worker/env.ts that a host may give in the environment (docs/operating.md). */
const SETTINGS = ["ROOT_SECRET", "SIGNING_KEYS", "ALLOWED_ORIGINS", "RATE_LIMITS", "BUILD"];

/**
 * `npm run serve`: the production bundle on workerd, for hosting on an own machine.
 * Settings: PORT (8787), HOST (127.0.0.1), STATE (.state), PROXY_HEADER (none).
 */
await runTool(async () => {
  const proxyHeader = process.env["PROXY_HEADER"] ?? "";
  if (!existsSync(WORKER_BUNDLE)) await build();
  const server = await startSelfHosted({
    port: readPort(process.env["PORT"] ?? "8787"),
    host: process.env["HOST"] ?? "127.0.0.1",
    state: resolve(root, process.env["STATE"] ?? ".state"),
    env: { ...localKeys(), ...settingsGiven() },
    proxyHeader,
  });
  console.log([`High Society serves ${server.url}`, ...whatIsOff(proxyHeader)].join("\n"));
  const end = await Promise.race([untilStopped(), server.ended]);
  if (end !== undefined)
    throw new Sentence(`${end}. Start it again: every accepted move is on disk.`);
  await server.stop();
  console.log("Stopped. Every game is kept.");
});

function settingsGiven(): Settings {
  return Object.fromEntries(
    SETTINGS.flatMap((name) => {
      const value = process.env[name];
      return value === undefined || value === "" ? [] : [[name, value]];
    }),
  );
}

/** What the hosted service has and this one lacks, each with what to do about it. */
function whatIsOff(proxyHeader: string): readonly string[] {
  return [
    "  E-mail is off: workerd has no mail. Web push and webhooks work.",
    proxyHeader === ""
      ? "  Rate limits are off: set PROXY_HEADER (x-forwarded-for) behind a proxy that names the caller."
      : `  Rate limits count by the last address in ${proxyHeader}: only the proxy may reach this port.`,
  ];
}
