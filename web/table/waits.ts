import type { View } from "../../shared/contract/view-schema.ts";

/** Whether the viewer is what a table waits for: a move of theirs, or their word to start. */
export function waitsForViewer(view: View): boolean {
  const due = view.status === "running" && (view.you?.legal.actions.length ?? 0) > 0;
  return due || waitsForStart(view);
}

/** Whether everyone is here, and the viewer is the host. */
export function waitsForStart({ status, you, host, seats }: View): boolean {
  return (
    status === "lobby" &&
    you !== null &&
    you.seat === host &&
    seats.every(({ kind, away }) => kind !== "empty" && !away)
  );
}
