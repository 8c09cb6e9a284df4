import { useState } from "preact/hooks";
import type { JSX } from "preact";
import type { View } from "../../shared/contract/view-schema.ts";
import { texts } from "../i18n/language.ts";
import { house } from "../state/house.ts";
import { whyNot } from "../state/why-not.ts";
import { PasteLink } from "./paste-link.tsx";

/**
 * For whoever looks at a table without a key: one of its seats may be his. The answer to
 * "mail me my link" is always the same, so that nobody learns whose address is on file.
 */
export function GalleryDesk({ view }: { readonly view: View }): JSX.Element {
  const words = texts.value.pages.claim;
  const [said, setSaid] = useState<string | null>(null);
  return (
    <section class="stack" aria-labelledby="gallery-heading">
      <h2 id="gallery-heading">{words.mine}</h2>
      <p class="k">{words.mineHelp}</p>
      <PasteLink />
      <details>
        <summary>{words.mailMe}</summary>
        <div class="btns">
          {view.seats
            .filter(({ kind }) => kind === "person")
            .map((seat) => (
              <button
                key={seat.seat}
                type="button"
                class="btn small"
                onClick={() => {
                  void house
                    .game(view.id)
                    .mailLink(seat.seat)
                    .then((answered) => setSaid(whyNot(answered) ?? words.mailed));
                }}
              >
                {seat.name}
              </button>
            ))}
        </div>
      </details>
      <output>{said}</output>
    </section>
  );
}
