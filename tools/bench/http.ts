import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeKeys } from "../local-keys.ts";
import { addressOf, startOurs } from "./contenders.ts";
import { keepResults, report } from "./figure.ts";
import { compareLoads } from "./http-loads.ts";
import { Connections } from "./load.ts";
import { compareMemory, compareSleepers } from "./http-sleepers.ts";
import { tellThousand } from "./http-thousand.ts";
import { OpenHands } from "./open-hands.ts";

/**
 * `npm run -s bench:http`: the action endpoint on workerd, with the production
 * bundle, in one run beside a bare worker that does the least such a service can.
 */

/** In memory where the machine has such a folder: a disk's own pace would hide ours. */
const place = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
const folder = mkdtempSync(join(place, "high-society-http-"));
const env = { ...makeKeys(), RATE_LIMITS: "off" };

try {
  const answer = await usualAnswer();
  const bench = { folder, env, answer };
  await compareLoads(bench);
  await compareSleepers(bench);
  await compareMemory(bench);
  await tellThousand(bench);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
keepResults("http");

/** The answer of median size to the actions of a game. */
async function usualAnswer(): Promise<string> {
  const server = await startOurs(join(folder, "size"), env);
  const connections = new Connections(server.port, 1);
  const game = await OpenHands.open(addressOf(server));
  const answers: string[] = [];
  while (!game.isOver) answers.push(await game.next(connections));
  connections.close();
  await server.stop();
  const sorted = answers.toSorted((left, right) => left.length - right.length);
  report(
    "answer to an action",
    "bytes",
    sorted.map(({ length }) => length),
  );
  return sorted[Math.floor(sorted.length / 2)] ?? "{}";
}
