import type { JSX } from "preact";
import { texts } from "../i18n/language.ts";
import { Page } from "../parts/page.tsx";
import { PasteLink } from "../parts/paste-link.tsx";

/** An address that leads nowhere. */
export function LostScreen(): JSX.Element {
  const words = texts.value.seldom.lost;
  return (
    <Page title={words.title} heading={words.title}>
      <p>{words.lead}</p>
      <PasteLink />
      <a class="btn p" href="/">
        {texts.value.table.bar.home}
      </a>
    </Page>
  );
}
