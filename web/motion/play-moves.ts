import type { Move } from "./plan-moves.ts";
import { LONGEST_MS, timetable } from "./timetable.ts";

/** Where things are on the page: parts mark themselves with these attributes. */
export const SPOT = {
  lot: "[data-spot=lot]",
  lamps: "[data-spot=lamps]",
  seat: (seat: number) => `[data-spot=seat-${seat}]`,
} as const;

const running = new Set<Animation>();

/** Shows the end state at once: any key or tap does this, and so does the next film (B6). */
export function finishMotion(): void {
  for (const animation of running) animation.finish();
  running.clear();
}

/**
 * Plays a plan over the page as it now is (the end state is already drawn; motion only
 * leads the eye to it). Only transform and opacity move, and nothing waits for it.
 */
export function playMoves(
  moves: readonly Move[],
  style: "full" | "calm" = "full",
  page: ParentNode = document,
): void {
  finishMotion();
  // Any key or tap is a wish to go on: it shows the end state and does what it does anyway.
  for (const wish of ["keydown", "pointerdown"]) {
    addEventListener(wish, finishMotion, { once: true, capture: true });
  }
  for (const { move, starts, lasts } of timetable(moves)) {
    for (const { target, frames } of scenes(move, page)) {
      const animation = target.animate(style === "full" ? frames : stillFrames(frames), {
        delay: starts,
        duration: Math.min(lasts, LONGEST_MS - starts),
        easing: "ease-out",
        fill: "backwards",
      });
      running.add(animation);
      animation.onfinish = () => running.delete(animation);
    }
  }
}

/** Calm motion: things fade and nothing travels. */
function stillFrames(frames: readonly Keyframe[]): Keyframe[] {
  return frames.map(({ opacity }) => ({ opacity: opacity ?? 1 }));
}

interface Scene {
  readonly target: Element;
  readonly frames: Keyframe[];
}

function scenes(move: Move, page: ParentNode): readonly Scene[] {
  const lot = page.querySelector(SPOT.lot);
  switch (move.kind) {
    case "lay":
      return towards(page.querySelector(`${SPOT.seat(move.seat)} [data-spot=bid]`), from(0, 14));
    case "take-back":
      return towards(page.querySelector(SPOT.seat(move.seat)), from(0, -8));
    case "open":
      return move.seats.flatMap((seat) =>
        towards(page.querySelector(`${SPOT.seat(seat)} [data-spot=bid]`), [
          { transform: "scaleX(0)" },
          { transform: "none" },
        ]),
      );
    case "award":
      return towards(page.querySelector(SPOT.seat(move.seat)), [
        { transform: "scale(1.18)", opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ]);
    case "give-up":
      return towards(page.querySelector(SPOT.seat(move.seat)), [{ opacity: 0.3 }, { opacity: 1 }]);
    case "reveal":
      return towards(lot, [
        { transform: "translateY(-18px) scale(.9)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ]);
    case "lamp":
      return towards(page.querySelector(`${SPOT.lamps} [data-lamp="${move.lamps}"]`), [
        { opacity: 0, transform: "scale(.7)" },
        { opacity: 1, transform: "scale(1.25)" },
        { opacity: 1, transform: "none" },
      ]);
  }
}

function towards(target: Element | null, frames: Keyframe[]): readonly Scene[] {
  return target === null ? [] : [{ target, frames }];
}

function from(x: number, y: number): Keyframe[] {
  return [
    { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
}
