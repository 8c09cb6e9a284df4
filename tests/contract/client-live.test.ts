import { describe, expect, test, vi } from "vitest";

import {
  type ApiEvent,
  HighSociety,
  type LiveTable,
  type View,
} from "../../shared/client/index.ts";
import { CLOSE_CODES, PONG, type ServerFrame } from "../../shared/contract/index.ts";
import { EXAMPLE_ID, EXAMPLE_VIEW, exampleEvents } from "../../tools/openapi/example-game.ts";
import { PROBLEM_EXAMPLES } from "../../tools/openapi/problem-examples.ts";
import { FakeSocket } from "../support/fake-socket.ts";

interface Heard {
  readonly live: LiveTable;
  readonly views: View[];
  readonly events: ApiEvent[];
  readonly links: string[];
  readonly ends: string[];
  /** The newest socket. */
  readonly socket: () => FakeSocket;
}

function follow(answer: () => Response = () => Response.error(), since?: number): Heard {
  FakeSocket.opened = [];
  const views: View[] = [];
  const events: ApiEvent[] = [];
  const links: string[] = [];
  const ends: string[] = [];
  const society = new HighSociety("http://society.test", {
    fetch: async () => answer(),
    // The client uses of a socket what the fake has.
    WebSocket: FakeSocket as unknown as typeof WebSocket,
    patience: { firstMs: 1, longestMs: 2, attempts: 1 },
  });
  const listener = {
    changed(view: View, news: readonly ApiEvent[]) {
      views.push(view);
      events.push(...news);
    },
    link: (link: string) => links.push(link),
    ended: (end: string) => ends.push(end),
  };
  const live = society.game(EXAMPLE_ID, "a.b.c").watch(listener, since);
  return { live, views, events, links, ends, socket: () => FakeSocket.opened.at(-1) ?? fail() };
}

function fail(): never {
  throw new Error("no socket was opened");
}

const at = (version: number, revision = 0): View => ({ ...EXAMPLE_VIEW, version, revision });
const update = (version: number, events: readonly ApiEvent[], revision = 0): ServerFrame => ({
  type: "update",
  version,
  revision,
  events,
  view: at(version, revision),
});
const [first, ...later] = exampleEvents(-1);
const upTo = (version: number): readonly ApiEvent[] =>
  later.filter((event) => event.version <= version);
const versionsOf = (events: readonly ApiEvent[]): number[] => events.map(({ version }) => version);
const PASS = { type: "pass" } as const;
const again = (): Promise<void> =>
  vi.waitFor(() => {
    if (FakeSocket.opened.length < 2) throw new Error("not yet");
  });

describe("following a table", () => {
  test("the token goes as a second subprotocol, never in the address", () => {
    const { socket } = follow();
    expect(socket().url).toBe(`ws://society.test/v1/games/${EXAMPLE_ID}/live`);
    expect(socket().protocols).toEqual(["high-society.v1", "a.b.c"]);
  });

  test("after a break it asks for what it missed, and tells every event once", async () => {
    const { socket, events, views } = follow();
    socket().open();
    socket().say({ type: "view", view: at(1) });
    socket().say(
      update(
        2,
        upTo(2).filter(({ version }) => version === 2),
      ),
    );
    socket().break();
    await again();
    socket().open();
    expect(socket().sent).toContainEqual({ type: "resume", since: 2 });
    // The server shows the view first: the events that led to it are still to come.
    socket().say({ type: "view", view: at(4) });
    socket().say(
      update(
        4,
        later.filter(({ version }) => version > 2),
      ),
    );
    expect(versionsOf(events)).toEqual([2, 3, 4]);
    expect(views.at(-1)?.version).toBe(4);
  });

  test("with `since` everything after it comes, although a view comes first", () => {
    const { socket, events } = follow(undefined, 0);
    socket().open();
    expect(socket().sent).toContainEqual({ type: "resume", since: 0 });
    socket().say({ type: "view", view: at(4) });
    socket().say(update(4, first === undefined ? later : [first, ...later]));
    expect(versionsOf(events)).toEqual([1, 2, 3, 4]);
  });

  test("an older view is not shown; a private change of the same version is", () => {
    const { socket, views } = follow();
    socket().open();
    socket().say({ type: "view", view: at(4, 2) });
    socket().say(update(3, [], 2));
    socket().say(update(4, [], 1));
    socket().say(update(4, [], 2));
    expect(views.map(({ version, revision }) => [version, revision])).toEqual([
      [4, 2],
      [4, 2],
    ]);
  });

  test("what is no frame is passed over", () => {
    const { socket, views } = follow();
    socket().open();
    for (const data of ["no JSON", '{"type":"news"}', '{"type":"view","view":{}}', PONG]) {
      socket().dispatchEvent(new MessageEvent("message", { data }));
    }
    expect(views).toEqual([]);
  });
});

describe("acting over the socket", () => {
  test("is answered by its key", async () => {
    const { live, socket } = follow();
    socket().open();
    const played = live.act(4, PASS, "key-of-sixteen-signs");
    const refused = live.act(4, PASS, "key-of-another-move");
    expect(socket().sent).toContainEqual({
      type: "act",
      key: "key-of-sixteen-signs",
      version: 4,
      action: PASS,
    });
    const problem = PROBLEM_EXAMPLES.get("not-your-turn") ?? fail();
    const keyed = (key: string, rest: object) =>
      socket().dispatchEvent(
        new MessageEvent("message", { data: JSON.stringify({ key, ...rest }) }),
      );
    keyed("key-of-another-move", { type: "problem", problem });
    keyed("key-of-sixteen-signs", { type: "acted", view: at(5), events: [] });
    expect(await played).toMatchObject({ kind: "done", value: { view: { version: 5 } } });
    expect(await refused).toMatchObject({ kind: "refused", problem: { code: "not-your-turn" } });
  });

  test("a move that got no answer is sent again after the break, under its key", async () => {
    const { live, socket } = follow();
    socket().open();
    void live.act(4, PASS, "key-of-sixteen-signs");
    socket().break();
    await again();
    socket().open();
    expect(socket().sent).toContainEqual({
      type: "act",
      key: "key-of-sixteen-signs",
      version: 4,
      action: PASS,
    });
  });

  test("after the end it says so instead of waiting for ever", async () => {
    const { live, socket, ends } = follow();
    socket().open();
    const waiting = live.act(4, PASS);
    live.close();
    expect(await waiting).toMatchObject({ kind: "unreachable" });
    expect(await live.act(4, PASS)).toMatchObject({ kind: "unreachable" });
    expect(ends).toEqual(["closed"]);
  });
});

describe("the end", () => {
  test.each([
    [CLOSE_CODES.tokenReplaced, "token-replaced"],
    [CLOSE_CODES.gone, "gone"],
    [CLOSE_CODES.noGallery, "gallery-closed"],
    [CLOSE_CODES.laterRelease, "game-of-later-release"],
    [CLOSE_CODES.damaged, "game-damaged"],
  ])("close code %i ends it: %s", (code, end) => {
    const { socket, ends } = follow();
    socket().open();
    socket().break(code);
    expect(ends).toEqual([end]);
  });

  test("a refused handshake is asked about, and a replaced key ends it", async () => {
    const problem = PROBLEM_EXAMPLES.get("token-replaced");
    const headers = { "Content-Type": "application/problem+json" };
    const { socket, ends } = follow(() => Response.json(problem, { status: 403, headers }));
    socket().break();
    await vi.waitFor(() => expect(ends).toEqual(["token-replaced"]));
  });

  test("a broken line alone never ends it", async () => {
    const { socket, ends, links, live } = follow();
    socket().open();
    socket().break();
    await again();
    expect(ends).toEqual([]);
    expect(links).toEqual(["connecting", "live", "lost", "connecting"]);
    live.close();
  });
});
