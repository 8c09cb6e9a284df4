import type { JSX } from "preact";
import { Icon } from "../art/icon.tsx";
import type { RecordTexts } from "../i18n/texts.ts";
import type { OpenedRecord } from "./open-record.ts";

/** Whether the cards were dealt as was promised before the game (docs/fair-deal.md). */
export function DealCheck({
  opened,
  here,
  words,
}: {
  readonly opened: OpenedRecord;
  /** Whether this device dealt the game: there was no server. */
  readonly here: boolean;
  readonly words: RecordTexts["deal"];
}): JSX.Element {
  const { fairness, seats } = opened.record;
  const nobody = fairness?.entropies.every(({ by }) => by === "server") ?? false;
  const source = here ? words.byDevice : nobody ? words.bySeed : words.byServer;
  return (
    <section class="panel" aria-labelledby="deal-heading">
      <h2 id="deal-heading">{words.title}</h2>
      <p id="verdict" data-fault={opened.deal ?? ""}>
        {verdict(opened, words)}
      </p>
      {fairness !== undefined && (
        <dl class="digits">
          <dt>{words.commitment}</dt>
          <dd>{fairness.commitment}</dd>
          <dt>{words.seed}</dt>
          <dd>{fairness.seed ?? "–"}</dd>
          {fairness.entropies.map(({ entropy, by }, seat) => {
            const name = seats[seat]?.name ?? "–";
            return (
              <div key={seat}>
                <dt>
                  {by === "server" ? words.addedFor(name) : words.added(name)}
                  {by === "server" && <span class="k"> ({source})</span>}
                </dt>
                <dd>{entropy}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
}

function verdict({ deal, record }: OpenedRecord, words: RecordTexts["deal"]): JSX.Element | string {
  if (deal === undefined || record.fairness === undefined) return words.none;
  if (deal === null) {
    const { entropies } = record.fairness;
    const clients = entropies.filter(({ by }) => by === "client").length;
    return (
      <>
        <Icon name="check" inline />{" "}
        {clients === 0 ? words.fairAlone : words.fair(entropies.length, clients)}
      </>
    );
  }
  if (deal === "seed-hidden") return words.faults[deal];
  return (
    <strong class="err">
      <Icon name="warn" inline /> {words.unfair} {words.faults[deal]}
    </strong>
  );
}
