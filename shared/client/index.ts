/** high-society/client: the typed client that the terminal client, bots and strangers use. */
export { RequestFailed, valueOf } from "./answered.ts";
export type { Answered } from "./answered.ts";
export { GameClient } from "./game-client.ts";
export { HighSociety } from "./high-society.ts";
export type { LineOptions } from "./line.ts";
export { LiveTable } from "./live-table.ts";
export type { Link, Listener, LiveEnd } from "./live-table.ts";
export type { Patience } from "./patience.ts";
export { invitationLink, readLink, seatLink, tablePath } from "../contract/links.ts";

export type {
  Acted,
  DryRun,
  Events,
  GameCreated,
  Rules,
  SeatGranted,
} from "../contract/answers.ts";
export type { ApiEvent } from "../contract/event-schema.ts";
export type { Luxury, MoneyCard, StatusCard } from "../contract/cards.ts";
export type { Action, ActionType, Phase, Result, Variant } from "../contract/game-words.ts";
export type { Instruction } from "../contract/instruction.ts";
export type { Options } from "../contract/options.ts";
export type { Problem } from "../contract/problem.ts";
export type { ProblemCode } from "../contract/problem-code.ts";
export type { GameRecord } from "../contract/record.ts";
export type {
  ChangeGame,
  ChangeSeat,
  CreateGame,
  SitDown,
  StartGame,
} from "../contract/requests.ts";
export type { ApiSeat, OwnSeat, View } from "../contract/view-schema.ts";
