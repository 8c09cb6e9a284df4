import type { GameCreated, Health, ListedGames, Rules, SeatGranted } from "../contract/answers.ts";
import { gamePath, PATHS } from "../contract/paths.ts";
import type { Plain } from "../contract/plain.ts";
import type { CreateGame, SitDown } from "../contract/requests.ts";
import type { Answered } from "./answered.ts";
import { checkOf } from "./answer-checks.ts";
import { GameClient } from "./game-client.ts";
import { Line, type LineOptions } from "./line.ts";

const isGranted = checkOf<SeatGranted>({ view: "object", seat: "number", token: "string" });

/** One server of the game. */
export class HighSociety {
  readonly #line: Line;

  /** @param origin such as `https://society.example`; in a browser `location.origin` */
  constructor(origin: string, options: LineOptions = {}) {
    this.#line = new Line(origin, options);
  }

  /** A table as a seat sees it, or without a token as the gallery does. */
  game(id: string, token?: string): GameClient {
    return new GameClient(this.#line, id, token);
  }

  /** @param key keep it (a UUID) to get the very same table again after a break */
  openTable(body: CreateGame, key?: string): Promise<Answered<GameCreated>> {
    const check = checkOf<GameCreated>({
      view: "object",
      seat: "number",
      token: "string",
      invitation: "string",
    });
    return this.#line.ask({ method: "POST", path: PATHS.games, body, key, check });
  }

  /** @param key keep it (a UUID) to get the very same seat again after a break */
  sitDown(id: string, body: Plain<SitDown>, key?: string): Promise<Answered<SeatGranted>> {
    const path = gamePath("seats", id);
    return this.#line.ask({ method: "POST", path, body, key, check: isGranted });
  }

  /** Listed lobbies, a page at a time; `cursor` is `next` of the page before. */
  lobbies(cursor?: string): Promise<Answered<ListedGames>> {
    const query = new URLSearchParams({
      status: "lobby",
      ...(cursor === undefined ? {} : { cursor }),
    });
    const check = checkOf<ListedGames>({ games: "list" });
    return this.#line.ask({ method: "GET", path: `${PATHS.games}?${query.toString()}`, check });
  }

  rules(): Promise<Answered<Rules>> {
    const check = checkOf<Rules>({ statusCards: "list", moneyCards: "list" });
    return this.#line.ask({ method: "GET", path: PATHS.rules, check });
  }

  health(): Promise<Answered<Health>> {
    const check = checkOf<Health>({ build: "string", time: "string" });
    return this.#line.ask({ method: "GET", path: PATHS.health, check });
  }
}
