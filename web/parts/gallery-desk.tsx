import type { JSX } from "preact";
import type { View } from "../../shared/contract/view-schema.ts";
import { texts } from "../i18n/language.ts";
import { MailMe } from "./mail-me.tsx";
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
