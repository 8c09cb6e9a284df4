import { isDisgrace } from "../../shared/contract/cards.ts";
import {
  borderFlight,
  cardFlight,
  glowFlight,
  lossFlight,
  noteFlight,
  type Flight,
} from "./flights.tsx";
import type { Move } from "./plan-moves.ts";
import { bidSpot, homeSpot, lampSpot, lotSpot, noteSpot, seatSpot } from "./spots.ts";
import { timetable, type Timed } from "./timetable.ts";

/** One thing that moves: a picture over the page, or a part of the page itself. */
interface Scene {
  readonly target: Element;
  readonly frames: Keyframe[];
  /** Milliseconds. */
  readonly delay: number;
  readonly duration: number;
}

const running = new Set<Animation>();
let layer: HTMLElement | undefined;

/** Shows the end state at once: any key or tap does this, and so does the next film (B6). */
export function finishMotion(): void {
  for (const animation of running) animation.finish();
  clear();
}

function clear(): void {
  running.clear();
  layer?.remove();
  layer = undefined;
}

/**
 * Plays a plan over the page as it now is (the end state is already drawn; motion only
 * leads the eye to it). Only transform and opacity move, and nothing waits for it.
 */
export function playMoves(moves: readonly Move[], style: "full" | "calm"): void {
  finishMotion();
  // Any key or tap is a wish to go on: it shows the end state and does what it does anyway.
  for (const wish of ["keydown", "pointerdown"]) {
    addEventListener(wish, finishMotion, { once: true, capture: true });
  }
  const times = timetable(moves);
  const over = document.createElement("div");
  over.className = "film";
  over.ariaHidden = "true";
  const scenes = times.flatMap((timed) => {
    const still = appearances(timed);
    if (style === "calm") return still.map(withoutTravel);
    const flights = flightsOf(timed);
    over.append(...flights.map(({ target }) => target));
    return [...still, ...flights];
  });
  layer = over;
  document.body.append(over);
  for (const { target, frames, delay, duration } of scenes) {
    const animation = target.animate(frames, {
      delay,
      duration,
      easing: "ease-out",
      // A part of the page waits unseen for its appearance; a picture is gone afterwards.
      fill: over.contains(target) ? "both" : "backwards",
    });
    running.add(animation);
    animation.onfinish = () => {
      running.delete(animation);
      if (running.size === 0) clear();
    };
  }
  if (scenes.length === 0) clear();
}

/** What flies, and from where to where. */
function flightsOf({ move, starts, lasts, step }: Timed): readonly Scene[] {
  const lot = lotSpot();
  const scenes = (flights: readonly (Flight | undefined)[]): readonly Scene[] =>
    flights.flatMap((flight, index) =>
      flight === undefined
        ? []
        : [
            {
              target: flight.picture,
              frames: flight.frames,
              delay: starts + index * step,
              duration: lasts,
            },
          ],
    );
  switch (move.kind) {
    case "lay":
      return scenes(move.cards.map((card) => between(noteSpot(move.seat, card), lot, card)));
    case "take-back":
      return scenes(move.cards.map((card) => between(lot, noteSpot(move.seat, card), card)));
    case "award": {
      const home = homeSpot(move.seat);
      return lot === null || home === null ? [] : scenes([cardFlight(move.card, lot, home)]);
    }
    case "give-up": {
      const home = homeSpot(move.seat);
      return home === null ? [] : scenes([lossFlight(move.card, home)]);
    }
    case "reveal":
      return lot === null || !isDisgrace(move.card) ? [] : drawn(borderFlight(lot), starts, lasts);
    case "lamp": {
      const lamp = lampSpot(move.lamps);
      return lamp === null ? [] : scenes([glowFlight(lamp)]);
    }
    case "open":
      return [];
  }
}

function between(from: Element | null, to: Element | null, card: Parameters<typeof noteFlight>[0]) {
  return from === null || to === null ? undefined : noteFlight(card, from, to);
}

/** The line is drawn by its offset; the frame stands still where the card will be. */
function drawn({ picture, frames }: Flight, delay: number, duration: number): readonly Scene[] {
  const line = picture.querySelector(".mourning");
  const place = frames.map(({ transform }) => ({ transform: transform ?? "none" }));
  const strokes = frames.map(({ strokeDashoffset }) => ({
    strokeDashoffset: strokeDashoffset ?? 0,
  }));
  const scene = (target: Element, way: Keyframe[]): Scene => ({
    target,
    frames: way,
    delay,
    duration,
  });
  return line === null ? [] : [scene(picture, place), scene(line, strokes)];
}

/** What on the page itself appears or stirs. */
function appearances({ move, starts, lasts, step }: Timed): readonly Scene[] {
  const scene = (target: Element | null, frames: Keyframe[], delay = starts): readonly Scene[] =>
    target === null ? [] : [{ target, frames, delay, duration: lasts }];
  switch (move.kind) {
    case "lay":
      return scene(bidSpot(move.seat), [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, {}]);
    case "take-back":
      return scene(seatSpot(move.seat), [{ opacity: 0.5 }, {}]);
    case "open":
      return move.seats.flatMap((seat, index) =>
        scene(bidSpot(seat), [{ transform: "scaleX(0)" }, {}], starts + index * step),
      );
    case "award":
      return scene(homeSpot(move.seat), [{}, { transform: "scale(1.25)", offset: 0.85 }, {}]);
    case "give-up":
      return scene(seatSpot(move.seat), [{ opacity: 0.3 }, {}]);
    case "reveal": {
      const from = isDisgrace(move.card) ? {} : { transform: "translateY(-18px) scale(.9)" };
      return scene(lotSpot(), [{ ...from, opacity: 0 }, {}]);
    }
    case "lamp":
      return [];
  }
}

/** Calm motion: things fade and nothing travels. */
function withoutTravel(scene: Scene): Scene {
  const frames = scene.frames.map(({ opacity, offset }) => ({
    opacity: opacity ?? 1,
    ...(offset === undefined ? {} : { offset }),
  }));
  return { ...scene, frames };
}
