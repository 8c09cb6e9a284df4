import type { Viewer } from "../../../shared/engine/index.ts";
import { duePushes } from "../../../worker/notify/outbox.ts";
import { pushNotice } from "../../../worker/notify/push-notices.ts";
import type { Caller } from "../../../worker/game/command.ts";
import type { Entry } from "../../../worker/game/entry.ts";
import { versionOf } from "../../../worker/game/game-record.ts";
import type { MemoryDoor } from "./memory-door.ts";

/** Who looks, with what key, and what it knows from before. */
export interface Look {
  readonly viewer: Viewer;
  readonly caller: Caller;
  readonly token: string | undefined;
}

/** What reached one viewer: by the name of the surface, as the bytes that came. */
export type Reached = ReadonlyMap<string, string>;

type Asked = readonly [method: string, path: string, body?: unknown];

/**
 * Everything that a viewer can reach by HTTP without changing the game: the one list. A new
 * endpoint or field is hunted as soon as it stands here. `v` is the version, `a` the auction.
 */
function questions(door: MemoryDoor, { viewer }: Look): Readonly<Record<string, Asked>> {
  const { record } = door;
  const game = `/v1/games/${record.id}`;
  const seat = "seat" in viewer ? viewer.seat : 0;
  const other = (seat + 1) % record.chairs.length;
  const v = versionOf(record);
  const a = record.play?.state.auction?.number ?? 1;
  const act = (action: unknown, version = v): unknown => ({ version, action });
  const dryRun = `${game}/actions?dryRun=true`;
  const instruct = (auction: number, rule: unknown) => ({ auction, rule, then: "wake" });
  return {
    view: ["GET", game],
    "view head": ["HEAD", game],
    events: ["GET", `${game}/events`],
    "events since": ["GET", `${game}/events?since=${Math.max(0, v - 3)}`],
    "events of tomorrow": ["GET", `${game}/events?since=${v + 5}`],
    record: ["GET", `${game}/record`],
    "dry pass": ["POST", dryRun, act({ type: "pass" })],
    "dry bid": ["POST", dryRun, act({ type: "bid", cards: [25, 20] })],
    "dry small bid": ["POST", dryRun, act({ type: "bid", cards: [1] })],
    "dry seal": ["POST", dryRun, act({ type: "seal", cards: [] })],
    "dry discard": ["POST", dryRun, act({ type: "discard", luxury: "L7" })],
    "dry exit": ["POST", dryRun, act({ type: "exit", luxury: "L7", recover: 2 })],
    "stale action": ["POST", `${game}/actions`, act({ type: "pass" }, v + 1)],
    "stale by one": ["POST", `${game}/actions`, act({ type: "pass" }, Math.max(0, v - 1) || 999)],
    "no such card": ["POST", `${game}/actions`, act({ type: "bid", cards: [5] })],
    "double card": ["POST", `${game}/actions`, act({ type: "bid", cards: [6, 6] })],
    "not my luxury": ["POST", dryRun, act({ type: "discard", luxury: "L10" })],
    "old auction": ["PUT", `${game}/instruction`, instruct(a + 1, { kind: "pass" })],
    "double lay": [
      "PUT",
      `${game}/instruction`,
      instruct(a, { kind: "lay", cards: [6, 6], below: 9 }),
    ],
    "another's seat": ["PATCH", `${game}/seats/${other}`, { forcedPass: "ask" }],
    "vote about nobody": ["POST", `${game}/votes`, { kind: "bot", seat }],
    "options of others": ["PATCH", game, { name: "x".repeat(200) }],
    "start by anyone": ["POST", `${game}/start`, { level: "x" }],
    "no invitation": ["POST", `${game}/seats`, { name: "Zoë", invitation: "x" }],
    "own notices": ["GET", `${game}/notifications`],
    "seat's mail": ["POST", `${game}/seats/${other}/mail`],
    "lobby list": ["GET", "/v1/games?status=lobby"],
    "a foreign game": ["GET", `/v1/games/${"a".repeat(24)}`],
  };
}

/** Asked at every change; the others in turn, so that a whole game asks each of them often. */
const ALWAYS: ReadonlySet<string> = new Set(["view", "events", "record"]);
const IN_TURN = 5;

/** Fetches all of it through the door. `turn` counts the changes; `next` is the row that comes. */
export async function reach(
  door: MemoryDoor,
  look: Look,
  next: Entry | undefined,
  turn: number,
): Promise<Reached> {
  const reached = new Map<string, string>();
  const { caller, token } = look;
  const messages = [
    { type: "resume", since: Math.max(0, versionOf(door.record) - 4) },
    { type: "act", key: "k".repeat(16), version: 9999, action: { type: "pass" } },
    { type: "nonsense" },
  ];
  const frames = door.frames(caller, next, messages);
  for (const [at, frame] of frames.entries()) reached.set(`socket frame ${at}`, frame);
  const asked = Object.entries(questions(door, look));
  for (const [at, [name, [method, path, body]]] of asked.entries()) {
    if (!ALWAYS.has(name) && at % IN_TURN !== turn % IN_TURN) continue;
    const said = await door.ask(method, path, { token, body });
    reached.set(name, `${said.status} ${said.etag} ${said.text}`);
  }
  if (caller !== null && turn % 3 === 0) await reachNotices(door, caller.place, reached);
  return reached;
}

/** Whether the view is still the one with this tag: 304, or the view again. */
export async function reachUnchanged(
  door: MemoryDoor,
  { token }: Look,
  tag: string,
): Promise<string> {
  const headers = { "If-None-Match": tag };
  const said = await door.ask("GET", `/v1/games/${door.record.id}`, { token, headers });
  return `${said.status} ${said.text}`;
}

/** What this seat is told by mail, push and webhook; `sent` is filled by whoever stands outside. */
async function reachNotices(
  door: MemoryDoor,
  place: number,
  reached: Map<string, string>,
): Promise<void> {
  const context = door.desk.context(place);
  if (context === undefined) return;
  const { due } = duePushes(context.notices, context.situation, Date.now());
  // A push is encrypted with a fresh key each time: what is in it is compared before that.
  for (const each of due)
    reached.set(`push ${each.kind}`, JSON.stringify(pushNotice(context, each)));
  await door.desk.deliver();
}
