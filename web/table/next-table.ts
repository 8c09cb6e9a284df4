import type { View } from "../../shared/contract/view-schema.ts";

export type WaitingTable = Pick<View, "id" | "name">;

/** The tables where something is due from the viewer: those with a clock by their deadline first. */
export function waitingTables(views: readonly View[]): readonly WaitingTable[] {
  const deadline = ({ you, seats, deadlineAt }: View): number => {
    const own = you === null ? null : (seats[you.seat]?.deadlineAt ?? deadlineAt);
    return own === null ? Infinity : Date.parse(own);
  };
  return views
    .filter(({ status, you }) => status === "running" && (you?.legal.actions.length ?? 0) > 0)
    .toSorted((a, b) => compare(deadline(a), deadline(b)));
}

/** Infinity less Infinity is no number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
