import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { Settings } from "../state/settings.ts";
import { planMoves } from "./plan-moves.ts";
import { playMoves } from "./play-moves.ts";

/** Leads the eye, and the ear, to what has changed between two views of a table. */
export function showChange(
  before: DealtView,
  after: DealtView,
  { style, sound }: { readonly style: Settings["motion"]; readonly sound: boolean },
): void {
  const moves = planMoves(before, after);
  if (moves.length === 0) return;
  if (sound) void import("./play-sounds.ts").then(({ playSounds }) => playSounds(moves));
  // The page has to be drawn as it now is.
  if (style !== "none") requestAnimationFrame(() => playMoves(moves, style));
}
