import { useEffect, useState } from "preact/hooks";
import type { ProblemCode } from "../../shared/contract/problem-code.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import { waitsForViewer } from "../table/waits.ts";
import { house } from "./house.ts";
import { SIGNATURE_LENGTH, type KeptSeat } from "./kept-seats.ts";
import { readSnapshot } from "./snapshot.ts";

/** A seat of this device with what its table looks like now. */
export interface HomeTable {
  readonly kept: KeptSeat;
  readonly state:
    | { readonly kind: "loading" }
    | { readonly kind: "offline" }
    /** Cancelled long ago, deleted, or the key was replaced elsewhere. */
    | { readonly kind: "gone" }
    /** The server that runs now cannot read it; another one will. */
    | { readonly kind: "unreadable"; readonly why: "game-of-later-release" | "game-damaged" }
    /** `asOf`: when it was seen, in milliseconds since 1970, where there is no network; else null. */
    | { readonly kind: "view"; readonly view: View; readonly asOf: number | null };
}

export interface TableGroups {
  /** Tables that wait for this device's seat: for a move, or for the word to start. */
  readonly mine: readonly HomeTable[];
  readonly others: readonly HomeTable[];
  readonly finished: readonly HomeTable[];
}

export function groupTables(tables: readonly HomeTable[]): TableGroups {
  const viewOf = (table: HomeTable): View | null =>
    table.state.kind === "view" ? table.state.view : null;
  const isMine = (table: HomeTable): boolean => {
    const view = viewOf(table);
    return view !== null && waitsForViewer(view);
  };
  const isOver = (table: HomeTable): boolean =>
    table.state.kind === "gone" || viewOf(table)?.status === "over";
  return {
    mine: tables.filter(isMine),
    others: tables.filter((table) => !isMine(table) && !isOver(table)),
    finished: tables.filter(isOver),
  };
}

const AGAIN_MS = 30_000;

/** Asks for every table once, and again now and then while the page is looked at. */
export function useTables(seats: readonly KeptSeat[]): readonly HomeTable[] {
  const [states, setStates] = useState<ReadonlyMap<string, HomeTable["state"]>>(new Map());
  useEffect(() => {
    let current = true;
    const show = (kept: KeptSeat, state: HomeTable["state"]): void => {
      if (current) setStates((before) => new Map(before).set(kept.token, state));
    };
    const look = async (kept: KeptSeat): Promise<void> => {
      if (!navigator.onLine) show(kept, asLastSeen(kept));
      const answered = await house.game(kept.game, kept.token).view();
      if (answered.kind === "done") show(kept, { kind: "view", view: answered.value, asOf: null });
      else if (answered.kind === "refused") show(kept, refusedState(kept, answered.problem.code));
      else show(kept, asLastSeen(kept));
    };
    const lookAtAll = (): void => {
      if (!document.hidden) for (const kept of seats) void look(kept);
    };
    lookAtAll();
    const timer = setInterval(lookAtAll, AGAIN_MS);
    document.addEventListener("visibilitychange", lookAtAll);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookAtAll);
    };
  }, [seats]);
  return seats.map((kept) => ({ kept, state: states.get(kept.token) ?? { kind: "loading" } }));
}

function refusedState(kept: KeptSeat, code: ProblemCode): HomeTable["state"] {
  if (code === "game-of-later-release" || code === "game-damaged")
    return { kind: "unreadable", why: code };
  const isBusy = code === "overloaded" || code === "rate-limited" || code === "quota-used-up";
  return isBusy ? asLastSeen(kept) : { kind: "gone" };
}

function asLastSeen({ game, token }: KeptSeat): HomeTable["state"] {
  const kept = readSnapshot(`${game}/${token.slice(-SIGNATURE_LENGTH)}`);
  return kept === null ? { kind: "offline" } : { kind: "view", view: kept.view, asOf: kept.at };
}

/** The oldest moment that the list shows, in milliseconds since 1970; null while all of it is new. */
export function listAsOf(tables: readonly HomeTable[]): number | null {
  const times = tables.flatMap(({ state }) =>
    state.kind === "view" && state.asOf !== null ? [state.asOf] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}
