import { expectTypeOf, test } from "vitest";

import type {
  ApiEvent,
  ApiSeat,
  DealtView,
  LobbyEventType,
  OwnSeat,
  View,
} from "../../shared/contract/index.ts";
import type { actionSchema, resultSchema } from "../../shared/contract/index.ts";
import type { Action } from "../../shared/engine/action.ts";
import type { ViewedEvent } from "../../shared/engine/event-for.ts";
import type { Result } from "../../shared/engine/result.ts";
import type { GameView, OwnView, SeatView } from "../../shared/engine/view.ts";
import type { Immutable } from "../../shared/contract/immutable.ts";
import type * as z from "zod/mini";

/** What the API adds to the engine's words; nothing else may differ, in either direction. */
type ViewExtras =
  | "id"
  | "version"
  | "revision"
  | "rulesVersion"
  | "status"
  | "endedBy"
  | "name"
  | "host"
  | "serverTime"
  | "commitment"
  | "options"
  | "viewer"
  | "deadlineAt"
  | "pausedUntil"
  | "proposals"
  | "rematch"
  | "keptUntil";
type SeatExtras = "name" | "kind" | "level" | "livery" | "away" | "bank" | "deadlineAt";
type OwnExtras = "instruction" | "forcedPass" | "invitation";

test("the API's view is the engine's with the table around it", () => {
  expectTypeOf<Exclude<keyof View, ViewExtras>>().toEqualTypeOf<keyof GameView>();
  expectTypeOf<
    Pick<View, "auction" | "lastAuction" | "removed" | "result" | "forecast">
  >().toEqualTypeOf<
    Pick<GameView, "auction" | "lastAuction" | "removed" | "result" | "forecast">
  >();
  expectTypeOf<DealtView>().toExtend<GameView>();
});

test("the API's seats are the engine's with the people on them", () => {
  expectTypeOf<Omit<ApiSeat, SeatExtras>>().toEqualTypeOf<SeatView>();
  expectTypeOf<Omit<OwnSeat, OwnExtras>>().toEqualTypeOf<OwnView>();
});

test("the API's events are the engine's with their place", () => {
  type Place = "version" | "index" | "at" | "by";
  type WithoutPlace<E> = E extends unknown ? Omit<E, Place> : never;
  type Played = WithoutPlace<Exclude<ApiEvent, { readonly type: LobbyEventType }>>;
  expectTypeOf<Played>().toExtend<ViewedEvent>();
  expectTypeOf<ViewedEvent>().toExtend<Played>();
});

test("an action and a result are the engine's own", () => {
  expectTypeOf<Immutable<z.infer<typeof actionSchema>>>().toEqualTypeOf<Action>();
  expectTypeOf<Immutable<z.infer<typeof resultSchema>>>().toEqualTypeOf<Result>();
});
