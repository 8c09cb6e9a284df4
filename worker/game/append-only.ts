/**
 * A list that only grows, as a value: `with` leaves the list before as it was. What the two have in
 * common stands once, so that one more item costs one item, however long the game; only where two
 * lists go on from the same one, the later of them is a copy.
 */
export class AppendOnly<Item> implements Iterable<Item> {
  readonly length: number;
  /** Shared with lists that go on from this one: what stands beyond `length` is theirs. */
  readonly #items: Item[];

  private constructor(items: Item[]) {
    this.#items = items;
    this.length = items.length;
  }

  static of<Item>(...items: readonly Item[]): AppendOnly<Item> {
    return new AppendOnly([...items]);
  }

  with(...more: readonly Item[]): AppendOnly<Item> {
    const isNewest = this.#items.length === this.length;
    const items = isNewest ? this.#items : this.slice();
    items.push(...more);
    return new AppendOnly(items);
  }

  /** As of an array: -1 is the last. */
  at(index: number): Item | undefined {
    const from = index < 0 ? this.length + index : index;
    return from < this.length ? this.#items[from] : undefined;
  }

  /** -1 where there is none. */
  findLastIndex(isWanted: (item: Item) => boolean): number {
    for (let index = this.length - 1; index >= 0; index -= 1) {
      const item = this.#items[index];
      if (item !== undefined && isWanted(item)) return index;
    }
    return -1;
  }

  findLast(isWanted: (item: Item) => boolean): Item | undefined {
    const index = this.findLastIndex(isWanted);
    return index === -1 ? undefined : this.#items[index];
  }

  /** A copy, from an index on. */
  slice(start = 0): Item[] {
    return this.#items.slice(start, this.length);
  }

  [Symbol.iterator](): IterableIterator<Item> {
    return this.slice().values();
  }
}
