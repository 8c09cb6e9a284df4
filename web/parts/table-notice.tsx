import type { JSX } from "preact";
import type { Language } from "../i18n/texts.ts";
import type { Notice, TableStore } from "../state/table-store.ts";

/** What the page has to say about itself: that it is offline, or why a press had no effect. */
export function TableNotice({
  store,
  language,
  now,
}: {
  readonly store: TableStore;
  readonly language: Language;
  /** In milliseconds since 1970. */
  readonly now: number;
}): JSX.Element | null {
  const words = language.texts.table.status;
  const notice = store.notice.value;
  const asOf = store.asOf.value;
  return (
    <>
      {asOf !== null && (
        <p class="notice" id="offline">
          {words.offline(language.formats.time(new Date(asOf), new Date(now)))}
        </p>
      )}
      {notice !== null && (
        <div class="notice warn row" id="notice" data-kind={notice.kind} role="alert">
          <p>{noticeText(notice, language)}</p>
          <button
            type="button"
            class="link"
            onClick={() => {
              store.notice.value = null;
            }}
          >
            {notice.kind === "queued" ? words.cancel : words.dismiss}
          </button>
        </div>
      )}
    </>
  );
}

function noticeText(notice: Notice, { texts }: Language): string {
  const words = texts.table.status;
  switch (notice.kind) {
    case "moved-on":
      return words.movedOn(notice.what);
    case "not-sent":
      return words.retry;
    case "queued":
      return words.queued;
    case "refused":
      return notice.detail;
  }
}
