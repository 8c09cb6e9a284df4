import type { JSX } from "preact";
import { Icon } from "../art/icon.tsx";
import { INSTALL_WORDS } from "../i18n/own-words.ts";
import { useWords } from "../i18n/use-words.ts";

/** Three pictures: an iPhone shows notices only of what is on its Home Screen (ux.md E). */
export function InstallSteps({ lead }: { readonly lead: string }): JSX.Element | null {
  const words = useWords(INSTALL_WORDS);
  if (words === null) return null;
  return (
    <div class="stack">
      <p>{lead}</p>
      <ol class="steps">
        <li>
          <span class="picture">
            <Icon name="share" />
          </span>
          {words.share}
        </li>
        <li>
          <span class="picture">
            <Icon name="plus" />
          </span>
          {words.add}
        </li>
        <li>
          <img class="picture" src="/icon-180.png" alt="" width="56" height="56" />
          {words.open}
        </li>
      </ol>
    </div>
  );
}
