/** A chart's drawing area in its own units; CSS fits it to the page. */
export const WIDTH = 340;
export const HEIGHT = 190;
export const EDGE = { left: 30, right: 74, top: 10, bottom: 24 } as const;

export interface Scale {
  /** Where a value stands. */
  (value: number): number;
  /** Round values to mark, in ascending order. */
  readonly marks: readonly number[];
}

/** A straight scale from one range to another, with about `count` round marks. */
export function scaleOf(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
  count: number,
): Scale {
  const span = high - low || 1;
  const place = (value: number): number => from + ((value - low) / span) * (to - from);
  const step = roundStep(span / count);
  const first = Math.ceil(low / step);
  const marks = Array.from(
    { length: Math.floor(high / step) - first + 1 },
    (_, index) => (first + index) * step,
  );
  return Object.assign(place, { marks });
}

/** 1, 2 or 5 times a power of ten, at least 1: all that is counted here is whole. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
}

/** Pushes labels apart that stand too close; the order stays. */
export function spread(
  places: readonly number[],
  gap: number,
  low: number,
  high: number,
): readonly number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let floor = low;
  const down = order.map(({ place, index }) => {
    const at = Math.max(place, floor);
    floor = at + gap;
    return { at, index };
  });
  let ceiling = high;
  for (const label of down.toReversed()) {
    label.at = Math.min(label.at, ceiling);
    ceiling = label.at - gap;
  }
  return places.map((_, index) => down.find((label) => label.index === index)?.at ?? 0);
}
