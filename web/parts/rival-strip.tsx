import type { JSX } from "preact";
import type { Seat } from "../../shared/engine/seat.ts";
import type { Texts } from "../i18n/texts.ts";
import type { Rival } from "../table/rivals.ts";
import { SeatSeal } from "./seat-seal.tsx";

/** The rivals, clockwise from the viewer. Split for the eye, one sentence for the ear (D1). */
export function RivalStrip({
  rivals,
  texts,
  onRival,
}: {
  readonly rivals: readonly Rival[];
  readonly texts: Texts;
  readonly onRival: (seat: Seat) => void;
}): JSX.Element {
  return (
    <ul class="riv" aria-label={texts.table.rivals.heading}>
      {rivals.map((rival) => (
        <li
          key={rival.seat}
          class={[rival.passed ? "passed" : "", rival.due ? "next-up" : ""].join(" ").trim()}
          data-spot={`seat-${rival.seat}`}
        >
          <button type="button" class="rival" onClick={() => onRival(rival.seat)}>
            <span class="sr">{rival.spoken}</span>
            <SeatSeal livery={rival.livery} name={rival.name} />
            <b aria-hidden="true">{rival.name}</b>
            <span class={rival.laid === null ? "num no" : "num"} data-spot="bid" aria-hidden="true">
              {rival.laid ?? "–"}
            </span>
            {rival.tagText !== "" && (
              <span class={`tag ${rival.tag}`} aria-hidden="true">
                {rival.tagText}
              </span>
            )}
            <small aria-hidden="true">
              {rival.detail.map((part) => (
                <span key={part}>{part}</span>
              ))}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}
