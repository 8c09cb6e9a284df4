import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { texts } from "../i18n/language.ts";
import { isWide } from "../state/is-wide.ts";
import { drawQr } from "../state/qr-code.ts";

/** The invitation, to share by whatever this device offers (ux.md A3). */
export function ShareInvitation({
  link,
  host,
  table,
}: {
  readonly link: string;
  readonly host: string;
  readonly table: string;
}): JSX.Element {
  const words = texts.value.pages.lobby;
  const [said, setSaid] = useState("");
  const text = words.shared(host, table);
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setSaid(words.copied),
      () => setSaid(texts.value.sheets.key.notCopied),
    );
  };
  const share = (): void => {
    if (!("share" in navigator)) copy();
    // Closing the share menu is no error.
    else navigator.share({ title: table, text, url: link }).catch(() => undefined);
  };
  return (
    <section class="panel" aria-label={words.share}>
      <button type="button" class="btn p" onClick={share}>
        {words.share}
      </button>
      <input
        class="address"
        readOnly
        value={link}
        aria-label={words.address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="btns">
        <button type="button" class="btn small" onClick={copy}>
          {words.copy}
        </button>
        <a
          class="btn small"
          href={`mailto:?subject=${encodeURIComponent(table)}&body=${encodeURIComponent(`${text}\n\n${link}`)}`}
        >
          {words.mail}
        </a>
      </div>
      <output class="k">{said}</output>
      {/* Where there is room, a phone can read it at once. */}
      <details open={isWide()}>
        <summary>{texts.value.sheets.key.qr}</summary>
        <canvas
          class="qr"
          ref={(canvas) => {
            if (canvas !== null) void drawQr(canvas, link);
          }}
        >
          {link}
        </canvas>
      </details>
    </section>
  );
}
