import type { DealtView } from "../../shared/contract/view-schema.ts";
import { isDisgrace } from "../../shared/contract/cards.ts";
import { onDevice, readJson } from "./device-storage.ts";

/** Who has lost money to a disgrace twice knows why (ux.md A7). */
const TIMES = 2;
const KEY = "explained-payments";

/** The last lot, if the viewer paid in it to stay out of a disgrace; else null. */
export function paymentOf({ id, lastAuction, you }: DealtView): string | null {
  if (lastAuction === null || you === null || !isDisgrace(lastAuction.card)) return null;
  const laid = lastAuction.bids[you.seat] ?? [];
  return lastAuction.winner !== you.seat && laid.length > 0 ? `${id}/${lastAuction.number}` : null;
}

/** Whether this payment is one of the first that this device explains; it remembers those. */
export function isExplained(payment: string): boolean {
  const stored = readJson(onDevice, KEY);
  const known: readonly unknown[] = Array.isArray(stored) ? stored : [];
  if (known.includes(payment)) return true;
  if (known.length >= TIMES) return false;
  onDevice.write(KEY, JSON.stringify([...known, payment]));
  return true;
}
