import type { GameId } from "../../shared/contract/ids.ts";
import type { Env } from "../env.ts";
import type { Listing } from "../game/listing.ts";
import { logFault } from "../log.ts";

/** Few tables are listed, and whoever lists one wants to find it: the answer waits for the list. */
export async function tellLobby(env: Env, game: GameId, listing: Listing): Promise<void> {
  try {
    await env.LOBBY.getByName("lobby").put(game, listing);
  } catch (error) {
    // The table is what counts; the list is put right by its next change.
    logFault("listing", error);
  }
}
