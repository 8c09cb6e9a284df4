import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { vi } from "vitest";
import type { CreateGame } from "../../../shared/contract/requests.ts";
import type { View } from "../../../shared/contract/view-schema.ts";
import { VARIANTS } from "../../../shared/engine/variant.ts";
import { Chance, seedRandomBytes } from "../support/chance.ts";
import { openTable, type Table } from "../support/table.ts";
import { CRASHES, crashAsPlanned, type Crash } from "./crashing-object.ts";
import { faultsAfter } from "./aftermath.ts";
import { Person } from "./person.ts";
import { Told } from "./told.ts";
import { Watcher } from "./watcher.ts";

/** Later than any real clock: no alarm of the runtime goes off by itself. */
const THEN = Date.UTC(2050, 0, 1);
const MOST_STEPS = 600;
const MOST_TRIES = 6;

export interface Day {
  /** What happened, step by step: the same seed, the same journal. */
  readonly journal: readonly string[];
  /** What must not be; empty on a good bad day. */
  readonly faults: readonly string[];
  readonly accepted: number;
}

/** One whole game on a bad day, perhaps with a fault planted in the service. */
export async function badDay(seed: number, plant?: () => void): Promise<Day> {
  const chance = new Chance(seed);
  vi.useFakeTimers({ toFake: ["Date"], now: THEN });
  seedRandomBytes(new Chance(seed + 1));
  const crashes: Crash[] = [];
  crashAsPlanned(crashes);
  plant?.();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const day = new BadDay(await openTable(requestOf(chance)), chance, crashes);
  await day.play();
  return day.close();
}

function requestOf(chance: Chance): Partial<CreateGame> {
  const seats = chance.pick([3, 3, 4] as const);
  const bots = Array.from({ length: chance.below(seats - 1) }, () => ({
    level: "gentle" as const,
  }));
  return {
    seats,
    bots,
    variants: VARIANTS.filter(() => chance.oneIn(3)),
    clock: chance.oneIn(2) ? { bank: 600, increment: 20 } : null,
    forcedPass: chance.pick(["auto", "ask"]),
    absent: chance.pick(["bot", "pass"]),
  };
}

class BadDay {
  readonly #table: Table;
  readonly #chance: Chance;
  readonly #crashes: Crash[];
  readonly #told = new Told();
  readonly #journal: string[] = [];
  readonly #faults: string[] = [];
  readonly #people: readonly Person[];
  readonly #watcher: Watcher;
  /** Requests that are under way for long. */
  readonly #slow: (() => Promise<void>)[] = [];

  constructor(table: Table, chance: Chance, crashes: Crash[]) {
    this.#table = table;
    this.#chance = chance;
    this.#crashes = crashes;
    // Bots sit between the people and have no token.
    this.#people = Object.entries(table.tokens).map(
      ([seat, token]) => new Person(table.path, Number(seat), token, this.#told, chance),
    );
    this.#watcher = new Watcher(table.path, this.#told);
  }

  async play(): Promise<void> {
    await this.#table.start();
    await this.#watcher.connect();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const looker = this.#likelyNext();
      const view = await looker.look();
      if (view?.status === "over") return;
      vi.setSystemTime(Date.now() + 1000 + this.#chance.below(30_000));
      await this.#misfortune();
      await this.#turn(view, looker);
    }
    this.#faults.push(`The game is stuck after ${MOST_STEPS} steps.`);
  }

  async close(): Promise<Day> {
    for (const late of this.#slow.splice(0)) await late();
    await this.#watcher.connect();
    this.#faults.push(...this.#told.lies);
    this.#faults.push(...(await faultsAfter(this.#table, this.#told, this.#watcher)));
    const { accepted } = this.#told;
    return { journal: this.#journal, faults: this.#faults, accepted };
  }

  #someone(): Person {
    return this.#chance.pick(this.#people);
  }

  /** Whoever is due by what anybody saw last, or anybody. */
  #likelyNext(): Person {
    const views = this.#people.flatMap(({ view }) => view ?? []);
    const newest = views.toSorted((a, b) => b.version - a.version)[0];
    return this.#people.find(({ seat }) => isDue(newest, seat)) ?? this.#someone();
  }

  /** Whoever is due acts, with whatever befalls his request. */
  async #turn(view: View | undefined, looker: Person): Promise<void> {
    const due = this.#people.filter(({ seat }) => isDue(view, seat));
    if (due.length === 0) return this.#alarm("for bots");
    const person = this.#chance.pick(due);
    if (person !== looker && !this.#chance.oneIn(6)) await person.look();
    const action = person.decide();
    if (action === undefined) return;
    const key = person.newKey();
    const version = person.view?.version ?? 0;
    const send = async (what: string) => {
      const { status } = await person.act(action, version, key);
      this.#journal.push(`seat ${person.seat} ${action.type} on ${version} ${what}: ${status}`);
      if (status >= 500 && status !== 503) this.#faults.push(`${what}: ${status}`);
      return status;
    };
    switch (this.#chance.below(8)) {
      case 0:
        // Pressed twice, or sent twice by the network.
        await Promise.all([send("twice"), send("twice")]);
        return;
      case 1:
        // The answer is lost; the client asks again.
        await send("unheard");
        await send("again");
        return;
      case 2:
        this.#crashes.push(...this.#chance.some(CRASHES, 1 + this.#chance.below(2)));
        // Each planned crash is met once, and then there is an answer.
        for (let tries = 0; tries < MOST_TRIES; tries += 1)
          if ((await send("through a crash")) !== 503) return;
        this.#faults.push("There is no answer after a crash.");
        return;
      case 3:
        this.#slow.push(async () => void (await send("late")));
        return;
      case 4:
        this.#slow.push(async () => void (await send("late twin")));
        await send("early twin");
        return;
      default:
        await send("well");
    }
  }

  /** Something else goes wrong, or happens at the wrong time. */
  async #misfortune(): Promise<void> {
    const { stub } = this.#table;
    switch (this.#chance.below(16)) {
      case 0:
        return this.#alarm("too early");
      case 1:
        await this.#alarm("and");
        return this.#alarm("again");
      case 2:
        vi.setSystemTime(Date.now() + this.#chance.below(40) * 60_000);
        this.#journal.push("the clock moves");
        return;
      case 3:
        this.#journal.push("eviction");
        return evictDurableObject(stub, { webSockets: this.#chance.pick(["hibernate", "close"]) });
      case 4:
        this.#journal.push("abort");
        await runInDurableObject(stub, (_, state) => state.abort("A bad day.")).catch(() => {});
        return this.#watcher.connect();
      case 5:
        this.#journal.push("the watcher's line breaks");
        return this.#watcher.drop();
      case 6:
        return this.#watcher.connect();
      case 7:
      case 8: {
        const late = this.#chance.shuffled(this.#slow.splice(0));
        for (const send of late) await send();
        return;
      }
      case 9: {
        const { status } = await this.#someone().renewToken();
        return void this.#journal.push(`a new key: ${status}`);
      }
      case 10:
      case 11:
        return this.#beside();
      default:
        return;
    }
  }

  /** Instructions, leaving, coming back. */
  async #beside(): Promise<void> {
    const person = this.#someone();
    const auction = (await person.look())?.auction?.number ?? 1;
    const cap = 1 + this.#chance.below(40);
    const instruction = { auction, rule: { kind: "raise-to", cap }, then: "pass" };
    const [method, path, body] = this.#chance.pick([
      ["PUT", "/instruction", instruction],
      ["PUT", "/instruction", instruction],
      ["DELETE", `/seats/${person.seat}`, undefined],
      ["POST", "/return", {}],
      ["POST", "/return", {}],
    ] as const);
    if (this.#chance.oneIn(3)) this.#crashes.push(this.#chance.pick(CRASHES));
    const { status } = await person.ask(method, path, body);
    this.#journal.push(`seat ${person.seat} ${method} ${path}: ${status}`);
  }

  async #alarm(when: string): Promise<void> {
    const ran = await runDurableObjectAlarm(this.#table.stub);
    // Where none is set, it comes all the same: at least once may be once too often.
    if (!ran) await runInDurableObject(this.#table.stub, (game) => game.alarm());
    this.#journal.push(`alarm ${when}: ${ran}`);
  }
}

function isDue(view: View | undefined, seat: number): boolean {
  if (view === undefined || view.status !== "running") return false;
  if (view.seats[seat]?.away === true) return false;
  if (view.turn !== null) return view.turn === seat;
  return view.auction?.submitted?.includes(seat) === false;
}
