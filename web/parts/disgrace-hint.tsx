import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import { LESSON_WORDS } from "../i18n/own-words.ts";
import { useWords } from "../i18n/use-words.ts";
import { onDevice } from "../state/device-storage.ts";

const KEY = "hint/disgrace";

/**
 * On this device's first disgrace lot, for as long as it runs: passing means the opposite now (A14).
 *
 * @param lot a name for the lot that no other has
 */
export function DisgraceHint({ lot }: { readonly lot: string }): JSX.Element | null {
  const words = useWords(LESSON_WORDS);
  const [first] = useState(() => onDevice.read(KEY) ?? lot);
  useEffect(() => void onDevice.write(KEY, first), [first]);
  if (first !== lot || words === null) return null;
  return (
    <p class="recap" id="hint">
      <span>{words.disgrace}</span>
      <a class="link" href="/lesson">
        {words.title}
      </a>
    </p>
  );
}
