import {
  changeGameSchema,
  nothingSchema,
  startGameSchema,
} from "../../shared/contract/requests.ts";
import { seatCommand } from "../http/seat-command.ts";

/** `PATCH …`: name, options, order, host; by the host, in the lobby. */
export const changeGame = seatCommand({
  schema: changeGameSchema,
  body: "wanted",
  commandOf: (request) => ({ type: "change-game", request }),
});

/** `DELETE …`: cancels the table in its lobby. */
export const cancelGame = seatCommand({
  schema: nothingSchema,
  body: "none",
  commandOf: () => ({ type: "cancel" }),
});

/** `POST …/invitation`: a new one; the old one dies. */
export const renewInvitation = seatCommand({
  schema: nothingSchema,
  body: "optional",
  commandOf: () => ({ type: "renew-invitation" }),
});

/** `POST …/start`: deals. */
export const startGame = seatCommand({
  schema: startGameSchema,
  body: "optional",
  commandOf: (request) => ({ type: "start", request }),
});
