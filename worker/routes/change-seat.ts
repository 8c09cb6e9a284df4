import type { Context } from "hono";
import { seatSchema } from "../../shared/contract/card-schema.ts";
import { changeSeatSchema, nothingSchema } from "../../shared/contract/requests.ts";
import type { App } from "../env.ts";
import { problem } from "../http/problem.ts";
import { seatCommand } from "../http/seat-command.ts";

/** `PATCH …/seats/{n}`: name and livery; the seat alone its forced pass and its entropy. */
export const changeSeat = seatCommand({
  schema: changeSeatSchema,
  body: "wanted",
  commandOf: (request, c) => {
    const seat = seatIn(c);
    return seat instanceof Response ? seat : { type: "change-seat", seat, request };
  },
});

/** `DELETE …/seats/{n}`: leaves; in the lobby the host may ask others to. */
export const leaveSeat = seatCommand({
  schema: nothingSchema,
  body: "none",
  commandOf: (_, c) => {
    const seat = seatIn(c);
    return seat instanceof Response ? seat : { type: "leave", seat };
  },
});

/** `POST …/token`: a new key for the seat; every older one stops working. */
export const renewToken = seatCommand({
  schema: nothingSchema,
  body: "optional",
  commandOf: () => ({ type: "renew-token" }),
});

/** `POST …/return`: the person is back and plays again. */
export const comeBack = seatCommand({
  schema: nothingSchema,
  body: "optional",
  commandOf: () => ({ type: "return" }),
});

function seatIn(c: Context<App>): number | Response {
  const named = c.req.param("n") ?? "";
  const seat = seatSchema.safeParse(/^\d$/u.test(named) ? Number(named) : undefined);
  // A number that no table has is no place of this API.
  return seat.success ? seat.data : problem(c, "no-such-route", {});
}
