import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { seatLink } from "../../shared/contract/links.ts";
import { texts } from "../i18n/language.ts";
import { onDevice } from "../state/device-storage.ts";
import type { KeptSeat } from "../state/kept-seats.ts";
import { LinkBox } from "./link-box.tsx";

const DISMISSALS = 2;

/** The key to the seat, shown until it was used once or put off twice (ux.md A4). */
export function KeyTicket({
  kept,
  table,
}: {
  readonly kept: KeptSeat;
  readonly table: string;
}): JSX.Element | null {
  const { pages, sheets } = texts.value;
  const store = `ticket/${kept.game}`;
  const [put, setPut] = useState(() => Number(onDevice.read(store) ?? 0));
  const putOff = (times: number): void => {
    setPut(times);
    onDevice.write(store, String(times));
  };
  if (put >= DISMISSALS) return null;
  return (
    <details class="ticket" open={put === 0}>
      <summary>{sheets.key.title}</summary>
      <p>{sheets.key.lead}</p>
      <LinkBox
        link={seatLink(location.origin, kept.game, kept.token)}
        subject={sheets.key.mailSubject(table)}
        onUsed={() => putOff(DISMISSALS)}
      />
      <button type="button" class="link" onClick={() => putOff(put + 1)}>
        {pages.claim.keyLater}
      </button>
    </details>
  );
}
