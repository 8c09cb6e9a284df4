import type { BrowserContext, Page, Request, WebSocketRoute } from "playwright-core";
import { PROBLEM_CONTENT_TYPE, type Problem } from "../../shared/contract/problem.ts";
import type { DealtView, View } from "../../shared/contract/view-schema.ts";
import type { Action, Seat, Viewer } from "../../shared/engine/index.ts";
import { SPECTATOR } from "../../shared/engine/index.ts";
import { GAME, NAMES, type EngineTable } from "../support/engine-table.ts";
import { settled } from "./page-time.ts";
import type { Stage } from "./stage.ts";

const TOKEN = `e30.e30.${"t".repeat(43)}`;

/** The client on a table that the test plays itself: the API is answered from the engine. */
export interface ScriptedPage {
  readonly page: Page;
  /** Another seat plays; this page hears of it over its live line. */
  readonly remote: (seat: Seat, action: Action) => void;
  /** Several moves of others, of which the page hears at once, as after a break. */
  readonly remotes: (moves: readonly (readonly [Seat, Action])[]) => void;
  /** Every request that could change something, in order. */
  readonly sent: () => readonly { readonly method: string; readonly path: string }[];
  /** Ends the live line without a word, as a lost network does. */
  readonly drop: () => Promise<void>;
  /** Every look at the table so far, by fetch and by socket. */
  readonly looks: () => { readonly fetched: number; readonly dialled: number };
  /** From now on the server refuses the table, and closes its lines with this code. */
  readonly refuse: (problem: Problem, closeCode: number) => Promise<void>;
  /** While true no request is answered and no live line holds. */
  readonly offline: (off: boolean) => Promise<void>;
}

export interface ScriptOptions {
  /** What this device remembers to have seen: a version; null on a first visit. */
  readonly seen?: number | null;
  /** When that was; hours ago unless it is said. */
  readonly seenAt?: string;
  readonly change?: Partial<DealtView>;
  readonly view?: View;
  readonly context?: BrowserContext;
}

export async function openScripted(
  stage: Stage,
  table: EngineTable,
  seat: Seat | null,
  options: ScriptOptions = {},
): Promise<ScriptedPage> {
  const context = options.context ?? (await stage.person());
  const page = await context.newPage();
  const viewer: Viewer = seat === null ? SPECTATOR : { seat };
  const sent: { method: string; path: string }[] = [];
  const looks = { fetched: 0, dialled: 0 };
  let refused: { readonly problem: Problem; readonly closeCode: number } | undefined;
  let line: WebSocketRoute | undefined;
  let off = false;
  let follows = (): void => {};
  const followed = new Promise<void>((done) => {
    follows = done;
  });
  const view = (): View => options.view ?? { ...table.view(viewer), ...options.change };
  const update = (since: number): string =>
    JSON.stringify({
      type: "update",
      version: view().version,
      revision: view().revision,
      events: table.events(viewer, since),
      view: view(),
    });

  await page.route("**/v1/**", async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    if (request.method() !== "GET") sent.push({ method: request.method(), path });
    else looks.fetched += 1;
    if (off) {
      await route.abort("internetdisconnected");
      return;
    }
    if (refused !== undefined) {
      const { status } = refused.problem;
      const body = JSON.stringify(refused.problem);
      await route.fulfill({ status, contentType: PROBLEM_CONTENT_TYPE, body });
      return;
    }
    if (path.endsWith("/actions") && seat !== null) {
      const before = view().version;
      table.play(seat, actionOf(request));
      await route.fulfill({ json: { view: view(), events: table.events(viewer, before) } });
      line?.send(update(before));
      return;
    }
    const events = path.endsWith("/events");
    await route.fulfill({
      json: events ? { version: view().version, events: table.events(viewer) } : view(),
    });
  });
  await page.routeWebSocket("**/live", (socket) => {
    looks.dialled += 1;
    if (off || refused !== undefined) {
      void socket.close({ code: refused?.closeCode ?? 1011 });
      return;
    }
    line = socket;
    socket.send(JSON.stringify({ type: "view", view: view() }));
    socket.onMessage((message) => {
      const frame: unknown = JSON.parse(String(message));
      if (!isResume(frame)) return;
      socket.send(update(frame.since));
      follows();
    });
  });
  if (seat !== null) await keepSeat(page, seat, options);
  await page.goto(`${stage.url}/t/${GAME}`);
  await page.waitForSelector("h1:not(:empty)");
  // A page that does not follow yet would hear of nothing, and could not lose its line.
  await followed;
  await settled(page);

  const remotes: ScriptedPage["remotes"] = (moves) => {
    const before = view().version;
    for (const [other, action] of moves) table.play(other, action);
    line?.send(update(before));
  };
  return {
    page,
    remote: (other, action) => remotes([[other, action]]),
    remotes,
    sent: () => sent,
    looks: () => ({ ...looks }),
    refuse: async (problem, closeCode) => {
      refused = { problem, closeCode };
      await line?.close({ code: closeCode });
    },
    drop: async () => {
      await line?.close({ code: 1011 });
    },
    offline: async (value) => {
      off = value;
      if (value) await line?.close({ code: 1011 });
    },
  };
}

/** Puts a seat's key on the device, as if the person had sat down here before. */
async function keepSeat(
  page: Page,
  seat: Seat,
  { seen = null, seenAt = "2026-11-30T12:00:00.000Z" }: ScriptOptions,
): Promise<void> {
  const kept = {
    game: GAME,
    seat,
    token: TOKEN,
    table: "Tuesday soirée",
    name: NAMES[seat],
    seen,
    seenAt: seen === null ? null : Date.parse(seenAt),
    since: 1,
  };
  await page.addInitScript(
    ([key, text]) => {
      if (key !== undefined && text !== undefined && localStorage.getItem(key) === null) {
        localStorage.setItem(key, text);
      }
    },
    [`seat/${GAME}/${TOKEN.slice(-16)}`, JSON.stringify(kept)],
  );
}

function actionOf(request: Request): Action {
  const body: unknown = request.postDataJSON();
  if (typeof body !== "object" || body === null || !("action" in body))
    throw new Error("no action");
  return body.action as Action;
}

function isResume(frame: unknown): frame is { readonly since: number } {
  return (
    typeof frame === "object" &&
    frame !== null &&
    "type" in frame &&
    frame.type === "resume" &&
    "since" in frame &&
    typeof frame.since === "number"
  );
}
