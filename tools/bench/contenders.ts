import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TO_ANY_ORIGIN } from "../../worker/http/cors.ts";
import { API_HEADERS } from "../../worker/http/headers.ts";
import { freePort, makeFolder } from "../place.ts";
import { root } from "../root.ts";
import { capnpText as text } from "../serve/capnp-text.ts";
import { apiConfig, COMPATIBILITY_DATE } from "../serve/workerd-config.ts";
import { startWorkerd, type WorkerdProcess } from "../serve/workerd-process.ts";
import type { Settings } from "../settings.ts";

/** The two services that bench:http compares, each on a workerd of its own. */

export interface Contender extends WorkerdProcess {
  readonly port: number;
}

const HOST = "127.0.0.1";

/** Our API from the production bundle; it logs to a file, one line a request. */
export async function startOurs(state: string, env: Settings): Promise<Contender> {
  const settings = Object.keys(env);
  return start(state, env, (address, objects) => apiConfig({ address, objects, settings }));
}

/** The limit worker, which gives this answer to everything. */
export async function startLimit(state: string, env: Settings, answer: string): Promise<Contender> {
  return start(state, { ...env, ANSWER: answer }, limitConfig);
}

async function start(
  state: string,
  env: Settings,
  configFor: (address: string, objects: string) => string,
): Promise<Contender> {
  const objects = join(state, "do");
  makeFolder(objects);
  const port = await freePort(HOST, 0);
  const workerd = await startWorkerd({
    file: join(state, "workerd.capnp"),
    config: configFor(`${HOST}:${port}`, objects),
    env,
    health: `http://${HOST}:${port}/v1/health`,
    log: join(state, "workerd.log"),
  });
  return { ...workerd, port };
}

function limitConfig(address: string, objects: string): string {
  const source = readFileSync(join(root, "tools/bench/limit-worker.mjs"), "utf8");
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "limit", worker = (
      modules = [(name = "limit.js", esModule = ${text(source)})],
      compatibilityDate = ${text(COMPATIBILITY_DATE)},
      bindings = [
        (name = "SIGNING_KEYS", fromEnvironment = "SIGNING_KEYS"),
        (name = "ANSWER", fromEnvironment = "ANSWER"),
        (name = "HEADERS", json = ${text(JSON.stringify({ ...API_HEADERS, ...TO_ANY_ORIGIN }))}),
        (name = "OBJECTS", durableObjectNamespace = "Limit"),
      ],
      durableObjectNamespaces = [(className = "Limit", uniqueKey = "limit", enableSql = true)],
      durableObjectStorage = (localDisk = "objects"),
    )),
    (name = "objects", disk = (path = ${text(objects)}, writable = true)),
  ],
  sockets = [(name = "http", address = ${text(address)}, http = (), service = "limit")],
);
`;
}

export function addressOf({ port }: Contender): string {
  return `http://${HOST}:${port}`;
}

/** What the parts of bench:http share: a folder for states, the keys, a usual answer to an action. */
export interface HttpBench {
  readonly folder: string;
  readonly env: Settings;
  readonly answer: string;
}

/** Bytes of memory that a process holds now (Linux). */
export function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes ?? Number.NaN) * 1024;
}

/**
 * Processor time, in milliseconds, that the threads of a process have used (Linux), which another's
 * load hardly changes. /proc/PID/stat has it too, but in steps of 10 ms.
 */
export function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + nanoseconds(pid, thread), 0) / 1e6;
}

function nanoseconds(pid: number, thread: string): number {
  return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
}
