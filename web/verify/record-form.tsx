import { useCallback, useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { RecordTexts } from "../i18n/texts.ts";

/** A record by file, by dropping one on the page, or by its text; it leaves the device for nowhere. */
export function RecordForm({
  words,
  said,
  onText,
}: {
  readonly words: RecordTexts;
  /** Why the last text could not be opened; else null. */
  readonly said: string | null;
  readonly onText: (text: string) => void;
}): JSX.Element {
  const [over, setOver] = useState(false);
  const [text, setText] = useState("");
  const read = useCallback(
    (file: File | undefined): void => {
      if (file !== undefined) void file.text().then(onText, () => onText(""));
    },
    [onText],
  );
  useEffect(() => {
    // The whole page takes a file: a small target is easily missed.
    const hover = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (): void => setOver(false);
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      read(event.dataTransfer?.files[0]);
    };
    addEventListener("dragover", hover);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", hover);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, [read]);
  return (
    <form
      class={over ? "panel drop over" : "panel drop"}
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <p>{words.lead}</p>
      <label class="btn">
        {words.choose}
        <input
          type="file"
          class="sr"
          accept=".json,.txt,application/json,text/plain"
          onChange={(event) => read(event.currentTarget.files?.[0])}
        />
      </label>
      <p class="k">{words.drop}</p>
      <label class="field">
        <span>{words.text}</span>
        <textarea
          rows={4}
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {said !== null && (
        <p class="err" role="alert">
          {said}
        </p>
      )}
      <button type="submit" class="btn p">
        {words.open}
      </button>
    </form>
  );
}
