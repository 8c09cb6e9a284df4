import { useState } from "preact/hooks";
import type { JSX } from "preact";
import type { View } from "../../shared/contract/view-schema.ts";
import { texts } from "../i18n/language.ts";
import { house } from "../state/house.ts";
import { whyNot } from "../state/why-not.ts";
import { PasteLink } from "./paste-link.tsx";

/** For whoever looks at a table without a key: one of its seats may be his. */
export function GalleryDesk({ view }: { readonly view: View }): JSX.Element {
  const words = texts.value.pages.claim;
  return (
    <section class="stack" aria-labelledby="gallery-heading">
      <h2 id="gallery-heading">{words.mine}</h2>
      <p class="k">{words.mineHelp}</p>
      <PasteLink />
      <MailMe view={view} />
    </section>
  );
}

/**
 * Has the link of a seat mailed to its own address. The answer is always the same, so that nobody
 * learns whose address is on file.
 */
export function MailMe({ view }: { readonly view: View }): JSX.Element {
  const words = texts.value.pages.claim;
  const [said, setSaid] = useState<string | null>(null);
  const ask = async (seat: number): Promise<void> => {
    const answered = await house.game(view.id).mailLink(seat);
    setSaid(whyNot(answered) ?? words.mailed);
  };
  return (
    <>
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
                onClick={() => void ask(seat.seat)}
              >
                {seat.name}
              </button>
            ))}
        </div>
      </details>
      <output>{said}</output>
    </>
  );
}
