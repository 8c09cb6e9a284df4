import type { View } from "../../shared/contract/view-schema.ts";
import { dueSeats } from "./banner.ts";
import { isDealt } from "./dealt.ts";

/** A seat that shares this device with others at the same table. */
export interface SharedSeat {
  readonly seat: number;
  readonly token: string;
}

/**
 * Whose hand should be in front of the device now: whoever has it if something is due
 * from him or from nobody here, else the first of this device's seats that is awaited.
 *
 * @param holder the key of the seat that has the device, or null behind the curtain
 */
export function seatToShow<S extends SharedSeat>(
  seats: readonly S[],
  holder: string | null,
  view: View | null,
): S | undefined {
  const present = seats.find(({ token }) => token === holder) ?? seats[0];
  if (view === null || !isDealt(view)) return present;
  const due = dueSeats(view);
  if (present !== undefined && due.includes(present.seat)) return present;
  return seats.find(({ seat }) => due.includes(seat)) ?? present;
}
