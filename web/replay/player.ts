import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Moment } from "./moments.ts";

/** How long a moment is shown at each speed, in milliseconds. */
export const SPEEDS = { 1: 1600, 2: 800, 4: 400 } as const;
export type Speed = 1 | 2 | 4;

/** Goes through the moments of a game from its end, by hand or by itself; it can play nothing. */
export interface Player {
  /** The number of actions after which the game is shown. */
  readonly at: ReadonlySignal<number>;
  readonly last: number;
  readonly playing: ReadonlySignal<boolean>;
  readonly speed: ReadonlySignal<Speed>;
  /** Steps go from lot to lot. */
  readonly byLot: ReadonlySignal<boolean>;
  /** Where each lot's card was turned up. */
  readonly lots: readonly number[];
  readonly go: (place: number) => void;
  readonly step: (direction: 1 | -1) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly setByLot: (byLot: boolean) => void;
  readonly stop: () => void;
}

/**
 * @param later `setTimeout` and its end, so that tests can move the time
 */
export function playerOf(
  moments: readonly Moment[],
  later: (work: () => void, ms: number) => () => void,
): Player {
  const last = Math.max(0, moments.length - 1);
  const inside = (place: number): number => Math.min(last, Math.max(0, Math.round(place)));
  const at = signal(last);
  const running = signal<(() => void) | null>(null);
  const speed = signal<Speed>(1);
  const byLot = signal(false);
  const lots = lotStarts(moments);

  const stop = (): void => {
    running.peek()?.();
    running.value = null;
  };
  const neighbour = (direction: 1 | -1): number => {
    const here = at.peek();
    if (!byLot.peek()) return inside(here + direction);
    return direction === 1
      ? (lots.find((place) => place > here) ?? last)
      : (lots.findLast((place) => place < here) ?? 0);
  };
  const tick = (): void => {
    running.value = later(() => {
      at.value = neighbour(1);
      if (at.peek() === last) running.value = null;
      else tick();
    }, SPEEDS[speed.peek()]);
  };
  return {
    at,
    last,
    playing: computed(() => running.value !== null),
    speed,
    byLot,
    lots,
    go(place) {
      stop();
      at.value = inside(place);
    },
    step(direction) {
      stop();
      at.value = neighbour(direction);
    },
    toggle() {
      if (running.peek() !== null) {
        stop();
        return;
      }
      // From the end it begins anew.
      if (at.peek() === last) at.value = 0;
      if (last > 0) tick();
    },
    setSpeed(value) {
      speed.value = value;
    },
    setByLot(value) {
      byLot.value = value;
    },
    stop,
  };
}

function lotStarts(moments: readonly Moment[]): readonly number[] {
  return moments.flatMap(({ events }, place) =>
    events.some((event) => event.type === "card-revealed" && event.auctioned) ? [place] : [],
  );
}
