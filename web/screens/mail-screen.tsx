import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { texts } from "../i18n/language.ts";
import { NOTICE_WORDS } from "../i18n/own-words.ts";
import { useWords } from "../i18n/use-words.ts";
import { Page } from "../parts/page.tsx";
import { followMailLink, type MailLinkUse } from "../state/mail-link.ts";

type Progress = "asking" | "busy" | "done" | "refused" | "failed";

/** Where the links of mails lead: it says what one press will do, and does nothing before it. */
export function MailScreen({
  use,
  token,
}: {
  readonly use: MailLinkUse;
  readonly token: string;
}): JSX.Element | null {
  const [progress, setProgress] = useState<Progress>("asking");
  const loaded = useWords(NOTICE_WORDS);
  if (loaded === null) return null;
  const words = loaded.links[use];
  const press = async (): Promise<void> => {
    if (progress === "busy") return;
    setProgress("busy");
    setProgress(await followMailLink(use, token));
  };
  const outcome = progress === "asking" || progress === "busy" ? "" : sentenceFor(progress);
  function sentenceFor(ended: "done" | "refused" | "failed"): string {
    return ended === "done" ? words.done : (loaded?.links[ended] ?? "");
  }
  return (
    <Page title={words.title} heading={words.title}>
      {progress !== "done" && <p>{words.lead}</p>}
      <output>{outcome}</output>
      {progress !== "done" && progress !== "refused" && (
        <button type="button" class="btn p" onClick={() => void press()}>
          {words.button}
        </button>
      )}
      <a class="btn s" href="/">
        {texts.value.table.bar.home}
      </a>
    </Page>
  );
}
