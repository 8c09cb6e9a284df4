/** A point of a chart, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a name is written: the middle of its line. */
export interface Place extends Point {
  readonly name: string;
  readonly width: number;
  /** From its mark to the name, where they do not stand side by side. */
  readonly line: { readonly from: Point; readonly to: Point } | null;
}

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Half of a mark, and half of a line of text with the room around it. */
export const MARK = 7;
const LINE = 7;
/** The widest that a letter of the charts' bold face is on average. */
const LETTER = 6.4;
/** Places are looked for in steps of so much. */
const STEP = 5;

/**
 * A place for each name as near to its own mark as can be, where it covers no mark, no other name
 * and nothing beside the chart.
 */
export function placeNames(
  names: readonly (Point & { readonly name: string })[],
  marks: readonly Point[],
  area: Area,
): readonly Place[] {
  const placed: Place[] = [];
  for (const { name, x, y } of names) {
    const width = name.length * LETTER;
    const free = candidates({ x, y }, width, area)
      .map((point) => ({ ...point, name, width, line: lineTo(point, width, { x, y }) }))
      .find((place) => isFree(place, marks, placed, area));
    if (free !== undefined) placed.push(free);
  }
  return placed;
}

/** Right beside the mark, else wherever there is room, the nearest first. */
function candidates({ x, y }: Point, width: number, area: Area): readonly Point[] {
  const beside = width / 2 + MARK + 2;
  const found: Point[] = [];
  for (let across = area.left + width / 2; across <= area.right - width / 2; across += STEP)
    for (let down = area.top + LINE; down <= area.bottom - LINE; down += STEP)
      found.push({ x: across, y: down });
  const far = (point: Point): number => Math.hypot(point.x - x, point.y - y);
  return [{ x: x + beside, y }, { x: x - beside, y }, ...found.toSorted((a, b) => far(a) - far(b))];
}

function lineTo(place: Point, width: number, from: Point): Place["line"] {
  if (place.y === from.y) return null;
  const half = width / 2;
  const x = Math.min(Math.max(from.x, place.x - half), place.x + half);
  return { from, to: { x, y: place.y + (from.y > place.y ? LINE - 2 : 3 - LINE) } };
}

function isFree(
  { x, y, width }: Place,
  marks: readonly Point[],
  placed: readonly Place[],
  area: Area,
): boolean {
  const half = width / 2;
  const inside =
    x - half >= area.left &&
    x + half <= area.right &&
    y - LINE >= area.top &&
    y + LINE <= area.bottom;
  return (
    inside &&
    marks.every(
      (mark) => Math.abs(mark.x - x) >= half + MARK || Math.abs(mark.y - y) >= LINE + MARK,
    ) &&
    placed.every(
      (other) =>
        Math.abs(other.x - x) >= half + other.width / 2 || Math.abs(other.y - y) >= 2 * LINE,
    )
  );
}
