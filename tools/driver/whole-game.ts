import {
  actedSchema,
  gameCreatedSchema,
  seatGrantedSchema,
} from "../../shared/contract/answers.ts";
import type { GameId, SeatToken } from "../../shared/contract/ids.ts";
import { gamePath, PATHS } from "../../shared/contract/paths.ts";
import type { CreateGame } from "../../shared/contract/requests.ts";
import { viewSchema, type OwnSeat, type View } from "../../shared/contract/view-schema.ts";
import type { Action } from "../../shared/engine/action.ts";
import { call } from "./http-call.ts";

/** A running game and the keys to the seats that people hold, in seat order. */
export interface Table {
  readonly server: string;
  readonly id: GameId;
  readonly tokens: readonly SeatToken[];
}

/** Opens a table, lets a person sit down at every seat that no bot takes, and starts. */
export async function openTable(server: string, options: CreateGame): Promise<Table> {
  const created = await call(server + PATHS.games, gameCreatedSchema, {
    method: "POST",
    body: options,
  });
  const { id } = created.view;
  const tokens: SeatToken[] = [created.token];
  const people = options.seats - (options.bots?.length ?? 0);
  for (let guest = 1; guest < people; guest += 1) {
    const granted = await call(server + gamePath("seats", id), seatGrantedSchema, {
      method: "POST",
      body: { name: `Guest ${guest}`, invitation: created.invitation },
    });
    tokens.push(granted.token);
  }
  await call(server + gamePath("start", id), viewSchema, {
    method: "POST",
    token: created.token,
    body: {},
  });
  return { server, id, tokens };
}

export function readView(table: Table, token: SeatToken): Promise<View> {
  return call(table.server + gamePath("game", table.id), viewSchema, { token });
}

/** Plays one action for the holder of `token`, decided on `version`. */
export async function act(
  table: Table,
  token: SeatToken,
  version: number,
  action: Action,
): Promise<View> {
  const { view } = await call(table.server + gamePath("actions", table.id), actedSchema, {
    method: "POST",
    token,
    body: { version, action },
  });
  return view;
}

/** Rounds of asking, a tenth of a second apart, in which nobody has anything to do. */
const PATIENCE = 300;

/** Plays to the end, or until `most` actions were sent; answers how many that were, and the last view. */
export async function playOut(
  table: Table,
  choose: (you: OwnSeat) => Action,
  most = 1000,
): Promise<{ readonly sent: number; readonly view: View }> {
  let sent = 0;
  let idle = 0;
  let view = await readView(table, hostOf(table));
  while (view.status === "running" && sent < most) {
    const before = sent;
    for (const token of table.tokens) {
      view = await readView(table, token);
      const you = view.you;
      if (view.status !== "running" || sent >= most) break;
      if (you === null || you.legal.actions.length === 0) continue;
      view = await act(table, token, view.version, choose(you));
      sent += 1;
    }
    idle = sent === before ? idle + 1 : 0;
    if (idle > PATIENCE)
      throw new Error(`Game ${table.id} stands still at version ${view.version}.`);
    if (idle > 0) await pause(100);
  }
  return { sent, view };
}

/** A bot's turn may go on after the answer that set it off. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function hostOf(table: Table): SeatToken {
  const [host] = table.tokens;
  if (host === undefined) throw new Error("Nobody sits at this table.");
  return host;
}
