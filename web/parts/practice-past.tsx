import type { JSX } from "preact";
import { PRACTICE_WORDS } from "../i18n/own-words.ts";
import { useWords } from "../i18n/use-words.ts";
import type { PracticeTable } from "../state/visit.ts";
import { whyNot } from "../state/why-not.ts";

/**
 * What follows a practice game alone. No address leads to a game of this device, so its record
 * itself is handed on: as a file where the browser shares files, else as text. The page that
 * opens records takes both.
 */
export function PracticePast({
  practice,
  title,
  sentence,
  onSaid,
}: {
  readonly practice: PracticeTable;
  readonly title: string;
  /** How the game went. */
  readonly sentence: string;
  /** What has become of it, in words. */
  readonly onSaid: (said: string) => void;
}): JSX.Element | null {
  const words = useWords(PRACTICE_WORDS);
  if (words === null) return null;
  const share = async (): Promise<void> => {
    const answered = await practice.table.record();
    if (answered.kind !== "done") {
      onSaid(whyNot(answered) ?? "");
      return;
    }
    const text = JSON.stringify(answered.value);
    // Browsers share text files; most of them no others.
    const files = [new File([text], `${title}.txt`, { type: "text/plain" })];
    if ("canShare" in navigator && navigator.canShare({ files })) {
      // Closing the share menu is no error.
      await navigator.share({ title, text: sentence, files }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(text).then(
      () => onSaid(words.copied),
      () => onSaid(words.notCopied),
    );
  };
  return (
    <>
      <button type="button" class="btn small" onClick={() => void share()}>
        {words.share}
      </button>
      <button type="button" class="btn small" onClick={practice.other}>
        {words.other}
      </button>
    </>
  );
}
