import type { JSX } from "preact";
import type { View } from "../../shared/contract/view-schema.ts";
import { formats, language, texts } from "../i18n/language.ts";
import { isWide } from "../state/is-wide.ts";
import { aboutSpeed } from "./about-speed.ts";
import { shortTerms, speedOf } from "./short-terms.ts";

/** How this table plays, in a sentence, with the twists' effects to open. */
export function TableTerms({ view }: { readonly view: View }): JSX.Element {
  const { lobby, create } = texts.value.pages;
  const { clock, variants, ledger, gallery, absent, listed } = view.options;
  const speed = speedOf(clock);
  const span = (seconds: number): string => formats.value.span(seconds);
  const custom = clock === null ? "" : lobby.clock(span(clock.bank), span(clock.increment));
  const inLobby = view.status === "lobby";
  return (
    <div class="stack tight" id="terms">
      <p>{speed === undefined ? custom : aboutSpeed(speed, language.value)}</p>
      {inLobby && listed && <p>{lobby.givenUpListed}</p>}
      <details open={inLobby && isWide()}>
        <summary>{shortTerms(view.options, language.value)}</summary>
        <div class="stack tight">
          {clock !== null && <p>{lobby.absent[absent]}</p>}
          {variants.map((variant) => (
            <p key={variant}>
              <b>{create.variants[variant].name}.</b> {create.variants[variant].about}
            </p>
          ))}
          <p>
            <b>
              {texts.value.table.bar.ledgerTitle} · {create.ledgers[ledger].name}.
            </b>{" "}
            {create.ledgers[ledger].about}
          </p>
          <p>
            <b>
              {create.gallery} · {create.galleries[gallery].name}.
            </b>{" "}
            {create.galleries[gallery].about}
          </p>
          {inLobby && !listed && <p>{lobby.givenUp}</p>}
        </div>
      </details>
    </div>
  );
}
