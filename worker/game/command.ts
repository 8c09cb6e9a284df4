import * as z from "zod/mini";
import type { Immutable } from "../../shared/contract/immutable.ts";
import type { GameId, Hex32 } from "../../shared/contract/ids.ts";
import type { Instruction } from "../../shared/contract/instruction.ts";
import type { VoteRequest } from "../../shared/contract/proposal.ts";
import type {
  Act,
  ChangeGame,
  ChangeSeat,
  CreateGame,
  SitDown,
  StartGame,
} from "../../shared/contract/requests.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { Refused } from "./decision.ts";
import type { Retry } from "./entry.ts";
import type { RematchSeed } from "./rematch.ts";

/** What reaches a game's object: checked in shape, not yet against the table. */
export type Command =
  | { readonly type: "open"; readonly id: GameId; readonly request: CreateGame }
  | { readonly type: "sit-down"; readonly request: SitDown }
  | { readonly type: "change-game"; readonly request: ChangeGame }
  | { readonly type: "cancel" }
  | { readonly type: "change-seat"; readonly seat: Seat; readonly request: ChangeSeat }
  | { readonly type: "leave"; readonly seat: Seat }
  | { readonly type: "renew-invitation" }
  | { readonly type: "start"; readonly request: StartGame }
  | { readonly type: "act"; readonly request: Act }
  | { readonly type: "return" }
  | { readonly type: "renew-token" }
  | { readonly type: "instruct"; readonly instruction: Instruction }
  | { readonly type: "uninstruct" }
  | { readonly type: "pause"; readonly hours: number }
  | { readonly type: "resume" }
  | { readonly type: "vote"; readonly vote: VoteRequest }
  /** At the finished table: where the next one is. */
  | { readonly type: "rematch"; readonly next: GameId }
  /** At the next table: whoever sat at the old one comes to the seat that is kept for him. */
  | { readonly type: "arrive"; readonly seed: RematchSeed; readonly entropy: Hex32 | null };

/** What only looks. */
export type Query =
  | { readonly type: "view" }
  | { readonly type: "events"; readonly since: number | undefined }
  | { readonly type: "record" }
  | { readonly type: "dry-run"; readonly request: Act };

/** Who a good token says is calling; null for a caller without one. */
export const callerSchema = z.nullable(z.strictObject({ place: z.int(), generation: z.int() }));
export type Caller = Immutable<z.infer<typeof callerSchema>>;

/** One request as it reaches the object: plain data, so that old and new code understand it. */
export interface Call {
  readonly command: Command | Query;
  readonly caller: Caller;
  /** Null where no Idempotency-Key came with it. */
  readonly retry: Retry | null;
}

/** What the object answers. */
export type Reply = Accepted | { readonly ok: false; readonly refused: Refused };

/** `body` is ready JSON; a grant asks the Worker to add the token. */
export interface Accepted {
  readonly ok: true;
  readonly status: 200 | 201;
  readonly body: string;
  readonly etag: string | null;
  readonly grant: { readonly place: number; readonly generation: number } | null;
  /** Path of what was made. */
  readonly location: string | null;
}

const QUERIES: ReadonlySet<string> = new Set<Query["type"]>([
  "view",
  "events",
  "record",
  "dry-run",
]);

export function isQuery(command: Command | Query): command is Query {
  return QUERIES.has(command.type);
}
