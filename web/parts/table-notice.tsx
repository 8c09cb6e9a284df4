import type { JSX } from "preact";
import type { Texts } from "../i18n/texts.ts";
import type { TableStore } from "../state/table-store.ts";

/** Why the last press had no effect, in words, until it is dismissed or a press succeeds. */
export function TableNotice({
  store,
  texts,
}: {
  readonly store: TableStore;
  readonly texts: Texts;
}): JSX.Element | null {
  const notice = store.notice.value;
  if (notice === null) return null;
  const words = texts.table.status;
  const text = (): string => {
    switch (notice.kind) {
      case "moved-on":
        return words.movedOn(notice.what);
      case "not-sent":
        return words.retry;
      case "refused":
        return notice.detail;
    }
  };
  return (
    <p class="notice warn" id="notice" role="alert">
      {text()}
      <button
        type="button"
        class="link"
        onClick={() => {
          store.notice.value = null;
        }}
      >
        {words.dismiss}
      </button>
    </p>
  );
}
