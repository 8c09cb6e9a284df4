import { readFileSync } from "node:fs";
import { join } from "node:path";
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

/** Our API from the production bundle; what it logs, one line a request, is read and dropped. */
export async function startOurs(state: string, env: Settings): Promise<Contender> {
  const settings = Object.keys(env);
  return start(state, env, (address, objects) => apiConfig({ address, objects, settings }));
}

/** The limit worker, which answers `size` bytes to everything. */
export async function startLimit(state: string, env: Settings, size: number): Promise<Contender> {
  return start(state, { ...env, ANSWER: "x".repeat(size) }, limitConfig);
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
    log: () => {},
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

/** What the parts of bench:http share: a folder for states, the keys, the size of an answer in bytes. */
export interface HttpBench {
  readonly folder: string;
  readonly env: Settings;
  readonly size: number;
}

/** Bytes of memory that a process holds now (Linux). */
export function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes ?? Number.NaN) * 1024;
}

/** Clock ticks of Linux a second, as /proc counts processor time. */
const TICKS = 100;

/** Processor time, in milliseconds, that a process has used (Linux): another's load does not change it. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
}
