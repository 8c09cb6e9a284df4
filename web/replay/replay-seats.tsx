import type { JSX } from "preact";
import { isDisgrace, isPrestige, statusOf } from "../../shared/contract/cards.ts";
import { formats } from "../i18n/language.ts";
import type { Texts } from "../i18n/texts.ts";
import { SeatSeal } from "../parts/seat-seal.tsx";
import { chipText, explainedScore } from "../table/score-sum.ts";
import type { Rival } from "../table/rivals.ts";
import type { Moment } from "./moments.ts";
import { purseOf } from "./view-at.ts";

/** The seats of a moment, as the gallery's strip shows them; nothing can be pressed. */
export function ReplaySeats({
  rivals,
  texts,
}: {
  readonly rivals: readonly Rival[];
  readonly texts: Texts;
}): JSX.Element {
  return (
    <ul class="riv" aria-label={texts.table.rivals.heading}>
      {rivals.map((rival) => (
        <li
          key={rival.seat}
          class={[rival.passed ? "passed" : "", rival.due ? "next-up" : ""].join(" ").trim()}
        >
          <div class="rival">
            <span class="sr">{rival.spoken}</span>
            <SeatSeal livery={rival.livery} name={rival.name} />
            <b aria-hidden="true">{rival.name}</b>
            <span class={rival.laid === null ? "num no" : "num"} aria-hidden="true">
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
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Whose money is shown, and what every seat has collected. */
export function SeatHoldings({
  moment,
  rivals,
  shown,
  texts,
}: {
  readonly moment: Moment;
  readonly rivals: readonly Rival[];
  /** The seats whose hands this perspective opens. */
  readonly shown: readonly number[];
  readonly texts: Texts;
}): JSX.Element {
  const { rivals: words } = texts.table;
  return (
    <ul class="holdings">
      {rivals.map(({ seat, name, livery }) => {
        const held = moment.seats[seat];
        if (held === undefined) return null;
        const purse = shown.includes(seat) ? purseOf(held) : null;
        return (
          <li key={seat}>
            <SeatSeal livery={livery} name={name} />
            <div>
              <p>
                <b>{name}</b>{" "}
                {held.cards.length > 0 && (
                  <span class="eq">
                    {explainedScore(held.cards, statusOf(held.cards), formats.value)}
                  </span>
                )}
              </p>
              {purse !== null && (
                <p class="money">
                  {[
                    ...(held.reserve === null ? [] : [`(${held.reserve})`]),
                    ...(held.hand ?? []),
                  ].join(" ")}{" "}
                  <span class="k">{words.purse(purse)}</span>
                </p>
              )}
            </div>
            <ul class="chips">
              {held.cards.map((card) => (
                <li
                  key={card}
                  class={`chip${isPrestige(card) ? " pre" : isDisgrace(card) ? " dis" : ""}`}
                >
                  <span aria-hidden="true">{chipText(card)}</span>
                  <span class="sr">{texts.table.lot.heading(card)}</span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
