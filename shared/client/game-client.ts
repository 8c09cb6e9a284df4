import type {
  Acted,
  DryRun,
  Events,
  InvitationRenewed,
  SeatGranted,
  TokenRenewed,
} from "../contract/answers.ts";
import type { Action } from "../contract/game-words.ts";
import type { Instruction } from "../contract/instruction.ts";
import type {
  Channel,
  Notifications,
  SetNotifications,
  TestedNotice,
} from "../contract/notifications.ts";
import { gamePath, type GamePathName, seatMailPath, seatPath } from "../contract/paths.ts";
import type { VoteRequest } from "../contract/proposal.ts";
import type { Plain } from "../contract/plain.ts";
import type { GameRecord } from "../contract/record.ts";
import type { ChangeGame, ChangeSeat, RematchRequest, StartGame } from "../contract/requests.ts";
import type { View } from "../contract/view-schema.ts";
import type { Answered } from "./answered.ts";
import { type Check, checkOf, isView } from "./answer-checks.ts";
import type { Asked, Line } from "./line.ts";
import { type Listener, LiveTable } from "./live-table.ts";

type Method = Asked<unknown>["method"];

/** One table, with the key to a seat or, without one, as the gallery. */
export class GameClient {
  readonly id: string;
  readonly token: string | undefined;
  readonly #line: Line;

  constructor(line: Line, id: string, token?: string) {
    this.#line = line;
    this.id = id;
    this.token = token;
  }

  /** @param once asks a single time, for a caller that keeps trying by itself */
  view({ once = false }: { readonly once?: boolean } = {}): Promise<Answered<View>> {
    const { id, token } = this;
    const path = gamePath("game", id);
    return this.#line.ask({ method: "GET", path, token, check: isView, once });
  }

  /** @param version the view's, on which the action was decided; a stale one is refused */
  act(version: number, action: Action, key?: string): Promise<Answered<Acted>> {
    const check = checkOf<Acted>({ view: "object", events: "list" });
    return this.#ask("POST", "actions", check, { version, action }, key);
  }

  /** What an action would do at once for this seat; stores nothing. */
  tryOut(version: number, action: Action): Promise<Answered<DryRun>> {
    const path = `${gamePath("actions", this.id)}?dryRun=true`;
    const check = checkOf<DryRun>({ legal: "boolean", returns: "list" });
    return this.#askAt("POST", path, check, { version, action });
  }

  /** What happened after a version, or all of it. */
  events(since?: number): Promise<Answered<Events>> {
    const query = since === undefined ? "" : `?since=${since}`;
    const check = checkOf<Events>({ version: "number", events: "list" });
    return this.#askAt("GET", gamePath("events", this.id) + query, check);
  }

  record(): Promise<Answered<GameRecord>> {
    const check = checkOf<GameRecord>({ format: "string", actions: "list" });
    return this.#ask("GET", "record", check);
  }

  /** Follows the table until `close`; comes back by itself after a break, without a gap. */
  watch(listener: Listener, since?: number): LiveTable {
    return new LiveTable(this.#line, this, listener, since);
  }

  start(body: Plain<StartGame> = {}): Promise<Answered<View>> {
    return this.#ask("POST", "start", isView, body);
  }

  change(body: ChangeGame): Promise<Answered<View>> {
    return this.#ask("PATCH", "game", isView, body);
  }

  cancel(): Promise<Answered<View>> {
    return this.#ask("DELETE", "game", isView);
  }

  changeSeat(seat: number, body: Plain<ChangeSeat>): Promise<Answered<View>> {
    return this.#askAt("PATCH", seatPath(this.id, seat), isView, body);
  }

  /** Leaves the own seat; in the lobby the host empties another's. */
  leave(seat: number): Promise<Answered<View>> {
    return this.#askAt("DELETE", seatPath(this.id, seat), isView);
  }

  /** Mails a seat's link to its own confirmed address; the answer never says whether there is one. */
  mailLink(seat: number): Promise<Answered<undefined>> {
    return this.#askAt("POST", seatMailPath(this.id, seat), isEmpty, {});
  }

  renewInvitation(): Promise<Answered<InvitationRenewed>> {
    return this.#ask("POST", "invitation", checkOf({ invitation: "string" }), {});
  }

  /** Every older token of this seat stops working, the one of this object too. */
  renewToken(key?: string): Promise<Answered<TokenRenewed>> {
    return this.#ask("POST", "token", checkOf({ token: "string" }), {}, key);
  }

  instruct(instruction: Instruction): Promise<Answered<View>> {
    return this.#ask("PUT", "instruction", isView, instruction);
  }

  withdrawInstruction(): Promise<Answered<View>> {
    return this.#ask("DELETE", "instruction", isView);
  }

  pause(hours: number): Promise<Answered<View>> {
    return this.#ask("POST", "pause", isView, { hours });
  }

  resume(): Promise<Answered<View>> {
    return this.#ask("POST", "resume", isView, {});
  }

  comeBack(): Promise<Answered<View>> {
    return this.#ask("POST", "return", isView, {});
  }

  vote(vote: VoteRequest): Promise<Answered<View>> {
    return this.#ask("POST", "votes", isView, vote);
  }

  rematch(body: Plain<RematchRequest> = {}, key?: string): Promise<Answered<SeatGranted>> {
    const check = checkOf<SeatGranted>({ view: "object", seat: "number", token: "string" });
    return this.#ask("POST", "rematch", check, body, key);
  }

  notifications(): Promise<Answered<Notifications>> {
    return this.#ask("GET", "notifications", isNotifications);
  }

  setNotifications(settings: SetNotifications): Promise<Answered<Notifications>> {
    return this.#ask("PUT", "notifications", isNotifications, settings);
  }

  testNotification(channel: Channel): Promise<Answered<TestedNotice>> {
    return this.#ask("POST", "notificationsTest", checkOf({ sent: "boolean" }), { channel });
  }

  #ask<T>(
    method: Method,
    name: GamePathName,
    check: Check<T>,
    body?: object,
    key?: string,
  ): Promise<Answered<T>> {
    return this.#askAt(method, gamePath(name, this.id), check, body, key);
  }

  #askAt<T>(
    method: Method,
    path: string,
    check: Check<T>,
    body?: object,
    key?: string,
  ): Promise<Answered<T>> {
    const { token } = this;
    return this.#line.ask({ method, path, token, check, key, ...(body && { body }) });
  }
}

const isNotifications = checkOf<Notifications>({ available: "list", push: "list" });
/** A 202 has no body. */
const isEmpty = (value: unknown): value is undefined => value === undefined;
