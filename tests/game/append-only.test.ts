import fc from "fast-check";
import { expect, test } from "vitest";
import { AppendOnly } from "../../worker/game/append-only.ts";

test("any list, gone on from in any order, stays what it was made of", () => {
  const step = fc.record({ from: fc.nat(), more: fc.array(fc.nat(9), { maxLength: 3 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const made = [{ list: AppendOnly.of<number>(), plain: [] as readonly number[] }];
      for (const { from, more } of steps) {
        const before = made[from % made.length];
        if (before === undefined) throw new Error("No list.");
        made.push({ list: before.list.with(...more), plain: [...before.plain, ...more] });
      }
      for (const { list, plain } of made) {
        expect([...list]).toEqual(plain);
        expect(list.slice(1)).toEqual(plain.slice(1));
        expect(list).toHaveLength(plain.length);
        for (const index of [-2, -1, 0, 1, 2]) expect(list.at(index)).toBe(plain.at(index));
        expect(list.findLastIndex((item) => item < 5)).toBe(
          plain.findLastIndex((item) => item < 5),
        );
        expect(list.findLast((item) => item > 7)).toBe(plain.findLast((item) => item > 7));
      }
    }),
  );
});
