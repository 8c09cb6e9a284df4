import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import { formats } from "../i18n/language.ts";
import { AGREEMENT_WORDS } from "../i18n/own-words.ts";
import { useWords } from "../i18n/use-words.ts";
import { useServerTime } from "../state/server-clock.ts";
import type { Visit } from "../state/visit.ts";
import { whyNot } from "../state/why-not.ts";
import { dueSeats } from "../table/banner.ts";

/** Without a clock nobody is hurried before this, in milliseconds (issue 4: after a day). */
const PATIENCE_MS = 24 * 60 * 60_000;

/** At a table without a clock: the way to go on without somebody who does not move (ux.md A6). */
export function BotVote({
  visit,
  view,
  seat,
}: {
  readonly visit: Visit;
  readonly view: DealtView;
  readonly seat: Seat;
}): JSX.Element | null {
  const words = useWords(AGREEMENT_WORDS);
  const [said, setSaid] = useState<string | null>(null);
  const now = useServerTime(visit.session.store.clockOffset.value, null);
  const rival = view.seats[seat];
  const mayStand =
    view.you !== null &&
    visit.practice === null &&
    view.options.clock === null &&
    rival?.kind === "person" &&
    !rival.away &&
    dueSeats(view).includes(seat);
  const from = useMovedAt(visit, view, mayStand) + PATIENCE_MS;
  if (!mayStand || words === null || Number.isNaN(from)) return null;
  const name = rival.name ?? "–";
  if (from > now) {
    return (
      <p class="k">{words.botLater(name, formats.value.time(new Date(from), new Date(now)))}</p>
    );
  }
  const vote = (): void => {
    void visit.table
      .vote({ kind: "bot", seat })
      .then((answered) => setSaid(whyNot(answered) ?? words.done));
  };
  return (
    <>
      <button type="button" class="btn small" onClick={vote}>
        {words.letBot(name)}
      </button>
      <p class="k">{words.botAll}</p>
      <output>{said}</output>
    </>
  );
}

/** When the last move was made, and with it the turn began, in milliseconds since 1970. */
function useMovedAt({ table }: Visit, { version }: DealtView, wanted: boolean): number {
  const [at, setAt] = useState(Number.NaN);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    void table.events(version === 0 ? undefined : version - 1).then((answered) => {
      if (!current) return;
      const last = answered.kind === "done" ? answered.value.events.at(-1) : undefined;
      // Without an answer the server decides: it refuses a vote that comes too early.
      setAt(last === undefined ? 0 : Date.parse(last.at));
    });
    return () => {
      current = false;
    };
  }, [table, version, wanted]);
  return at;
}
