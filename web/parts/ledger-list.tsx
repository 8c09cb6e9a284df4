import { Fragment, type JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import { Icon } from "../art/icon.tsx";
import { language, texts } from "../i18n/language.ts";
import type { Visit } from "../state/visit.ts";
import { firstKnown, ledgerOf } from "../table/ledger.ts";

/**
 * The ledger by lot. It is asked for anew at each change: what the page heard earlier may
 * hold prices that the closed ledger has closed since (rules.md 10.3).
 */
export function LedgerList({
  visit,
  view,
}: {
  readonly visit: Visit;
  readonly view: View;
}): JSX.Element {
  const [events, setEvents] = useState<readonly ApiEvent[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [mine, setMine] = useState(false);
  useEffect(() => {
    let current = true;
    void visit.table.events().then((answered) => {
      if (!current) return;
      setFailed(answered.kind !== "done");
      if (answered.kind === "done") setEvents(answered.value.events);
    });
    return () => {
      current = false;
    };
  }, [visit, view.version]);

  const words = texts.value.sheets.ledger;
  if (failed) return <p class="err">{texts.value.table.status.notLoaded}</p>;
  if (events === null) return <p class="k">{words.loading}</p>;
  const lots = ledgerOf(events, visit.seenBefore(), view, language.value).map((lot) => ({
    ...lot,
    lines: lot.lines.filter((line) => !mine || line.mine),
  }));
  const known = firstKnown(lots);
  // The newest is at the top: what is new stands above these words.
  const news = (
    <>
      <Icon name="up" inline />
      {words.since}
    </>
  );
  if (lots.length === 0) return <p class="k">{words.empty}</p>;
  return (
    <div class="ledger">
      {view.you !== null && (
        <label class="check">
          <input
            type="checkbox"
            checked={mine}
            onChange={(event) => setMine(event.currentTarget.checked)}
          />
          {words.mine}
        </label>
      )}
      <ol>
        {lots.map(({ number, card, lines }) => (
          <li key={number}>
            {lines[0] === known && <p class="since">{news}</p>}
            <h3>{words.lot(number, card === null ? "" : texts.value.table.cards[card].name)}</h3>
            <ol>
              {lines.map((line, place) => (
                <Fragment key={line.key}>
                  {place > 0 && line === known && <li class="since">{news}</li>}
                  <li class={line.won ? "won" : ""}>{line.text}</li>
                </Fragment>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {view.options.ledger === "closed" && view.status === "running" && (
        <p class="k">{words.closed}</p>
      )}
    </div>
  );
}
