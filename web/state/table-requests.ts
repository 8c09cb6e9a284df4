import { seatMailPath, seatPath, gamePath } from "../../shared/contract/paths.ts";
import type { GameId, SeatToken } from "../../shared/contract/ids.ts";
import type { Events, SeatGranted, TokenRenewed } from "../../shared/contract/answers.ts";
import type { Instruction } from "../../shared/contract/instruction.ts";
import type { VoteRequest } from "../../shared/contract/proposal.ts";
import type { ChangeGame, ChangeSeat, SitDown, StartGame } from "../../shared/contract/requests.ts";
import { isAnything, isEvents, isSeatGranted } from "./answer-checks.ts";
import { ask, hasFields } from "./ask.ts";
import { isSeatToken } from "./ids.ts";
import type { Outcome } from "./wire.ts";

/** Everything that a table can be asked besides playing a card. Reads go through the session. */
export interface TableRequests {
  events(): Promise<Outcome<Events>>;
  sitDown(request: SitDown, key: string): Promise<Outcome<SeatGranted>>;
  start(request: StartGame): Promise<Outcome<unknown>>;
  changeTable(request: ChangeGame): Promise<Outcome<unknown>>;
  cancelTable(): Promise<Outcome<unknown>>;
  renewInvitation(): Promise<Outcome<unknown>>;
  changeSeat(seat: number, request: ChangeSeat): Promise<Outcome<unknown>>;
  /** In the lobby the host's way to remove someone, too. */
  leaveSeat(seat: number): Promise<Outcome<unknown>>;
  mailLink(seat: number): Promise<Outcome<unknown>>;
  instruct(instruction: Instruction): Promise<Outcome<unknown>>;
  withdrawInstruction(): Promise<Outcome<unknown>>;
  renewToken(): Promise<Outcome<TokenRenewed>>;
  pause(hours: number): Promise<Outcome<unknown>>;
  resume(): Promise<Outcome<unknown>>;
  comeBack(): Promise<Outcome<unknown>>;
  vote(request: VoteRequest): Promise<Outcome<unknown>>;
  rematch(): Promise<Outcome<SeatGranted>>;
}

export function tableRequests(game: GameId, token: SeatToken | undefined): TableRequests {
  type Name = Parameters<typeof gamePath>[0];
  const post = (name: Name, body: unknown): Promise<Outcome<unknown>> =>
    ask(
      { method: "POST", path: gamePath(name, game), token, body, key: crypto.randomUUID() },
      isAnything,
    );
  const send = (
    method: "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: unknown,
  ): Promise<Outcome<unknown>> => ask({ method, path, token, body }, isAnything);

  return {
    events: () => ask({ method: "GET", path: gamePath("events", game), token }, isEvents),
    sitDown: (body, key) =>
      ask({ method: "POST", path: gamePath("seats", game), body, key }, isSeatGranted),
    start: (body) => post("start", body),
    changeTable: (body) => send("PATCH", gamePath("game", game), body),
    cancelTable: () => send("DELETE", gamePath("game", game)),
    renewInvitation: () => post("invitation", {}),
    changeSeat: (seat, body) => send("PATCH", seatPath(game, seat), body),
    leaveSeat: (seat) => send("DELETE", seatPath(game, seat)),
    mailLink: (seat) =>
      ask({ method: "POST", path: seatMailPath(game, seat), body: {} }, isAnything),
    instruct: (body) => send("PUT", gamePath("instruction", game), body),
    withdrawInstruction: () => send("DELETE", gamePath("instruction", game)),
    renewToken: () =>
      ask(
        {
          method: "POST",
          path: gamePath("token", game),
          token,
          body: {},
          key: crypto.randomUUID(),
        },
        isTokenRenewed,
      ),
    pause: (hours) => post("pause", { hours }),
    resume: () => post("resume", {}),
    comeBack: () => post("return", {}),
    vote: (body) => post("votes", body),
    rematch: () =>
      ask(
        {
          method: "POST",
          path: gamePath("rematch", game),
          token,
          body: {},
          key: crypto.randomUUID(),
        },
        isSeatGranted,
      ),
  };
}

function isTokenRenewed(value: unknown): value is TokenRenewed {
  return hasFields(value, { token: "string" }) && isSeatToken(value["token"]);
}
