import type { Acted } from "../../shared/contract/answers.ts";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { Problem } from "../../shared/contract/problem.ts";
import type { Act } from "../../shared/contract/requests.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import type { LinkState } from "./table-store.ts";

/** What the server answered: a value, or a refusal with its code. No answer at all throws. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/** What a table's page hears while it is open. */
export interface Listener {
  changed(view: View, events: readonly ApiEvent[]): void;
  link(state: LinkState): void;
  /** The server has hung up for good: this key was replaced, or the table is gone. */
  ended(why: "token-replaced" | "gone"): void;
}

/** The line to one table, as one seat or as the gallery. */
export interface Wire {
  read(): Promise<Outcome<View>>;
  /** @param key an idempotency key: sent again with the same act, it yields one move */
  act(act: Act, key: string): Promise<Outcome<Acted>>;
  /** Everything after `since`, then every change, until the returned function is called. */
  watch(since: number, listener: Listener): () => void;
}
