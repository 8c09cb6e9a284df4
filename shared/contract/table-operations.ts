import * as z from "zod/mini";

import {
  gameCreatedSchema,
  invitationRenewedSchema,
  listedGamesSchema,
  seatGrantedSchema,
  tokenRenewedSchema,
} from "./answers.ts";
import type { Operation } from "./operation.ts";
import { PATHS } from "./paths.ts";
import {
  changeGameSchema,
  changeSeatSchema,
  createGameSchema,
  nothingSchema,
  sitDownSchema,
  startGameSchema,
} from "./requests.ts";
import { viewSchema } from "./view-schema.ts";

const theView = { status: 200, body: viewSchema, says: "The view as it is now." } as const;
const cursorSchema = z.string().check(z.maxLength(512));

/** Opening a table and changing it in its lobby. */
export const TABLE_OPERATIONS: readonly Operation[] = [
  {
    id: "createGame",
    method: "POST",
    path: PATHS.games,
    tag: "table",
    summary: "Open a table",
    description:
      "The caller becomes the host and takes seat 0. With an Idempotency-Key (at least 36 characters here, a UUID) a retry grants the same table, seat and token; without one each call is a new table.",
    caller: "anyone",
    request: { schema: createGameSchema },
    answers: [
      {
        status: 201,
        body: gameCreatedSchema,
        says: "The table, the host's token and the invitation.",
        headers: ["Location"],
      },
    ],
    problems: [],
  },
  {
    id: "listGames",
    method: "GET",
    path: PATHS.games,
    tag: "table",
    summary: "List the lobbies that anyone may join",
    description: "Only tables with “listed”: true. Listing publishes the invitation.",
    caller: "anyone",
    query: [
      {
        name: "status",
        schema: z.literal("lobby"),
        says: "Required, and always `lobby`: no other tables are listed.",
        required: true,
      },
      { name: "cursor", schema: cursorSchema, says: "“next” of the page before." },
    ],
    answers: [{ status: 200, body: listedGamesSchema, says: "One page, the newest first." }],
    problems: [],
  },
  {
    id: "readGame",
    method: "GET",
    path: PATHS.game,
    tag: "play",
    summary: "Read the view",
    description:
      "All that the caller may see, as a seat or as a spectator; in the lobby anyone with the id may read it. Send the ETag back as If-None-Match: 304 means that nothing has changed.",
    caller: "viewer",
    answers: [
      { ...theView, headers: ["ETag"] },
      { status: 304, body: null, says: "Nothing has changed.", headers: ["ETag"] },
    ],
    problems: [],
  },
  {
    id: "changeGame",
    method: "PATCH",
    path: PATHS.game,
    tag: "table",
    summary: "Change options, name, seating order or host, in the lobby",
    caller: "host",
    request: { schema: changeGameSchema },
    answers: [theView],
    problems: ["game-over", "game-started", "game-full"],
  },
  {
    id: "cancelGame",
    method: "DELETE",
    path: PATHS.game,
    tag: "table",
    summary: "Cancel the table, in the lobby",
    caller: "host",
    answers: [theView],
    problems: ["game-over", "game-started"],
  },
  {
    id: "renewInvitation",
    method: "POST",
    path: PATHS.invitation,
    tag: "table",
    summary: "Make a new invitation; the old one dies",
    caller: "host",
    request: { schema: nothingSchema, optional: true },
    answers: [{ status: 200, body: invitationRenewedSchema, says: "The new invitation." }],
    problems: ["game-over", "game-started"],
  },
  {
    id: "startGame",
    method: "POST",
    path: PATHS.start,
    tag: "table",
    summary: "Deal and begin",
    description:
      "Empty seats are dropped (the others close up) where at least three are taken, or filled with bots. Asking again answers with the view.",
    caller: "host",
    request: { schema: startGameSchema, optional: true },
    answers: [theView],
    problems: ["game-over", "not-enough-players"],
  },
  {
    id: "sitDown",
    method: "POST",
    path: PATHS.seats,
    tag: "seats",
    summary: "Take a free seat",
    description:
      "With an Idempotency-Key (at least 36 characters here, a UUID) a retry grants the same seat and token; without one each call is a new seat.",
    caller: "anyone",
    request: { schema: sitDownSchema },
    answers: [
      {
        status: 201,
        body: seatGrantedSchema,
        says: "The seat and its token.",
        headers: ["Location"],
      },
    ],
    problems: [
      "invitation-wrong",
      "game-over",
      "game-started",
      "game-full",
      "seat-taken",
      "name-taken",
    ],
  },
  {
    id: "changeSeat",
    method: "PATCH",
    path: PATHS.seat,
    tag: "seats",
    summary: "Change a seat's name, livery, forced pass or entropy",
    description: "Everything by the seat itself; the name, in the lobby, also by the host.",
    caller: "seat",
    request: { schema: changeSeatSchema },
    answers: [theView],
    problems: ["no-such-route", "not-your-seat", "game-over", "game-started", "name-taken"],
  },
  {
    id: "leaveSeat",
    method: "DELETE",
    path: PATHS.seat,
    tag: "seats",
    summary: "Leave, or as the host remove somebody in the lobby",
    description:
      "Removing somebody renews the invitation. Leaving a running game applies the table's rule for absent seats at once; the token stays good for coming back.",
    caller: "seat",
    answers: [theView],
    problems: ["no-such-route", "not-your-seat", "game-over", "game-started"],
  },
  {
    id: "renewToken",
    method: "POST",
    path: PATHS.token,
    tag: "seats",
    summary: "Make a new token for the own seat; every older one stops working",
    caller: "seat",
    request: { schema: nothingSchema, optional: true },
    answers: [{ status: 200, body: tokenRenewedSchema, says: "The new token." }],
    problems: [],
  },
];
