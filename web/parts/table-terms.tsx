import type { JSX } from "preact";
import type { View } from "../../shared/contract/view-schema.ts";
import { formats, language, texts } from "../i18n/language.ts";
import { isWide } from "../state/is-wide.ts";
import { SPEED_NAMES, SPEEDS } from "../state/table-draft.ts";
import { aboutSpeed } from "./about-speed.ts";

/** How this table plays, in a sentence, with the twists' effects to open. */
export function TableTerms({ view }: { readonly view: View }): JSX.Element {
  const { lobby, create } = texts.value.pages;
  const { clock, variants, ledger, gallery, absent, listed } = view.options;
  const speed = SPEED_NAMES.find((name) => {
    const offered = SPEEDS[name];
    return clock === null
      ? offered === null
      : offered?.bank === clock.bank && offered.increment === clock.increment;
  });
  const span = (seconds: number): string => formats.value.span(seconds);
  const custom = clock === null ? "" : lobby.clock(span(clock.bank), span(clock.increment));
  const clockText =
    speed === undefined
      ? `${span(clock?.bank ?? 0)} + ${span(clock?.increment ?? 0)}`
      : create.speeds[speed].name;
  const twists = variants.map((variant) => create.variants[variant].name);
  return (
    <div class="stack tight" id="terms">
      <p>{speed === undefined ? custom : aboutSpeed(speed, language.value)}</p>
      <details open={view.status === "lobby" && isWide()}>
        <summary>
          {lobby.speed(clockText)} {lobby.twists(twists.join(", "))}
        </summary>
        <div class="stack tight">
          {clock !== null && <p>{lobby.absent[absent]}</p>}
          {variants.map((variant) => (
            <p key={variant}>
              <b>{create.variants[variant].name}.</b> {create.variants[variant].about}
            </p>
          ))}
          <p>
            <b>
              {texts.value.table.bar.ledgerTitle}: {create.ledgers[ledger].name}.
            </b>{" "}
            {create.ledgers[ledger].about}
          </p>
          <p>
            <b>
              {create.gallery}: {create.galleries[gallery].name}.
            </b>{" "}
            {create.galleries[gallery].about}
          </p>
          {view.status === "lobby" && <p>{listed ? lobby.givenUpListed : lobby.givenUp}</p>}
        </div>
      </details>
    </div>
  );
}
