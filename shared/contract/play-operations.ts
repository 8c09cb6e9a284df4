import * as z from "zod/mini";

import { actedSchema, dryRunSchema, eventsSchema, seatGrantedSchema } from "./answers.ts";
import { countSchema } from "./card-schema.ts";
import { clientFrameSchema, serverFrameSchema } from "./frames.ts";
import { instructionSchema } from "./instruction.ts";
import type { Operation } from "./operation.ts";
import { PATHS } from "./paths.ts";
import { pauseRequestSchema, voteRequestSchema } from "./proposal.ts";
import { recordSchema } from "./record.ts";
import { actSchema, nothingSchema, rematchSchema } from "./requests.ts";
import { viewSchema } from "./view-schema.ts";

const theView = { status: 200, body: viewSchema, says: "The view as it is now." } as const;
const RUNNING = ["game-not-started", "game-over"] as const;

/** Playing, and what goes on around a running game. */
export const PLAY_OPERATIONS: readonly Operation[] = [
  {
    id: "act",
    method: "POST",
    path: PATHS.actions,
    tag: "play",
    summary: "Play an action",
    description:
      "Names the version it was decided on; a seal is good for any version since its auction opened. With dryRun=true nothing is stored and the answer tells the seat's own immediate effect.",
    caller: "seat",
    query: [
      {
        name: "dryRun",
        schema: z.enum(["true", "false"]),
        says: "Only ask whether it is legal and what it would do at once.",
      },
    ],
    request: { schema: actSchema },
    answers: [
      {
        status: 200,
        body: z.union([actedSchema, dryRunSchema]),
        says: "The view and the events since the named version; for a dry run its effect.",
      },
    ],
    problems: [
      ...RUNNING,
      "stale-version",
      "wrong-phase",
      "not-your-turn",
      "already-sealed",
      "empty-bid",
      "duplicate-card",
      "card-not-in-hand",
      "bid-too-low",
      "luxury-not-yours",
      "exit-unavailable",
    ],
  },
  {
    id: "readEvents",
    method: "GET",
    path: PATHS.events,
    tag: "play",
    summary: "Read what happened",
    description:
      "Every event after a version, in order, without gaps, as the caller may see them now.",
    caller: "viewer",
    query: [
      {
        name: "since",
        schema: countSchema,
        says: "Only events of later versions; without it, all.",
      },
    ],
    answers: [
      { status: 200, body: eventsSchema, says: "The events, and the version they lead to." },
    ],
    problems: [],
  },
  {
    id: "readRecord",
    method: "GET",
    path: PATHS.record,
    tag: "play",
    summary: "Read the game record",
    description:
      "Of a running game: “complete”: false, the deck as far as it has been turned up, and null for what the caller may not know.",
    caller: "viewer",
    answers: [{ status: 200, body: recordSchema, says: "The record." }],
    problems: [...RUNNING],
  },
  {
    id: "watchGame",
    method: "GET",
    path: PATHS.live,
    tag: "play",
    summary: "Watch and play over a WebSocket",
    description:
      "Subprotocol high-society.v1; a seat's token is offered as a second subprotocol. What both sides send is LiveClientFrame and LiveServerFrame.",
    caller: "viewer",
    answers: [
      {
        status: 101,
        body: z.union([serverFrameSchema, clientFrameSchema]),
        says: "The socket is open: these are the frames that go over it; a view comes first.",
      },
    ],
    problems: ["invalid-request"],
  },
  {
    id: "setInstruction",
    method: "PUT",
    path: PATHS.instruction,
    tag: "play",
    summary: "Leave an instruction for the running auction",
    caller: "seat",
    request: { schema: instructionSchema },
    answers: [theView],
    problems: [
      ...RUNNING,
      "stale-auction",
      "your-turn",
      "wrong-phase",
      "duplicate-card",
      "card-not-in-hand",
    ],
  },
  {
    id: "removeInstruction",
    method: "DELETE",
    path: PATHS.instruction,
    tag: "play",
    summary: "Take the own instruction back",
    caller: "seat",
    answers: [theView],
    problems: [...RUNNING],
  },
  {
    id: "proposePause",
    method: "POST",
    path: PATHS.pause,
    tag: "life",
    summary: "Propose a pause, or agree to it",
    description: "It begins when everyone awake has asked for the same hours.",
    caller: "seat",
    request: { schema: pauseRequestSchema },
    answers: [theView],
    problems: [...RUNNING],
  },
  {
    id: "endPause",
    method: "POST",
    path: PATHS.resume,
    tag: "life",
    summary: "End a pause, or withdraw the proposal of one",
    caller: "seat",
    request: { schema: nothingSchema, optional: true },
    answers: [theView],
    problems: [...RUNNING],
  },
  {
    id: "comeBack",
    method: "POST",
    path: PATHS.return,
    tag: "life",
    summary: "Come back from away",
    caller: "seat",
    request: { schema: nothingSchema, optional: true },
    answers: [theView],
    problems: [...RUNNING],
  },
  {
    id: "vote",
    method: "POST",
    path: PATHS.votes,
    tag: "life",
    summary: "Vote to let a bot play a seat, or to end the game",
    caller: "seat",
    request: { schema: voteRequestSchema },
    answers: [theView],
    problems: [...RUNNING],
  },
  {
    id: "askRematch",
    method: "POST",
    path: PATHS.rematch,
    tag: "life",
    summary: "Go on to the one next game",
    description:
      "The first to call opens the lobby and is its host; every other seat of the finished game gets its own new token by the same call.",
    caller: "seat",
    request: { schema: rematchSchema, optional: true },
    answers: [
      {
        status: 201,
        body: seatGrantedSchema,
        says: "The seat at the next table.",
        headers: ["Location"],
      },
    ],
    problems: ["game-not-started", "game-started", "game-over"],
  },
];
