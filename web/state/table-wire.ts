import type { GameId, SeatToken } from "../../shared/contract/ids.ts";
import { gamePath } from "../../shared/contract/paths.ts";
import { isActed, isView } from "./answer-checks.ts";
import { ask } from "./ask.ts";
import { followLive } from "./live-socket.ts";
import type { Wire } from "./wire.ts";

/** The line to a table of this server, with the key to a seat or, without one, as the gallery. */
export function tableWire(game: GameId, token: SeatToken | undefined): Wire {
  return {
    read: () => ask({ method: "GET", path: gamePath("game", game), token }, isView),
    act: (act, key) =>
      ask({ method: "POST", path: gamePath("actions", game), token, body: act, key }, isActed),
    watch: (since, listener) => {
      const address = new URL(gamePath("live", game), location.href);
      address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
      return followLive(address.href, token, since, listener);
    },
  };
}
