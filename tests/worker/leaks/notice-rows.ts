/** The one table of notices, as far as `NoticeStore` speaks SQL: rows in a map. */
export class NoticeRows {
  readonly rows: Map<number, string>;

  constructor(rows: ReadonlyMap<number, string>) {
    this.rows = new Map(rows);
  }

  /** What the store is given in the place of the runtime's database. */
  get sql(): SqlStorage {
    const exec = (query: string, ...values: readonly unknown[]) => this.#exec(query, values);
    // Only `exec` is used of it.
    return { exec } as unknown as SqlStorage;
  }

  #exec(query: string, [place, seat]: readonly unknown[]): object {
    if (query.startsWith("SELECT 1")) return { toArray: () => [{ 1: 1 }] };
    if (query.startsWith("SELECT *"))
      return [...this.rows].map(([number, text]) => ({ place: number, seat: text }));
    if (query.startsWith("INSERT")) this.rows.set(Number(place), String(seat));
    else if (query.startsWith("DELETE")) this.rows.delete(Number(place));
    else throw new Error(`NoticeStore says something new: ${query}`);
    return [];
  }
}
