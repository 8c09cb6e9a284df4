import type { Env } from "../env.ts";
import { Memo } from "../memo.ts";

/** What is limited: each costs an object or invites guessing. */
export const LIMITED = ["create", "sit-down", "bad-token", "notice"] as const;
export type Limited = (typeof LIMITED)[number];

const A_MINUTE: Readonly<Record<Limited, number>> = {
  create: 30,
  "sit-down": 60,
  "bad-token": 60,
  notice: 20,
};
/** On the own machine a test or a bench makes more tables in a minute than a person in a year. */
const LOCAL_FACTOR = 1000;
const LOCAL = new Set(["127.0.0.1", "::1"]);
/** Addresses remembered at once; beyond it the oldest is forgotten, in favour of the caller. */
const MOST_ADDRESSES = 10_000;
const MINUTE = 60_000;

interface Bucket {
  readonly left: number;
  readonly filledAt: number;
}

/** Token buckets in this isolate: cheap, without a binding, and enough against one flooder. */
const buckets = new Memo<Bucket>(MOST_ADDRESSES);

/**
 * Takes one request from the caller's bucket. 0, or the seconds until there is one again
 * (for Retry-After).
 */
export function secondsToWait(env: Env, request: Request, what: Limited, now: number): number {
  const address = request.headers.get("CF-Connecting-IP");
  const perMinute = limits(env.RATE_LIMITS)[what];
  const most = address === null || LOCAL.has(address) ? perMinute * LOCAL_FACTOR : perMinute;
  if (most === Infinity) return 0;
  const name = `${what} ${address ?? "local"}`;
  const bucket = buckets.get(name) ?? { left: most, filledAt: now };
  const filled = Math.min(most, bucket.left + (Math.max(0, now - bucket.filledAt) / MINUTE) * most);
  const allowed = filled >= 1;
  buckets.set(name, { left: allowed ? filled - 1 : filled, filledAt: now });
  return allowed ? 0 : Math.ceil(((1 - filled) * MINUTE) / most / 1000);
}

/** The limits as one line, for the start and for the operator. */
export function describeLimits(setting: string | undefined): string {
  const set = limits(setting);
  return LIMITED.map((what) => `${what} ${set[what]}`).join(", ");
}

function limits(setting: string | undefined): Readonly<Record<Limited, number>> {
  if (setting === undefined || setting === "") return A_MINUTE;
  if (setting === "off")
    return { create: Infinity, "sit-down": Infinity, "bad-token": Infinity, notice: Infinity };
  const set = { ...A_MINUTE };
  for (const part of setting.split(",")) {
    const [name, count] = part.trim().split("=");
    const what = LIMITED.find((known) => known === name);
    const perMinute = Number(count);
    if (what === undefined || !(perMinute > 0))
      throw new Error(`RATE_LIMITS: "${part}" is not one of ${LIMITED.join(", ")} = a number.`);
    set[what] = perMinute;
  }
  return set;
}
