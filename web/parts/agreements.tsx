import { useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Answered } from "../../shared/client/answered.ts";
import type { Proposal } from "../../shared/contract/proposal.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import { AGREEMENT_WORDS } from "../i18n/own-words.ts";
import { formats } from "../i18n/language.ts";
import { useWords } from "../i18n/use-words.ts";
import { useServerTime } from "../state/server-clock.ts";
import type { Visit } from "../state/visit.ts";
import { whyNot } from "../state/why-not.ts";
import { openProposals } from "../table/agreement.ts";

/**
 * What stands between the viewer and the game: that he is away, that the table is paused,
 * what the others propose. Each has its one press (ux.md A6, A16).
 */
export function Agreements({
  visit,
  view,
}: {
  readonly visit: Visit;
  readonly view: View;
}): JSX.Element | null {
  const words = useWords(AGREEMENT_WORDS);
  const [said, setSaid] = useState<string | null>(null);
  const now = useServerTime(visit.session.store.clockOffset.value, view.pausedUntil);
  if (words === null) return null;
  const own = view.you === null ? undefined : view.seats[view.you.seat];
  const { table } = visit;
  const ask = (request: Promise<Answered<unknown>>): void => {
    void request.then((answered) => setSaid(whyNot(answered)));
  };
  return (
    <div class="asks">
      {own?.away === true && (
        <div class="notice row" id="away">
          <p>{words.away}</p>
          <button type="button" class="btn p small" onClick={() => ask(table.comeBack())}>
            {words.back}
          </button>
        </div>
      )}
      {view.pausedUntil !== null && (
        <div class="notice row" id="paused">
          <p>{words.paused(formats.value.time(new Date(view.pausedUntil), new Date(now)))}</p>
          {own !== undefined && (
            <button type="button" class="btn small" onClick={() => ask(table.resume())}>
              {words.resume}
            </button>
          )}
        </div>
      )}
      {openProposals(view, words, formats.value).map(({ proposal, text, answer }) => (
        <div key={text} class="notice row" data-proposal={proposal.kind}>
          <p>{text}</p>
          {answer === "agree" && (
            <button type="button" class="btn small" onClick={() => ask(agree(visit, proposal))}>
              {words.agree}
            </button>
          )}
          {answer === "take-back" && (
            <button type="button" class="btn small" onClick={() => ask(table.resume())}>
              {words.takeBack}
            </button>
          )}
        </div>
      ))}
      {said !== null && (
        <p class="err" role="alert">
          {said}
        </p>
      )}
    </div>
  );
}

function agree({ table }: Visit, proposal: Proposal): Promise<Answered<unknown>> {
  switch (proposal.kind) {
    case "pause":
      return table.pause(proposal.hours);
    case "bot":
      return table.vote({ kind: "bot", seat: proposal.seat });
    case "end":
      return table.vote({ kind: "end" });
  }
}
