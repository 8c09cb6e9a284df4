import { forgetSeat, keepSeat, type KeptSeat } from "./kept-seats.ts";
import { house } from "./house.ts";
import { isSeatToken } from "./ids.ts";
import { whyNot } from "./why-not.ts";

/**
 * Makes a new key for a seat; every other device is signed out by it. This page goes on
 * with the new one after a reload, since its live line still speaks with the old key.
 *
 * @returns why it could not be done, or null
 */
export async function replaceKey(kept: KeptSeat): Promise<string | null> {
  const answered = await house.game(kept.game, kept.token).renewToken();
  if (answered.kind === "done" && isSeatToken(answered.value.token)) {
    forgetSeat(kept);
    keepSeat({ ...kept, token: answered.value.token });
    location.reload();
  }
  return whyNot(answered);
}
