import { runInDurableObject } from "cloudflare:test";
import { vi } from "vitest";
import type { Table } from "./table.ts";

interface Counted {
  readonly rows: () => number;
  readonly alarms: () => number;
  /** For when each alarm was set, in Unix milliseconds. */
  readonly armed: () => readonly number[];
}

/** Counts what objects write from now on: rows by SQL, and alarms, each of which is a row too. */
export function countRows(table: Table): Promise<Counted> {
  return runInDurableObject(table.stub, (_, state) => {
    const cursors: { readonly rowsWritten: number }[] = [];
    const sql = prototypeOf(state.storage.sql);
    const { exec } = sql;
    vi.spyOn(sql, "exec").mockImplementation(function (
      this: SqlStorage,
      query: string,
      ...values: readonly unknown[]
    ) {
      const cursor = exec.call(this, query, ...values);
      cursors.push(cursor);
      return cursor;
    });
    const alarm = vi.spyOn(prototypeOf(state.storage), "setAlarm");
    return {
      rows: () => cursors.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
      alarms: () => alarm.mock.calls.length,
      armed: () => alarm.mock.calls.map(([at]) => Number(at)),
    };
  });
}

/** Objects of the runtime share their methods: counted there, they are counted for every game. */
function prototypeOf<Thing extends object>(thing: Thing): Thing {
  return Object.getPrototypeOf(thing) as Thing;
}
