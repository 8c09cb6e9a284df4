import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as z from "zod/mini";
import { freePort, makeFolder, unwritable } from "./place.ts";
import { Sentence } from "./sentence.ts";

/**
 * A state is served by one server at a time: two would write apart. What holds it is SQLite's lock
 * on an empty file, which the system takes back however its holder dies; who holds it stands beside,
 * only to be told (docs/decisions/0067).
 */

const LOCK = "serving.lock";
const WHO = "serving.json";

/** How long the runtime of a starter that was killed may take to end, in milliseconds. */
const PATIENCE = 2_000;
const SQLITE_BUSY = 5;

const whoSchema = z.object({ url: z.string(), pid: z.int(), machine: z.string() });
type Who = z.infer<typeof whoSchema>;

interface Place {
  readonly port: number;
  readonly url: string;
  readonly leave: () => void;
}

/** Takes a state and a port (0: any free one) for this process alone, or says who has it. */
export async function takePlace(state: string, host: string, port: number): Promise<Place> {
  makeFolder(state);
  const lock = lockState(state);
  const file = join(state, WHO);
  const leave = (): void => {
    if (!lock.isOpen) return;
    rmSync(file, { force: true });
    lock.close();
  };
  try {
    const killed = readWho(state);
    rmSync(file, { force: true });
    if (killed !== undefined) await untilSilent(killed.url);
    const free = await freePort(host, port);
    const url = `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${free}`;
    const who: Who = { url, pid: process.pid, machine: hostname() };
    writeFileSync(file, JSON.stringify(who));
    return { port: free, url, leave };
  } catch (error) {
    leave();
    throw error;
  }
}

function lockState(state: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(state, LOCK));
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock?.close();
    if (!(error instanceof Error)) throw error;
    throw "errcode" in error && error.errcode === SQLITE_BUSY
      ? new Sentence(servedSentence(state, readWho(state)))
      : unwritable(state, error.message);
  }
}

function servedSentence(state: string, who: Who | undefined): string {
  if (who === undefined) {
    return `High Society is just being started on ${state}: use that one, or name another folder with STATE=….`;
  }
  const { url, pid, machine } = who;
  return machine === hostname()
    ? `High Society already starts or serves ${state} at ${url} (process ${pid}): use that, or stop it first with kill ${pid}.`
    : `High Society already starts or serves ${state} on ${machine}: use that, or stop it there first.`;
}

function readWho(state: string): Who | undefined {
  try {
    return whoSchema.parse(JSON.parse(readFileSync(join(state, WHO), "utf8")));
  } catch {
    return undefined;
  }
}

/** Another state's server may answer there by now: this one goes on all the same. */
async function untilSilent(url: string): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE);
  while (!signal.aborted) {
    const answers = await fetch(`${url}/v1/health`, { signal }).then(
      () => true,
      () => false,
    );
    if (!answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
