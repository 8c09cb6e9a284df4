import { useState } from "preact/hooks";
import type { JSX } from "preact";
import type { NoticeTexts } from "../i18n/texts.ts";

/** A secret that the server tells this once: to be copied before the sheet closes. */
export function OnceSecret({
  secret,
  words,
}: {
  readonly secret: string;
  readonly words: NoticeTexts;
}): JSX.Element {
  const { copy, copied, notCopied } = words.webhook;
  const [said, setSaid] = useState("");
  const press = (): void => {
    navigator.clipboard.writeText(secret).then(
      () => setSaid(copied),
      () => setSaid(notCopied),
    );
  };
  return (
    <div class="field">
      <label for="webhook-secret">{words.webhook.secret}</label>
      <input
        id="webhook-secret"
        class="address"
        readOnly
        value={secret}
        aria-describedby="webhook-secret-note"
        onFocus={(event) => event.currentTarget.select()}
      />
      <span id="webhook-secret-note" class="help">
        {words.webhook.secretOnce}
      </span>
      <button type="button" class="btn small" onClick={press}>
        {copy}
      </button>
      <output class="k">{said}</output>
    </div>
  );
}
