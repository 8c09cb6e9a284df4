import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { GameClient } from "../../shared/client/game-client.ts";
import { whyNot } from "../state/why-not.ts";
import { isDealt } from "../table/dealt.ts";

/** A table's past as this device may see it now; `said` is why there is none. */
export type Past =
  | { readonly kind: "read"; readonly view: DealtView; readonly events: readonly ApiEvent[] }
  | { readonly kind: "not-dealt" }
  | { readonly kind: "failed"; readonly said: string };

/** Reads a game back by GET alone, and again where a move fell between the two answers. */
export async function readPast(table: GameClient): Promise<Past> {
  const [viewed, told] = await Promise.all([table.view(), table.events()]);
  if (viewed.kind !== "done") return { kind: "failed", said: whyNot(viewed) ?? "" };
  if (told.kind !== "done") return { kind: "failed", said: whyNot(told) ?? "" };
  const view = viewed.value;
  if (!isDealt(view)) return { kind: "not-dealt" };
  const { events } = told.value;
  // The view frames the last moment, so both must be of one version.
  if (told.value.version === view.version) return { kind: "read", view, events };
  return readPast(table);
}
