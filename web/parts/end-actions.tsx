import { useState } from "preact/hooks";
import type { JSX } from "preact";
import type { View } from "../../shared/contract/view-schema.ts";
import { tablePath } from "../../shared/contract/links.ts";
import { formats, texts } from "../i18n/language.ts";
import { ownEntropy } from "../state/house.ts";
import { keepGranted } from "../state/keep-granted.ts";
import { navigate } from "../state/navigation.ts";
import { saveFile } from "../state/save-file.ts";
import type { Visit } from "../state/visit.ts";
import { whyNot } from "../state/why-not.ts";

/** What one may do after the end: play again with the same people, keep the record. */
export function EndActions({
  visit,
  view,
}: {
  readonly visit: Visit;
  readonly view: View;
}): JSX.Element {
  const words = texts.value.after.end;
  const [said, setSaid] = useState<string | null>(null);
  const rematch = async (): Promise<void> => {
    if (visit.practice !== null) {
      visit.practice.again();
      return;
    }
    const answered = await visit.table.rematch({ entropy: ownEntropy() });
    setSaid(whyNot(answered));
    if (answered.kind !== "done" || !keepGranted(answered.value)) return;
    navigate(tablePath(answered.value.view.id));
  };
  const save = async (): Promise<void> => {
    const answered = await visit.table.record();
    setSaid(whyNot(answered));
    if (answered.kind !== "done") return;
    const text = JSON.stringify(answered.value, null, 2);
    saveFile(new Blob([text], { type: "application/json" }), `${view.name}.json`);
  };
  const played = view.result !== null;
  return (
    <section class="dock" aria-label={words.after}>
      {said !== null && (
        <p class="err" role="alert">
          {said}
        </p>
      )}
      {view.keptUntil !== null && (
        <p class="k" id="kept-until">
          {words.keptUntil(formats.value.date(new Date(view.keptUntil)))}
        </p>
      )}
      <div class={view.you === null || !played ? "act one" : "act"}>
        {played && (
          <button type="button" class="btn" onClick={() => void save()}>
            {words.record}
          </button>
        )}
        {view.you !== null && played ? (
          <button type="button" class="btn p" onClick={() => void rematch()}>
            {visit.practice !== null
              ? words.again
              : view.rematch === null
                ? words.rematch
                : words.rematchOpen}
          </button>
        ) : (
          <a class="btn p" href="/">
            {texts.value.table.bar.home}
          </a>
        )}
      </div>
    </section>
  );
}
