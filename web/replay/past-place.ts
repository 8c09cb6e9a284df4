import type { GameClient } from "../../shared/client/game-client.ts";
import type { GameId } from "../../shared/contract/ids.ts";
import { tablePath } from "../../shared/contract/links.ts";
import { house } from "../state/house.ts";
import { seatsAt } from "../state/kept-seats.ts";

/** Whose past: that of a table of this server, or of the practice game that this device keeps. */
export type PastPlace = GameId | "practice";

/** The address of the table itself; its past lies under it. */
export function placePath(place: PastPlace): string {
  return place === "practice" ? "/practice" : tablePath(place);
}

/**
 * The table, with the key of this device's own seat, else as the gallery. Undefined where no
 * practice game is kept.
 */
export async function tableAt(place: PastPlace): Promise<GameClient | undefined> {
  if (place !== "practice") return house.game(place, seatsAt(place)[0]?.token);
  return (await import("../practice/past-practice.ts")).openPastPractice();
}
