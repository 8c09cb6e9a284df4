import { vi } from "vitest";
import type { Call, Reply } from "../../../worker/game/command.ts";
import { GameObject } from "../../../worker/game/game-object.ts";

/**
 * Where an object dies on a bad day: before it looked at the request, between the write and the
 * disk, between the disk and the answer.
 */
export const CRASHES = ["before", "unsaved", "unanswered"] as const;
export type Crash = (typeof CRASHES)[number];

/** From now on the next requests that reach an object die as planned; the plan is used up in order. */
export function crashAsPlanned(plan: Crash[]): void {
  const { call } = GameObject.prototype;
  vi.spyOn(GameObject.prototype, "call").mockImplementation(async function (
    this: GameObject,
    asked: Call,
  ): Promise<Reply> {
    const state = Reflect.get(this, "ctx") as DurableObjectState;
    const crash = plan.shift();
    if (crash === "before") return die(state);
    const answered = await call.call(this, asked);
    if (crash === undefined) return answered;
    if (crash === "unanswered") await state.storage.sync();
    return die(state);
  });
}

function die(state: DurableObjectState): never {
  state.abort("A bad day.");
  throw new Error("A bad day.");
}
