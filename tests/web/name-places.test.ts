import fc from "fast-check";
import { expect, test } from "vitest";
import { placeNames, MARK } from "../../web/figures/name-places.ts";

const AREA = { left: 30, right: 340, top: 0, bottom: 166 };
const HALF_LINE = 7;
const point = fc.record({
  x: fc.integer({ min: 30, max: 320 }),
  y: fc.integer({ min: 10, max: 166 }),
});
const lots = fc.array(point, { minLength: 2, maxLength: 13 });
const names = fc.tuple(
  fc.constantFrom("Fan", "Portrait in oils", "Segelschiff", "Montgolfière"),
  fc.constantFrom("Île privée", "Motor-car", "Dampfjacht"),
);

test("no name of the price chart covers a mark, another name or what stands beside the chart", () => {
  fc.assert(
    fc.property(lots, names, (marks, [first, second]) => {
      const named = [
        { ...(marks[0] ?? { x: 0, y: 0 }), name: first },
        { ...(marks[1] ?? { x: 0, y: 0 }), name: second },
      ];
      const places = placeNames(named, marks, AREA);
      expect(places).toHaveLength(2);
      const boxes = [
        ...places.map(({ x, y, width }) => ({ x, y, w: width / 2, h: HALF_LINE })),
        ...marks.map(({ x, y }) => ({ x, y, w: MARK, h: MARK })),
      ];
      for (const [index, place] of places.entries()) {
        expect(place.x - place.width / 2).toBeGreaterThanOrEqual(AREA.left);
        expect(place.x + place.width / 2).toBeLessThanOrEqual(AREA.right);
        expect(place.y).toBeGreaterThanOrEqual(AREA.top + HALF_LINE);
        expect(place.y).toBeLessThanOrEqual(AREA.bottom - HALF_LINE);
        const own = boxes[index];
        for (const box of boxes) {
          if (own === undefined || box === own) continue;
          const apart =
            Math.abs(box.x - own.x) >= box.w + own.w || Math.abs(box.y - own.y) >= box.h + own.h;
          expect(apart, JSON.stringify([own, box])).toBe(true);
        }
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

test("where there is room a name stands right beside its mark", () => {
  const [place] = placeNames([{ x: 100, y: 80, name: "Fan" }], [{ x: 100, y: 80 }], AREA);
  expect(place?.y).toBe(80);
  expect((place?.x ?? 0) - (place?.width ?? 0) / 2).toBe(109);
});
