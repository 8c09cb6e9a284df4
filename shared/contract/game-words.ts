/** The engine's other words, for those upstairs that may not stand on the engine itself. */
export { VARIANTS } from "../engine/variant.ts";
export type { Action, ActionType } from "../engine/action.ts";
export type { Result } from "../engine/result.ts";
export type { SeatCount } from "../engine/seat.ts";
export type { Variant } from "../engine/variant.ts";
export type { Phase } from "../engine/view.ts";
