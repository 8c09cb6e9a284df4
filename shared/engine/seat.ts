/** A place in the game, from 0 clockwise: +1 modulo the number of seats (rules.md 2.1). */
export type Seat = number;

export const SEAT_COUNTS = [3, 4, 5] as const;
/** 1.5: five money sets exist, and with two the richer one always wins. */
export type SeatCount = (typeof SEAT_COUNTS)[number];

/** Who looks: a seat, or someone in the gallery. */
export type Viewer = { readonly seat: Seat } | { readonly spectator: true };
export const SPECTATOR: Viewer = { spectator: true };
