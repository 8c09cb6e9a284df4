import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { SPECTATOR, type Viewer } from "../../../shared/engine/index.ts";
import { entropiesFor } from "../../../shared/deal/index.ts";
import type { Entry } from "../../../worker/game/entry.ts";
import { settleTime } from "../../../worker/game/due.ts";
import { evolve } from "../../../worker/game/evolve.ts";
import { statusOf, type GameRecord } from "../../../worker/game/game-record.ts";
import { availableChannels } from "../../../worker/notify/channels.ts";
import { noNotices, type SeatNotices } from "../../../worker/notify/seat-notices.ts";
import { changeSettings } from "../../../worker/notify/settings.ts";
import { signSeatToken } from "../../../worker/seat-token.ts";
import { DEVICE } from "../notices/channels.ts";
import { Chance, seedRandomBytes } from "../support/chance.ts";
import { ORIGIN } from "../support/front-door.ts";
import { chanceTable } from "./chance-table.ts";
import { MemoryDoor, type Told } from "./memory-door.ts";
import type { Plant } from "./plants.ts";
import { reach, reachUnchanged, type Look, type Reached } from "./surfaces.ts";
import { twinOf, type Secret, type Twin } from "./twin.ts";

const PUSH_SERVICE = new URL(DEVICE.endpoint).origin;

/** What a hunt looked at, and the first leak that it found. */
export interface Hunt {
  games: number;
  /** Pairs of twins that were held against each other. */
  pairs: number;
  /** Answers, frames, messages and log lines that were compared. */
  surfaces: number;
  /** How often each secret differed between twins. */
  readonly secrets: Map<Secret, number>;
  leak: string | undefined;
}

export function newHunt(): Hunt {
  return { games: 0, pairs: 0, surfaces: 0, secrets: new Map(), leak: undefined };
}

/** One twin game: after every change one viewer looks at both twins. Stops at the first leak. */
export async function huntGame(hunt: Hunt, number: number, plant?: Plant): Promise<void> {
  const chance = new Chance(number ^ 0x5bd1e995);
  seedRandomBytes(new Chance(number));
  vi.useFakeTimers({ toFake: ["Date"] });
  const outside = listen();
  let turn = number;
  let told: Told = { rows: [], record: undefined };
  for (const { rows, record, now } of chanceTable(env.ROOT_SECRET, number)) {
    turn += 1;
    vi.setSystemTime(now);
    const before = told;
    told = { rows: [...rows], record };
    if (before.rows.length !== rows.length - 1 || endsByItself(record, now)) continue;
    const viewer = chance.pick(viewersOf(record));
    const twin = quietTwin(rows, record, viewer, now, chance);
    const last = rows.at(-1);
    if (twin === undefined || last === undefined) continue;
    for (const secret of twin.secrets)
      hunt.secrets.set(secret, (hunt.secrets.get(secret) ?? 0) + 1);
    const hasOtherSeed = twin.secrets.has("seed");
    const look = await lookOf(record, viewer);
    const reached = async (start: Told, next: Entry, isTwin: boolean, tag?: string | null) => {
      const door = new MemoryDoor(start, noticesOf(record, viewer, isTwin, turn), now, plant);
      // A game's first row has nothing before it: then there is nothing to be told of it.
      const isFirst = start.record === undefined;
      if (isFirst) door.write(next);
      outside.length = 0;
      const got = await reach(door, look, isFirst ? undefined : next, turn);
      const all = new Map([...got, ["told outside, and logged", outside.join("\n")]]);
      const shownTag = tag === undefined ? tagIn(all) : tag;
      if (shownTag !== null && !hasOtherSeed)
        all.set("not modified", await reachUnchanged(door, look, shownTag));
      return { all: hasOtherSeed ? withoutHashes(all, door.record) : all, tag: shownTag };
    };
    const one = await reached(before, last, false);
    const other = await reached(twin.before, twin.last, true, one.tag);
    hunt.pairs += 1;
    hunt.surfaces += one.all.size;
    const found = differenceOf(one.all, other.all);
    if (found !== undefined) {
      const who = "seat" in viewer ? `seat ${viewer.seat}` : "a spectator";
      const kinds = [...twin.secrets].join(", ");
      hunt.leak = `game ${number}, row ${rows.length}, ${who}; hidden: ${kinds}\n${found}`;
      break;
    }
  }
  hunt.games += 1;
  vi.useRealTimers();
  vi.restoreAllMocks();
}

/** Whether the first look plays what plays itself to the end: then the rules show what was hidden. */
function endsByItself(record: GameRecord, now: number): boolean {
  const changes = settleTime(record, now);
  if (changes.length === 0 || statusOf(record) === "over") return false;
  return statusOf(evolve(record, { at: now, place: null, retry: null, changes })) === "over";
}

/** How often a twin is looked for that stands as still as the table itself. */
const ATTEMPTS = 6;

/**
 * A twin in which nothing plays itself at once that does not at the table: an instruction that
 * would be carried out now would have been.
 */
function quietTwin(
  rows: readonly Entry[],
  record: GameRecord,
  viewer: Viewer,
  now: number,
  chance: Chance,
): { before: Told; last: Entry; secrets: Twin["secrets"] } | undefined {
  const due = JSON.stringify(settleTime(record, now));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const twin = twinOf(rows, record, viewer, chance);
    const earlier = twin.rows.slice(0, -1);
    const last = twin.rows.at(-1);
    if (last === undefined) return undefined;
    const before = earlier.reduce<GameRecord | undefined>(evolve, undefined);
    if (JSON.stringify(settleTime(evolve(before, last), now)) === due)
      return { before: { rows: earlier, record: before }, last, secrets: twin.secrets };
  }
  return undefined;
}

function viewersOf(record: GameRecord): readonly Viewer[] {
  const seats = record.chairs.flatMap((chair, seat) =>
    chair?.kind === "person" ? [{ seat }] : [],
  );
  return [SPECTATOR, ...seats];
}

async function lookOf(record: GameRecord, viewer: Viewer): Promise<Look> {
  const sitter = "seat" in viewer ? record.chairs[viewer.seat] : null;
  if (!sitter) return { viewer, caller: null, token: undefined };
  const { place, generation } = sitter;
  const token = await signSeatToken(env, { game: record.id, place, generation });
  return { viewer, caller: { place, generation }, token };
}

/** The tag that came with the view. */
function tagIn(reached: Reached): string | null {
  return /^200 (W\/"[^"]*")/u.exec(reached.get("view") ?? "")?.[1] ?? null;
}

/** The viewer's own channels, the same at both tables; the others' are other people's. */
function noticesOf(
  record: GameRecord,
  viewer: Viewer,
  isTwin: boolean,
  turn: number,
): ReadonlyMap<number, string> {
  const own = "seat" in viewer ? record.chairs[viewer.seat]?.place : undefined;
  const rows = record.chairs.flatMap((chair): (readonly [number, string])[] => {
    if (chair?.kind !== "person") return [];
    const { place } = chair;
    if (place === own) return [[place, JSON.stringify(channelsOf(`own${place}`, turn))]];
    const who = isTwin ? `twin${place}` : `one${place}`;
    // At one of the tables some have no channel at all.
    return isTwin && (turn + place) % 3 === 0
      ? []
      : [[place, JSON.stringify({ ...channelsOf(who, turn), push: null })]];
  });
  return new Map(rows);
}

/** All three channels, set up as a seat would. */
function channelsOf(who: string, turn: number): SeatNotices {
  const setting = changeSettings(
    noNotices(ORIGIN),
    {
      email: { address: `${who}@mail.example`, when: "turn" },
      push: [{ ...DEVICE, endpoint: `${PUSH_SERVICE}/wpush/v2/${who}` }],
      webhook: { url: `https://${who}.example/hook`, shape: "standard" },
    },
    {
      available: availableChannels(env),
      settled: 0,
      newSecret: () => `whsec_${btoa(who.padEnd(32, "."))}`,
      origin: ORIGIN,
    },
  );
  if (!setting.ok) throw new Error(setting.message);
  const { email } = setting.seat;
  return { ...setting.seat, email: email && { ...email, confirmed: turn % 2 === 0 } };
}

/** Catches what leaves the service by other ways: requests to the outside, lines of the log. */
function listen(): string[] {
  const heard: string[] = [];
  // The runtime counts timers, and ten thousand mails are soon written.
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(new AbortController().signal);
  for (const way of ["log", "error", "warn", "info", "debug"] as const)
    vi.spyOn(console, way).mockImplementation((...said: unknown[]) => {
      heard.push(said.map(String).join(" "));
    });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    // Pushes are encrypted anew each time; what is in them is compared before that.
    const body = request.url.startsWith(PUSH_SERVICE) ? "" : await request.text();
    const headers = [...request.headers].map((header) => header.join(": ")).toSorted();
    const said = body === "" ? "" : `${headers.join("; ")} ${body}`;
    const to = request.url.includes("resend.com")
      ? /"to":\["([^"]*)/u.exec(body)?.[1]
      : request.url;
    // What the others are told reaches them, not this viewer.
    if (to?.includes("own") === true) heard.push(`${request.method} ${request.url} ${said}`);
    return new Response("{}");
  });
  return heard;
}

/** What follows from the seed one way only and is public: its hash, the server's entropies, tags. */
function withoutHashes(reached: Reached, { seed, commitment, chairs }: GameRecord): Reached {
  const server = entropiesFor(
    seed,
    chairs.map(() => null),
  ).map(({ entropy }) => entropy);
  const hashes = [commitment, ...server];
  const plain = (text: string) =>
    hashes
      .reduce((rest, hash, at) => rest.replaceAll(hash, `hash ${at}`), text)
      .replaceAll(/W\/"[\w-]+"/g, "tag");
  return new Map([...reached].map(([name, text]) => [name, plain(text)]));
}

/** The first surface that is not the same, and where it begins to differ. */
function differenceOf(one: Reached, other: Reached): string | undefined {
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [a, b] = [one.get(name) ?? "nothing", other.get(name) ?? "nothing"];
    if (a === b) continue;
    let at = 0;
    while (a[at] === b[at]) at += 1;
    const from = Math.max(0, at - 80);
    return `${name}:\n  …${a.slice(from, at + 80)}\n  …${b.slice(from, at + 80)}`;
  }
  return undefined;
}
