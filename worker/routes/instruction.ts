import { instructionSchema } from "../../shared/contract/instruction.ts";
import { nothingSchema } from "../../shared/contract/requests.ts";
import { seatCommand } from "../http/seat-command.ts";

/** `PUT …/instruction`: what is to be played for the seat in this auction. */
export const setInstruction = seatCommand({
  schema: instructionSchema,
  body: "wanted",
  commandOf: (instruction) => ({ type: "instruct", instruction }),
});

/** `DELETE …/instruction` */
export const removeInstruction = seatCommand({
  schema: nothingSchema,
  body: "none",
  commandOf: () => ({ type: "uninstruct" }),
});
