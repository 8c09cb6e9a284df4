import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { WORKER_BUNDLE } from "../local-server.ts";
import { freePort, makeFolder } from "../place.ts";
import { root } from "../root.ts";
import { Sentence } from "../sentence.ts";
import type { Settings } from "../settings.ts";
import { workerdConfig } from "./workerd-config.ts";

/** How long workerd may take to answer its first request, in milliseconds. */
const PATIENCE = 20_000;
/** How much of what workerd printed is kept for an error, in characters. */
const LAST_WORDS = 2000;
/** After this long a stop becomes a kill; nothing is lost by it, only open answers. */
const GRACE = 3_000;

interface SelfHostedOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly state: string;
  readonly env: Settings;
  /** The header in which a proxy names the caller; "" where there is no proxy. */
  readonly proxyHeader?: string;
  /** Receives what workerd prints; default standard error. */
  readonly log?: (text: string) => void;
}

export interface SelfHosted {
  readonly url: string;
  /** The process of workerd itself. */
  readonly pid: number;
  /** Lets running answers finish, then ends; resolves when the process is gone. */
  readonly stop: () => Promise<void>;
  /** Resolves with a description when workerd ends, whoever ended it. */
  readonly ended: Promise<string>;
}

/** The production bundle on workerd, with state on disk; resolves once it answers. */
export async function startSelfHosted(options: SelfHostedOptions): Promise<SelfHosted> {
  if (!existsSync(WORKER_BUNDLE)) {
    throw new Sentence("There is no build yet: run `npm run build` first.");
  }
  const objects = join(options.state, "do");
  makeFolder(objects);
  const port = await freePort(options.host, options.port);
  const config = join(options.state, "workerd.capnp");
  const settings = Object.keys(options.env);
  const { host, proxyHeader = "" } = options;
  writeFileSync(config, workerdConfig({ host, port, objects, settings, proxyHeader }));
  const child = spawn(join(root, "node_modules/workerd/bin/workerd"), ["serve", config], {
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = options.log ?? ((text: string) => process.stderr.write(text));
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-LAST_WORDS);
      log(text);
    });
  }
  const ended = describeEnd(child);
  const url = `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`;
  await untilHealthy(url, ended, () => said);
  return { url, pid: child.pid ?? 0, ended, stop: () => stop(child, ended) };
}

function describeEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(`workerd cannot run: ${error.message}`));
    child.once("close", (code, signal) => resolve(`workerd ended (${signal ?? code ?? "?"})`));
  });
}

async function untilHealthy(
  url: string,
  ended: Promise<string>,
  said: () => string,
): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  let end: string | undefined;
  void ended.then((how) => (end = how));
  while (Date.now() < deadline) {
    if (end !== undefined) throw new Sentence(`${said()}\n${end} before it answered: see above.`);
    const answer = await fetch(`${url}/v1/health`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Sentence(`workerd did not answer within ${PATIENCE / 1000} s: see above.`);
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), GRACE);
  await ended;
  clearTimeout(timer);
}
