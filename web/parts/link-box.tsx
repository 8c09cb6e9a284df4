import { useEffect, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import { texts } from "../i18n/language.ts";
import { drawQr } from "../state/qr-code.ts";

/** A link to hand on: to select, copy, share, mail or scan. */
export function LinkBox({
  link,
  subject,
  onUsed,
}: {
  readonly link: string;
  /** Of the mail that the person's own mail program writes. */
  readonly subject: string;
  /** It was copied, shared, mailed. */
  readonly onUsed?: () => void;
}): JSX.Element {
  const words = texts.value.sheets.key;
  const [said, setSaid] = useState("");
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) void drawQr(canvas.current, link);
  }, [link]);

  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => {
        setSaid(words.copied);
        onUsed?.();
      },
      () => setSaid(words.notCopied),
    );
  };
  return (
    <div class="stack">
      <input
        class="address"
        readOnly
        value={link}
        aria-label={words.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="btns">
        <button type="button" class="btn p" onClick={copy}>
          {words.copy}
        </button>
        {"share" in navigator && (
          <button
            type="button"
            class="btn"
            onClick={() => {
              // Closing the share menu is no error.
              navigator.share({ title: subject, url: link }).then(onUsed, () => undefined);
            }}
          >
            {words.share}
          </button>
        )}
        <a
          class="btn"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(link)}`}
          onClick={onUsed}
        >
          {words.mail}
        </a>
      </div>
      <output class="k">{said}</output>
      <details>
        <summary>{words.qr}</summary>
        <canvas class="qr" ref={canvas}>
          {link}
        </canvas>
      </details>
    </div>
  );
}
