import { vi } from "vitest";
import { uniformBelow } from "../../../shared/engine/index.ts";
import { seededDraws } from "../../../tools/seeded-draws.ts";

/** Decisions of a test that a seed alone makes: the same seed, the same test. */
export class Chance {
  readonly draw: () => number;

  constructor(seed: number) {
    this.draw = seededDraws(seed);
  }

  below(count: number): number {
    return count <= 1 ? 0 : uniformBelow(this.draw, count);
  }

  /** True once in so many times. */
  oneIn(count: number): boolean {
    return this.below(count) === 0;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("There is nothing to choose from.");
    return item;
  }

  /** So many of the items, in their order. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const left = items.map((item, order) => ({ item, order, by: this.draw() }));
    const taken = left.toSorted((a, b) => a.by - b.by).slice(0, count);
    return taken.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, by: this.draw() }))
      .toSorted((a, b) => a.by - b.by)
      .map(({ item }) => item);
  }

  hex32(): string {
    return Array.from({ length: 8 }, () => this.draw().toString(16).padStart(8, "0")).join("");
  }
}

/** From now on the service's own random bytes come from the seed too; `vi.restoreAllMocks` ends it. */
export function seedRandomBytes({ draw }: Chance): void {
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    if (array instanceof Uint8Array) for (const at of array.keys()) array[at] = draw() & 255;
    return array;
  });
}
