import { useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { View } from "../../shared/contract/view-schema.ts";
import type { StartGame } from "../../shared/contract/requests.ts";
import { texts } from "../i18n/language.ts";
import { ownEntropy } from "../state/house.ts";
import { forgetSeat } from "../state/kept-seats.ts";
import { navigate } from "../state/navigation.ts";
import type { Visit } from "../state/visit.ts";
import { keepShare } from "../state/own-share.ts";
import { whyNot } from "../state/why-not.ts";

const FEWEST = 3;

/** The dock of the lobby: the host starts or cancels, a guest may leave. */
export function HostDesk({
  visit,
  view,
  hosting,
  onError,
}: {
  readonly visit: Visit;
  readonly view: View;
  readonly hosting: boolean;
  readonly onError: (problem: string | null) => void;
}): JSX.Element {
  const words = texts.value.pages.lobby;
  const [busy, setBusy] = useState(false);
  // One for all tries: after a lost answer the first one counts.
  const entropy = useRef(ownEntropy());
  const [sure, setSure] = useState(false);
  const taken = view.seats.filter(({ kind }) => kind !== "empty").length;
  const free = view.options.seats - taken;
  const start = async (body: StartGame): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const share = { commitment: view.commitment, entropy: entropy.current };
    const answered = await visit.table.start({ ...body, entropy: share.entropy });
    setBusy(false);
    if (answered.kind === "done") keepShare(view.id, share);
    onError(whyNot(answered));
  };
  const leave = async (): Promise<void> => {
    if (view.you === null) return;
    const answered = await (hosting ? visit.table.cancel() : visit.table.leave(view.you.seat));
    onError(whyNot(answered));
    const kept = visit.kept.peek();
    if (answered.kind !== "done" || kept === null) return;
    forgetSeat(kept);
    navigate("/");
  };
  if (sure) {
    return (
      <section class="dock" aria-label={words.desk}>
        <p>{hosting ? words.cancelSure : words.leaveSure}</p>
        <div class="act">
          <button type="button" class="btn" onClick={() => setSure(false)}>
            {texts.value.table.confirm.back}
          </button>
          <button type="button" class="btn danger" onClick={() => void leave()}>
            {hosting ? words.cancel : words.leave}
          </button>
        </div>
      </section>
    );
  }
  if (!hosting) {
    return (
      <section class="dock" aria-label={words.desk}>
        <div class="act one">
          <button type="button" class="btn" onClick={() => setSure(true)}>
            {words.leave}
          </button>
        </div>
      </section>
    );
  }
  return (
    <section class="dock" aria-label={words.desk}>
      {free > 0 && taken < FEWEST && <p class="k">{words.tooFew}</p>}
      <div class="act">
        <button type="button" class="btn" onClick={() => setSure(true)}>
          {words.cancel}
        </button>
        {free === 0 ? (
          <button type="button" class="btn p" onClick={() => void start({})}>
            {words.start}
          </button>
        ) : (
          <button
            type="button"
            class="btn p"
            onClick={() => void start({ emptySeats: "bots", level: "gentle" })}
          >
            {words.startBots(free)}
          </button>
        )}
      </div>
      {free > 0 && taken >= FEWEST && (
        <button type="button" class="link" onClick={() => void start({ emptySeats: "drop" })}>
          {words.startFewer(taken)}
        </button>
      )}
    </section>
  );
}
