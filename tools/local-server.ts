import { copyFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4ModuleDefinition,
} from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { demandBuild, WORKER_BUNDLE } from "./built.ts";
import { freePort, makeFolder } from "./place.ts";
import { root } from "./root.ts";
import { RUNTIME } from "./serve/workerd-process.ts";
import { takePlace } from "./serving.ts";
import type { Settings } from "./settings.ts";

/** Objects on disk lie under this name: it stays. */
const WORKER_NAME = "high-society";

interface LocalOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder for games and mails; it is made if missing. */
  readonly state: string;
  /** Keys and settings, as worker/env.ts names them. */
  readonly env: Settings;
  /** The address to listen on; default this machine alone. */
  readonly host?: string;
  /** What is left to do once state and port are this server's: `npm start` builds. */
  readonly prepare?: () => Promise<void>;
  /** Receives each line that the Worker logs; default none. */
  readonly log?: (line: string) => void;
  /** A module that stands before the bundle and may import it as ./index.js: benchmarks count there. */
  readonly before?: string;
}

export interface LocalServer {
  readonly url: string;
  /** The folder that holds every mail sent, one .eml file each. */
  readonly mails: string;
  readonly stop: () => Promise<void>;
  /** Puts a game's object to sleep, sockets and all, as the platform does after a while. */
  readonly sleep: (game: string) => Promise<void>;
}

/**
 * API and client on the embedded runtime, as wrangler.toml describes them, from
 * the production bundle, with state on disk. On this machine alone, mail comes
 * in at `POST /cdn-cgi/local/email?from=…&to=…`.
 */
export async function startLocal(options: LocalOptions): Promise<LocalServer> {
  const host = options.host ?? "127.0.0.1";
  const { port, url, leave } = await takePlace(options.state, host, options.port);
  try {
    await options.prepare?.();
    await freePort(host, port);
    const server = await startRuntime(options, host, port);
    return { ...server, url, stop: () => server.stop().finally(leave) };
  } catch (error) {
    leave();
    throw error;
  }
}

async function startRuntime(
  options: LocalOptions,
  host: string,
  port: number,
): Promise<Omit<LocalServer, "url">> {
  demandBuild();
  const mails = join(options.state, "mail");
  makeFolder(mails);
  const log = options.log ?? (() => {});
  // Wrangler tells that it reads .dev.vars; what counts is `options.env`.
  process.env["WRANGLER_LOG"] ??= "error";
  process.env["MINIFLARE_WORKERD_PATH"] = RUNTIME;
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, "wrangler.toml"));
  // The bundle is one file, so rules for finding modules say nothing.
  const { modulesRules: _, ...worker } = workerOptions;
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port,
      log: new MailKeepingLog(mails),
      handleStructuredLogs: ({ message }) => log(message),
      logRequests: false,
      // The place of a request would be asked of a server elsewhere.
      cf: false,
      resourcePersistencePath: options.state,
      unsafeTriggerHandlers: host === "127.0.0.1",
      workers: [
        {
          ...worker,
          name: WORKER_NAME,
          modulesRoot: dirname(WORKER_BUNDLE),
          modules: modulesOf(options.before),
          bindings: { ...options.env },
        },
      ],
    }),
  );
  await runtime.ready;
  return {
    mails,
    stop: () => runtime.dispose(),
    sleep: (game) =>
      runtime.unsafeEvictDurableObject(WORKER_NAME, "GameObject", {
        name: game,
        webSockets: "hibernate",
      }),
  };
}

/** The bundle; what stands before it, if anything, is the module that runs. */
function modulesOf(before: string | undefined): V4ModuleDefinition[] {
  const bundle: V4ModuleDefinition = { type: "ESModule", path: WORKER_BUNDLE };
  if (before === undefined) return [bundle];
  const path = join(dirname(WORKER_BUNDLE), "before.js");
  return [{ type: "ESModule", path, contents: before }, bundle];
}

/** The runtime keeps mails only while it runs, and tells their files only in its log. */
class MailKeepingLog extends Log {
  readonly #folder: string;

  constructor(folder: string) {
    super(LogLevel.INFO);
    this.#folder = folder;
  }

  override log(message: string): void {
    for (const [file] of message.matchAll(/\/\S+\.eml\b/g)) {
      copyFileSync(file, join(this.#folder, `${Date.now()}-${basename(file)}`));
    }
    if (/error/i.test(message)) console.error(message);
  }
}
