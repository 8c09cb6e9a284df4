import type { GameId } from "../shared/contract/ids.ts";
import type { Env } from "./env.ts";
import type { GameObject } from "./game/game-object.ts";
import { Memo } from "./memo.ts";

/** The id of an object is two keyed hashes of its name; a stub belongs to one request, an id does not. */
const objectIds = new Memo<DurableObjectId>(4000);

/** The object of a game, to be called. */
export function gameStub({ GAMES }: Env, game: GameId): DurableObjectStub<GameObject> {
  const known = objectIds.get(game);
  if (known !== undefined) return GAMES.get(known);
  const id = GAMES.idFromName(game);
  objectIds.set(game, id);
  return GAMES.get(id);
}
