import { join } from "node:path";
import { demandBuild } from "../built.ts";
import { makeFolder } from "../place.ts";
import { takePlace } from "../serving.ts";
import type { Settings } from "../settings.ts";
import { workerdConfig } from "./workerd-config.ts";
import { startWorkerd, type WorkerdProcess } from "./workerd-process.ts";

interface SelfHostedOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly state: string;
  readonly env: Settings;
  /** The header in which a proxy names the caller; "" where there is no proxy. */
  readonly proxyHeader?: string;
  /** The file to which workerd adds what it prints; default standard error. */
  readonly log?: string;
}

export interface SelfHosted extends WorkerdProcess {
  readonly url: string;
}

/** The production bundle on workerd, with state on disk; resolves once it answers. */
export async function startSelfHosted(options: SelfHostedOptions): Promise<SelfHosted> {
  demandBuild();
  const { host, state, env, proxyHeader = "" } = options;
  const { port, url, leave } = await takePlace(state, host, options.port);
  try {
    const objects = join(state, "do");
    makeFolder(objects);
    const address = `${host}:${port}`;
    const workerd = await startWorkerd({
      file: join(state, "workerd.capnp"),
      config: workerdConfig({ address, objects, settings: Object.keys(env), proxyHeader }),
      env,
      health: `${url}/v1/health`,
      ...(options.log === undefined ? {} : { log: options.log }),
    });
    const ended = workerd.ended.finally(leave);
    return { ...workerd, url, ended, stop: () => workerd.stop().finally(leave) };
  } catch (error) {
    leave();
    throw error;
  }
}
