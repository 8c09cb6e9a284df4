import { useEffect, useState } from "preact/hooks";
import type { Locale } from "../../shared/contract/notifications.ts";
import { tableTexts } from "./language.ts";

/** How one page's own words come, in each language. */
export type WordLoaders<Words> = Readonly<Record<Locale, () => Promise<Words>>>;

/**
 * The words that one page alone needs, in the language that is shown; null until they
 * have come. A language that cannot be loaded leaves what was there.
 */
export function useWords<Words>(loaders: WordLoaders<Words>): Words | null {
  const { code } = tableTexts.value;
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let wanted = true;
    loaders[code]().then(
      (loaded) => {
        if (wanted) setWords(loaded);
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [code, loaders]);
  return words;
}
