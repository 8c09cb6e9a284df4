import { useEffect } from "preact/hooks";
import type { JSX } from "preact";
import { texts } from "../i18n/language.ts";
import { isOutdated, reloadPage, watchVersion } from "../state/installed.ts";

/** A newer version is ready: the person says when (ux.md E). */
export function UpdateStrip(): JSX.Element | null {
  useEffect(watchVersion, []);
  if (!isOutdated.value) return null;
  const words = texts.value.pages.errors;
  return (
    <output class="strip" id="update">
      <span>{words.reload}</span>
      <button type="button" class="link" onClick={() => void reloadPage()}>
        {words.reloadNow}
      </button>
    </output>
  );
}
