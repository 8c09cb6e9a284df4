import { resolve } from "node:path";
import { build } from "./build.ts";
import { isBuilt } from "./built.ts";
import { localKeys } from "./local-keys.ts";
import { readPort } from "./place.ts";
import { root } from "./root.ts";
import { runTool, Sentence } from "./sentence.ts";
import { startSelfHosted } from "./serve/self-hosted.ts";
import { settingsGiven, type Settings } from "./settings.ts";
import { untilStopped } from "./until-stopped.ts";
import { describeLimits } from "../worker/http/rate-limit.ts";

/**
 * `npm run serve`: the production bundle on workerd, for hosting on an own machine.
 * Settings: PORT (8787), HOST (127.0.0.1), STATE (.state), PROXY_HEADER (none).
 */
await runTool(async () => {
  const proxyHeader = process.env["PROXY_HEADER"] ?? "";
  if (!isBuilt()) await build();
  const given = settingsGiven();
  const env = { ...localKeys(given), ...given };
  const server = await startSelfHosted({
    port: readPort(process.env["PORT"] ?? "8787"),
    host: process.env["HOST"] ?? "127.0.0.1",
    state: resolve(root, process.env["STATE"] ?? ".state"),
    env,
    proxyHeader,
  });
  console.log([`High Society serves ${server.url}`, ...whatIsOff(env, proxyHeader)].join("\n"));
  const end = await Promise.race([untilStopped(), server.ended]);
  if (end !== undefined)
    throw new Sentence(`${end}. Start it again: every accepted move is on disk.`);
  await server.stop();
  console.log("Stopped. Every game is kept.");
});

/** What the hosted service has and this one lacks, each with what to do about it. */
function whatIsOff(env: Settings, proxyHeader: string): readonly string[] {
  return [
    env["MAIL_FROM"] !== undefined && env["RESEND_API_KEY"] !== undefined
      ? "  E-mail goes out through Resend; answers by mail are off: nothing here receives them."
      : "  E-mail is off: set MAIL_FROM and RESEND_API_KEY to send through Resend.",
    env["VAPID_SUBJECT"] === undefined || env["VAPID_PRIVATE_KEY"] === undefined
      ? "  Web push is off: set VAPID_SUBJECT to mailto: and your address, and the pair of keys if they are not in .dev.vars."
      : "  Web push is on.",
    proxyHeader === ""
      ? "  Rate limits are off: set PROXY_HEADER (x-forwarded-for) behind a proxy that names the caller."
      : `  Rate limits a minute and address: ${describeLimits(env["RATE_LIMITS"])}; the address is the last in ${proxyHeader}, so only the proxy may reach this port.`,
  ];
}
