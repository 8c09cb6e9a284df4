import type { SeatGranted } from "../../shared/contract/answers.ts";
import { isSeatToken } from "./ids.ts";
import { keepSeat } from "./kept-seats.ts";

/** Keeps a seat that was just granted; false where the answer's key is not in a key's form. */
export function keepGranted({ view, seat, token }: SeatGranted): boolean {
  if (!isSeatToken(token)) return false;
  keepSeat({
    game: view.id,
    seat,
    token,
    table: view.name,
    name: view.seats[seat]?.name ?? "",
    seen: null,
    seenAt: null,
    since: Date.now(),
  });
  return true;
}
