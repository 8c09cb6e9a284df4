import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { ServerFrame } from "../../shared/contract/frames.ts";
import type { ProblemFacts } from "../../shared/contract/problem-facts.ts";
import type { GameRecord } from "../../shared/contract/record.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import { eventFor, type Action } from "../../shared/engine/index.ts";
import { deviceView, type DeviceTable } from "./device-table.ts";
import {
  isRefusal,
  PERSON,
  playPractice,
  type Practice,
  type PracticeAct,
} from "./practice-game.ts";

/** A request of the page's own client, as it would go to a server. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}
/** A refusal becomes a problem on the page (device-line.ts), which has the words for it. */
export type Answer =
  | { readonly kind: "done"; readonly body: unknown }
  | {
      readonly kind: "refused";
      readonly code: "stale-version";
      readonly facts: ProblemFacts<"stale-version">;
    }
  | { readonly kind: "refused"; readonly code: "no-such-route" }
  /** The rules do not allow it, or a lesson has an objection in words of its own. */
  | { readonly kind: "refused"; readonly code: "invalid-request"; readonly why: string };

/** What the desk needs from its surroundings, so that tests bring their own. */
export interface DeskHost {
  readonly now: () => number;
  /** The next action that comes without the person; undefined while he is awaited. */
  readonly move: (practice: Practice, at: number) => PracticeAct | undefined;
  /** Why an action that the rules allow is not played here; for a lesson. */
  readonly objection?: (practice: Practice, action: Action) => string | undefined;
  /** The finished game, where it can be had. */
  readonly record?: (practice: Practice) => GameRecord;
  /** Does the work after a while: rivals who answer at once cannot be followed. */
  readonly later: (work: () => void) => void;
  readonly send: (frame: ServerFrame) => void;
  /** The game has changed and should be kept. */
  readonly keep: (practice: Practice) => void;
}

/**
 * A game on this device as a server of one table: it answers the API's requests for the view, the
 * events, the record and an action, and tells over the line what the bots do.
 */
export function deviceDesk(
  begun: Practice,
  table: DeviceTable,
  host: DeskHost,
): { readonly ask: (asked: Asked) => Answer; readonly hear: (frame: unknown) => void } {
  let practice = begun;
  const { now, move, later, send, keep } = host;
  const view = (): DealtView => deviceView(table, practice.state, PERSON, now());
  const eventsAfter = (since: number): readonly ApiEvent[] =>
    practice.events.filter(({ version }) => version > since).map((told) => served(practice, told));
  const update = (since: number): void =>
    send({
      type: "update",
      version: practice.state.version,
      revision: practice.state.version,
      events: eventsAfter(since),
      view: view(),
    });

  let awaited = false;
  const goOn = (): void => {
    if (awaited) return;
    const asked = practice;
    const act = move(asked, now());
    if (act === undefined) return;
    awaited = true;
    later(() => {
      awaited = false;
      // The person was faster: he sealed, or passed before it was done for him.
      if (practice !== asked) {
        goOn();
        return;
      }
      const next = playPractice(practice, act);
      if (isRefusal(next)) throw new Error(`A bot's action is refused: ${next.code}.`);
      const before = practice.state.version;
      practice = next;
      keep(practice);
      update(before);
      goOn();
    });
  };

  /** An envelope is good for any version of its auction, as at a real table. */
  const isStale = (version: number, action: Action): boolean => {
    if (version === practice.state.version) return false;
    if (action.type !== "seal" || practice.state.phase !== "sealed") return true;
    const opened = practice.events.findLast(({ event }) => event.type === "card-revealed");
    return version > practice.state.version || version < (opened?.version ?? 0);
  };

  const act = (body: unknown): Answer => {
    if (!isAct(body)) return notAllowed("body");
    const { version, action } = body;
    const before = practice.state.version;
    if (isStale(version, action)) {
      const facts = { version: before, view: view(), events: eventsAfter(version) };
      return { kind: "refused", code: "stale-version", facts };
    }
    const objection = host.objection?.(practice, action);
    if (objection !== undefined) return notAllowed(objection);
    const next = playPractice(practice, { seat: PERSON, action, at: now(), by: null });
    // The page offers legal moves alone, so the code is for whoever looks for the fault.
    if (isRefusal(next)) return notAllowed(next.code);
    practice = next;
    keep(practice);
    goOn();
    return done({ view: view(), events: eventsAfter(before) });
  };

  goOn();
  return {
    ask(asked) {
      // The page knows of one table only, so what stands behind its id says what is wanted.
      const [path = "", query] = asked.path.split("?");
      switch (`${asked.method} ${path.split("/")[4] ?? ""}`) {
        case "GET ":
          return done(view());
        case "POST actions":
          return act(asked.body);
        case "GET events": {
          const since = Number(new URLSearchParams(query).get("since") ?? -1);
          return done({ version: practice.state.version, events: eventsAfter(since) });
        }
        case "GET record":
          if (host.record !== undefined && practice.state.result !== null) {
            return done(host.record(practice));
          }
      }
      return { kind: "refused", code: "no-such-route" };
    },
    hear(frame) {
      if (!isFrame(frame)) return;
      if (frame.type === "ping") send({ type: "pong" });
      else if (frame.type === "resume") update(frame.since ?? -1);
    },
  };
}

function served(practice: Practice, told: Practice["events"][number]): ApiEvent {
  const { version, index, at, by, event } = told;
  const seen = eventFor(event, { seat: PERSON }, practice.state, "closed");
  const place = { version, index, at: new Date(at).toISOString() };
  return by === null ? { ...place, ...seen } : { ...place, by, ...seen };
}

function done(body: unknown): Answer {
  return { kind: "done", body };
}

function notAllowed(why: string): Answer {
  return { kind: "refused", code: "invalid-request", why };
}

/** The page's own client has made it, so its form says enough; the rules look at the rest. */
function isAct(body: unknown): body is { readonly version: number; readonly action: Action } {
  return (
    typeof body === "object" &&
    body !== null &&
    "version" in body &&
    typeof body.version === "number" &&
    "action" in body &&
    typeof body.action === "object"
  );
}

function isFrame(frame: unknown): frame is { readonly type: string; readonly since?: number } {
  return (
    typeof frame === "object" && frame !== null && "type" in frame && typeof frame.type === "string"
  );
}
