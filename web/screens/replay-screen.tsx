import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { GameRecord } from "../../shared/contract/record.ts";
import { texts } from "../i18n/language.ts";
import { REPLAY_WORDS } from "../i18n/own-words.ts";
import type { ReplayTexts } from "../i18n/texts.ts";
import { useWords } from "../i18n/use-words.ts";
import { lazy } from "../parts/lazy.tsx";
import { Page } from "../parts/page.tsx";
import { TableBar } from "../parts/table-bar.tsx";
import { BANNER_HEADING } from "../parts/banner.tsx";
import { placePath, tableAt, type PastPlace } from "../replay/past-place.ts";
import { readPast, type Past } from "../replay/read-past.ts";
import { ReplayStage } from "../replay/replay-stage.tsx";
import { ShareMoment } from "../replay/share-moment.tsx";
import { showTitle } from "../state/page-title.ts";

const MoveReview = lazy(
  () => import("../verify/move-review.tsx"),
  ({ MoveReview }) => MoveReview,
);

/** A table's past at an address of its own, `/t/ID/replay#m=37` or `/practice/replay` (ux.md A13). */
export function ReplayScreen({
  game,
  moment,
}: {
  readonly game: PastPlace;
  readonly moment: number | null;
}): JSX.Element | null {
  const words = useWords(REPLAY_WORDS);
  const [past, setPast] = useState<Past | null>(null);
  useEffect(() => {
    let wanted = true;
    void readPastAt(game).then((read) => {
      if (wanted) setPast(read);
    });
    return () => {
      wanted = false;
    };
  }, [game]);

  if (words === null || past === null) return null;
  if (past.kind !== "read") {
    return (
      <Page title={words.title} heading={words.title}>
        <p role="alert">{past.kind === "failed" ? past.said : words.noGame}</p>
        <p>
          <a class="link" href={placePath(game)}>
            {words.now}
          </a>
        </p>
      </Page>
    );
  }
  return <Replay game={game} moment={moment} past={past} words={words} />;
}

function Replay({
  game,
  moment,
  past,
  words,
}: {
  readonly game: PastPlace;
  readonly moment: number | null;
  readonly past: Extract<Past, { kind: "read" }>;
  readonly words: ReplayTexts;
}): JSX.Element {
  const { view, events } = past;
  const [at, setAt] = useState(moment ?? view.version);
  const over = view.status === "over";
  const title = `${words.title} – ${view.name}`;
  useEffect(() => showTitle(title, false), [title]);
  const record = useMemo(() => recordSource(game), [game]);
  const moved = useCallback((place: number): void => {
    setAt(place);
    // The address follows, so that a reload or a copied address shows the same moment.
    history.replaceState(history.state, "", `#m=${place}`);
  }, []);
  return (
    <div class="app">
      <TableBar name={view.name} link="live" texts={texts.value} />
      <section class="turn" data-state="wait" aria-labelledby={BANNER_HEADING}>
        <div>
          <h1 id={BANNER_HEADING} tabIndex={-1}>
            {words.title}
          </h1>
          <p>{at === 0 ? words.dealt : words.at(lotAt(past, at), at)}</p>
        </div>
        <a class="btn small" href={placePath(game)}>
          {over ? words.result : words.now}
        </a>
      </section>
      <ReplayStage
        frame={view}
        events={events}
        own={view.you?.seat ?? null}
        start={moment}
        words={words}
        onMoment={moved}
        comment={(shown) =>
          view.result !== null && view.you !== null ? (
            <MoveReview source={record} moment={shown} seats={[view.you.seat]} words={words} />
          ) : null
        }
      >
        {game !== "practice" && <ShareMoment game={game} at={at} words={words} />}
      </ReplayStage>
    </div>
  );
}

async function readPastAt(game: PastPlace): Promise<Past> {
  const table = await tableAt(game);
  return table === undefined ? { kind: "not-dealt" } : readPast(table);
}

/** The record of the finished game, asked for once. */
function recordSource(game: PastPlace): () => Promise<GameRecord | null> {
  let asked: Promise<GameRecord | null> | undefined;
  return () => {
    asked ??= tableAt(game)
      .then((table) => table?.record())
      .then((answered) => (answered?.kind === "done" ? answered.value : null));
    return asked;
  };
}

/** The lot that was up after a number of moves. */
function lotAt({ events }: Extract<Past, { kind: "read" }>, at: number): number {
  let lot = 0;
  for (const event of events) {
    if (event.version > at) break;
    if (event.type === "card-revealed") lot = event.auction;
  }
  return lot;
}
