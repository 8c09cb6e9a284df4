import { texts } from "../i18n/language.ts";
import { keepSeat, type KeptSeat } from "./kept-seats.ts";
import { tableRequests } from "./table-requests.ts";

/**
 * Makes a new key for a seat; every other device is signed out by it. This page goes on
 * with the new one after a reload, since its live line still speaks with the old key.
 *
 * @returns why it could not be done, or null
 */
export async function replaceKey(kept: KeptSeat): Promise<string | null> {
  try {
    const outcome = await tableRequests(kept.game, kept.token).renewToken();
    if (!outcome.ok) return outcome.problem.detail;
    keepSeat({ ...kept, token: outcome.value.token });
    location.reload();
    return null;
  } catch {
    return texts.peek().table.status.retry;
  }
}
