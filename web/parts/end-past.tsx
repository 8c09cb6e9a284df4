import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import { tablePath } from "../../shared/contract/links.ts";
import { Icon } from "../art/icon.tsx";
import { GameFigures } from "../figures/game-figures.tsx";
import { drawResult } from "../figures/result-image.ts";
import { language, texts } from "../i18n/language.ts";
import { saveFile } from "../state/save-file.ts";
import type { Visit } from "../state/visit.ts";
import { headline, resultLines } from "../table/ending.ts";
import { PracticePast } from "./practice-past.tsx";

/** What there is to look back at after a game, and to show to others; no key is in any of it. */
export function EndPast({
  visit,
  view,
}: {
  readonly visit: Visit;
  readonly view: DealtView;
}): JSX.Element {
  const [events, setEvents] = useState<readonly ApiEvent[] | null>(null);
  const [said, setSaid] = useState("");
  useEffect(() => {
    let wanted = true;
    void visit.table.events().then((answered) => {
      if (wanted && answered.kind === "done") setEvents(answered.value.events);
    });
    return () => {
      wanted = false;
    };
  }, [visit]);

  const tongue = language.value;
  const words = texts.value.after.end;
  const { practice } = visit;
  const path = practice === null ? tablePath(view.id) : practice.past;
  // Others hear of it by name; in practice there are none, and the reader's name is "You".
  const told = practice === null ? { ...view, you: null } : view;
  const sentence = words.shareText(view.name, headline(told, tongue));
  const copy = (): void => {
    navigator.clipboard.writeText(`${sentence} ${location.origin}${tablePath(view.id)}`).then(
      () => setSaid(words.shareDone),
      () => setSaid(texts.peek().sheets.key.notCopied),
    );
  };
  const share = (): void => {
    if (!("share" in navigator)) copy();
    // Closing the share menu is no error.
    else
      navigator
        .share({ title: view.name, text: sentence, url: location.origin + tablePath(view.id) })
        .catch(() => undefined);
  };
  const picture = async (): Promise<void> => {
    const { result } = view;
    if (result === null) return;
    const lines = resultLines(told, result, tongue).map((line) => ({
      ...line,
      name: view.seats[line.seat]?.name ?? "–",
      score: line.out ? words.out : line.score,
    }));
    const image = await drawResult({
      table: view.name,
      headline: headline(told, tongue),
      lines,
    });
    if (image !== null) saveFile(image, `${view.name}.png`);
  };
  return (
    <section class="past" aria-labelledby="past-heading">
      <h2 id="past-heading">{words.past}</h2>
      <div class="btns">
        {path !== null && (
          <a class="btn small" href={`${path}/replay#m=0`}>
            {words.replay}
          </a>
        )}
        {practice === null ? (
          <button type="button" class="btn small" onClick={share}>
            {words.share}
          </button>
        ) : (
          <PracticePast
            practice={practice}
            title={view.name}
            sentence={sentence}
            onSaid={setSaid}
          />
        )}
        <button type="button" class="btn small" onClick={() => void picture()}>
          {words.image}
        </button>
        {path !== null && (
          <a class="btn small" href={`${path}/record`}>
            {words.verify}
          </a>
        )}
      </div>
      <output class="k">
        {said !== "" && <Icon name="check" inline />} {said}
      </output>
      {events !== null && <GameFigures frame={view} events={events} />}
    </section>
  );
}
