import { pauseRequestSchema, voteRequestSchema } from "../../shared/contract/proposal.ts";
import { nothingSchema } from "../../shared/contract/requests.ts";
import { seatCommand } from "../http/seat-command.ts";

/** `POST …/pause`: it begins when everyone awake has asked for the same hours. */
export const proposePause = seatCommand({
  schema: pauseRequestSchema,
  body: "wanted",
  commandOf: ({ hours }) => ({ type: "pause", hours }),
});

/** `POST …/resume`: ends the pause, or takes back the own word for one. */
export const endPause = seatCommand({
  schema: nothingSchema,
  body: "optional",
  commandOf: () => ({ type: "resume" }),
});

/** `POST …/votes`: to end the game, or to let a bot play for somebody who is long on turn. */
export const vote = seatCommand({
  schema: voteRequestSchema,
  body: "wanted",
  commandOf: (request) => ({ type: "vote", vote: request }),
});
