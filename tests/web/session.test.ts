import { describe, expect, test, vi } from "vitest";
import { GameClient } from "../../shared/client/game-client.ts";
import { Line } from "../../shared/client/line.ts";
import { PROBLEM_CONTENT_TYPE, problemOf } from "../../shared/contract/problem.ts";
import type { Action } from "../../shared/engine/index.ts";
import type { TextStore } from "../../web/state/device-storage.ts";
import { moveQueue } from "../../web/state/queued-move.ts";
import { tableSession } from "../../web/state/table-session.ts";
import { tableStore } from "../../web/state/table-store.ts";
import { engineTable, GAME, type EngineTable } from "../support/engine-table.ts";
import { FakeSocket } from "../support/fake-socket.ts";
import { english } from "./speech.ts";

const ANA = { seat: 0 } as const;

/** A tab's own store, which a reload keeps. */
function memoryTab(): TextStore {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => {
      kept.set(key, text);
      return true;
    },
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}

/** Answered to an action on another version than the table's, with what came after that one. */
function stale(table: EngineTable, since: number): Response {
  const view = table.view(ANA);
  const facts = { version: view.version, view, events: table.events(ANA, since) };
  const problem = problemOf("stale-version", "/", facts);
  const headers = { "Content-Type": PROBLEM_CONTENT_TYPE };
  return Response.json(problem, { status: problem.status, headers });
}

/** A session of Ana's over a server that answers as the test says. */
function sessionAt(
  table: EngineTable,
  answer: (action: Action) => Response | Promise<Response>,
  tab: TextStore = memoryTab(),
) {
  const said: string[] = [];
  const keys: (string | null)[] = [];
  const fetching = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    void input;
    if (init?.method !== "POST") return Response.json(table.view(ANA));
    keys.push(new Headers(init.headers).get("Idempotency-Key"));
    const body: unknown = JSON.parse(typeof init.body === "string" ? init.body : "null");
    return answer((body as { action: Action }).action);
  };
  FakeSocket.opened = [];
  const line = new Line("https://house.example", {
    fetch: fetching,
    // The client uses of a socket what the fake has.
    WebSocket: FakeSocket as unknown as typeof WebSocket,
    patience: { attempts: 1, firstMs: 1, longestMs: 2 },
  });
  const store = tableStore(GAME);
  store.take(table.view(ANA), []);
  let made = 0;
  const session = tableSession(store, {
    table: new GameClient(line, GAME, "token"),
    announcer: {
      heard: (sentences) => said.push(...sentences),
      did: (sentence) => said.push(sentence),
      yourTurn: (sentence) => said.push(`! ${sentence}`),
      repeat: () => undefined,
      stop: () => undefined,
    },
    language: () => english,
    newKey: () => `key-${(made += 1)}`,
    changed: () => undefined,
    snapshot: () => null,
    queue: moveQueue(tab, "ana"),
  });
  return { store, session, said, keys };
}

const motorCar = () => engineTable({ seats: 3, deck: ["L7", "L3"] });
const bid = { type: "bid", cards: [6] } as const;

describe("playing an action", () => {
  test("an accepted one shows the new view, empties the choice and says what was done", async () => {
    const table = motorCar();
    const { store, session, said } = sessionAt(table, (action) => {
      table.play(0, action);
      return Response.json({ view: table.view(ANA), events: table.events(ANA, 0) });
    });
    store.choose([6]);
    expect(await session.act(bid)).toBe(true);
    expect(store.view.value?.version).toBe(1);
    expect(store.selection.value).toEqual([]);
    expect(said).toEqual(["You bid 6. Waiting for Béla."]);
  });

  test("12: a stale one is told what has happened, and the choice is kept", async () => {
    const table = motorCar();
    const old = table.view(ANA);
    const { store, session } = sessionAt(table, () => {
      table.play(0, { type: "bid", cards: [1] }).play(1, { type: "bid", cards: [8] });
      return stale(table, 1);
    });
    store.take(old, []);
    store.choose([6]);
    expect(await session.act(bid)).toBe(false);
    expect(store.selection.value).toEqual([6]);
    expect(store.view.value?.version).toBe(2);
    expect(store.notice.value).toEqual({ kind: "moved-on", what: "Béla raises to 8, was 1." });
  });

  test("one that is ahead of the table is not told as if others had moved", async () => {
    const table = motorCar();
    const { store, session } = sessionAt(table, () => stale(table, 0));
    expect(await session.act(bid)).toBe(false);
    const notice = store.notice.value;
    expect(notice?.kind === "refused" && notice.detail).toContain("names a later one");
  });

  test("11: one that got no answer keeps its key for the next press, another has its own", async () => {
    const { session, store, keys } = sessionAt(motorCar(), () => {
      throw new TypeError("network");
    });
    expect(await session.act(bid)).toBe(false);
    expect(store.notice.value).toEqual({ kind: "not-sent" });
    await session.act(bid);
    await session.act({ type: "pass" });
    expect(keys).toEqual(["key-1", "key-1", "key-2"]);
  });

  test("11: while one is on its way another press sends nothing", async () => {
    const { session, keys } = sessionAt(motorCar(), async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      throw new TypeError("network");
    });
    expect(await Promise.all([session.act(bid), session.act(bid)])).toEqual([false, false]);
    expect(keys).toHaveLength(1);
  });
});

describe("26: a move that waits for the network", () => {
  /** Pressed offline; what the tab keeps is what a reload finds. */
  async function pressedOffline() {
    const tab = memoryTab();
    const table = motorCar();
    const before = sessionAt(table, () => Promise.reject(new TypeError("network")), tab);
    await before.session.open(0);
    before.store.link.value = "lost";
    expect(await before.session.act(bid)).toBe(false);
    expect(before.store.notice.value).toEqual({ kind: "queued" });
    before.session.close();
    return { tab, table };
  }

  test("survives a reload under its own key, and is sent where nothing has changed", async () => {
    const { tab, table } = await pressedOffline();
    const played: Action[] = [];
    const after = sessionAt(
      table,
      (action) => {
        played.push(action);
        table.play(0, action);
        return Response.json({ view: table.view(ANA), events: table.events(ANA, 0) });
      },
      tab,
    );
    await after.session.open(0);
    await expect.poll(() => after.store.notice.value).toBe(null);
    after.session.close();
    expect(played).toEqual([bid]);
    expect(after.keys).toEqual(["key-1"]);
    expect(tab.keys()).toEqual([]);
  });

  test("is not sent after a reload where something has changed", async () => {
    const { tab, table } = await pressedOffline();
    table.play(0, { type: "pass" }).play(1, { type: "bid", cards: [8] });
    const after = sessionAt(table, () => Promise.reject(new TypeError("unexpected")), tab);
    await after.session.open(2);
    after.session.close();
    expect(after.keys).toEqual([]);
  });

  test("called off, it is gone for good", async () => {
    const { tab, table } = await pressedOffline();
    const after = sessionAt(table, () => Promise.reject(new TypeError("unexpected")), tab);
    table.play(0, { type: "pass" });
    await after.session.open(0);
    expect(after.store.notice.value).toEqual({ kind: "queued" });
    after.store.notice.value = null;
    expect(tab.keys()).toEqual([]);
    after.session.close();
    expect(after.keys).toEqual([]);
  });
});

describe("the line to the table", () => {
  test("26: once lost it is lost through every try, until it is live again", async () => {
    const { store, session } = sessionAt(motorCar(), () => Promise.reject(new TypeError("none")));
    await session.open(0);
    FakeSocket.opened.at(-1)?.open();
    const heard: string[] = [];
    store.link.subscribe((link) => heard.push(link));
    FakeSocket.opened.at(-1)?.break();
    for (const tries of [2, 3]) {
      await vi.waitFor(() => expect(FakeSocket.opened).toHaveLength(tries));
      expect(store.link.value).toBe("lost");
      if (tries === 2) FakeSocket.opened.at(-1)?.break();
    }
    expect(await session.act(bid)).toBe(false);
    expect(store.notice.value).toEqual({ kind: "queued" });
    FakeSocket.opened.at(-1)?.open();
    session.close();
    expect(heard).toEqual(["live", "lost", "live"]);
  });
});

describe("what the page knows of the table", () => {
  test("an answer that was overtaken changes nothing, and no event is taken twice", () => {
    const table = motorCar();
    const store = tableStore(GAME);
    const first = table.view(ANA);
    table.play(0, bid);
    const events = table.events(ANA, 0);
    expect(store.take(table.view(ANA), events)).toEqual(events);
    expect(store.take(first, events)).toEqual([]);
    expect(store.view.value?.version).toBe(1);
  });

  test("a choice ends with its lot", () => {
    const table = motorCar();
    const store = tableStore(GAME);
    store.take(table.view(ANA), []);
    store.choose([3]);
    table.play(0, { type: "pass" });
    store.take(table.view(ANA), []);
    expect(store.selection.value).toEqual([3]);
    table.play(1, { type: "pass" });
    store.take(table.view(ANA), []);
    expect(store.selection.value).toEqual([]);
  });
});
