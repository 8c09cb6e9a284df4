import type { JSX } from "preact";
import type { GameClient } from "../../shared/client/game-client.ts";
import { texts } from "../i18n/language.ts";
import { whyNot } from "../state/why-not.ts";

/**
 * No address leads to a game of this device, so its record itself is handed on: as a file where
 * the browser shares files, else as text. The page that opens records takes both.
 */
export function ShareRecord({
  table,
  title,
  sentence,
  onSaid,
}: {
  readonly table: GameClient;
  readonly title: string;
  /** How the game went. */
  readonly sentence: string;
  /** What has become of it, in words. */
  readonly onSaid: (said: string) => void;
}): JSX.Element {
  const share = async (): Promise<void> => {
    const answered = await table.record();
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
      () => onSaid(texts.peek().after.end.recordCopied),
      () => onSaid(texts.peek().after.end.recordNotCopied),
    );
  };
  return (
    <button type="button" class="btn small" onClick={() => void share()}>
      {texts.value.after.end.shareRecord}
    </button>
  );
}
