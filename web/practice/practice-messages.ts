import type { GameId } from "../../shared/contract/ids.ts";
import type { ServerFrame } from "../../shared/contract/frames.ts";
import type { Answer, Asked } from "./device-desk.ts";
import type { TableNames } from "./practice-setup.ts";
import type { StoredPractice } from "./stored-practice.ts";

/** What the page tells the worker of the practice game. The first message opens it: what is stored may be a game that nobody has moved in. */
export type ToPractice =
  | { readonly kind: "open"; readonly stored: unknown; readonly names: TableNames }
  | { readonly kind: "ask"; readonly id: number; readonly asked: Asked }
  | { readonly kind: "frame"; readonly frame: unknown };

/** What the worker tells the page. */
export type FromPractice =
  | { readonly kind: "opened"; readonly game: GameId }
  /** What was kept cannot be played on: another game must be begun. */
  | { readonly kind: "unreadable" }
  | { readonly kind: "answer"; readonly id: number; readonly answer: Answer }
  | { readonly kind: "frame"; readonly frame: ServerFrame }
  | { readonly kind: "keep"; readonly stored: StoredPractice };
