import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { OwnMemory } from "../../shared/deal/index.ts";
import { formats, language } from "../i18n/language.ts";
import { RECORD_WORDS, REPLAY_WORDS } from "../i18n/own-words.ts";
import type { RecordTexts, ReplayTexts } from "../i18n/texts.ts";
import { useWords } from "../i18n/use-words.ts";
import { GameFigures } from "../figures/game-figures.tsx";
import { lazy } from "../parts/lazy.tsx";
import { Page } from "../parts/page.tsx";
import { ResultList } from "../parts/result-list.tsx";
import { placePath, tableAt, type PastPlace } from "../replay/past-place.ts";
import { ReplayStage } from "../replay/replay-stage.tsx";
import { seatsAt } from "../state/kept-seats.ts";
import { readShare } from "../state/own-share.ts";
import { whyNot } from "../state/why-not.ts";
import { castOutText } from "../table/ending.ts";
import { DealCheck } from "../verify/deal-check.tsx";
import { openRecord, type OpenedRecord, type Opening } from "../verify/open-record.ts";
import { RecordForm } from "../verify/record-form.tsx";

const MoveReview = lazy(
  () => import("../verify/move-review.tsx"),
  ({ MoveReview }) => MoveReview,
);

/** A table's own record, or any that a file holds: its deal, result, figures and every move. */
export function RecordScreen({
  game,
  moment,
}: {
  readonly game: PastPlace | null;
  readonly moment: number | null;
}): JSX.Element | null {
  const words = useWords(RECORD_WORDS);
  const replayWords = useWords(REPLAY_WORDS);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const open = useCallback((text: string) => setOpening(openRecord(text)), []);
  useEffect(() => {
    if (game === null) return;
    let wanted = true;
    void tableAt(game)
      .then((table) => table?.record())
      .then((answered) => {
        if (!wanted || answered === undefined) return;
        setSaid(whyNot(answered));
        if (answered.kind === "done")
          setOpening(openRecord(JSON.stringify(answered.value), ownMemory(game)));
      });
    return () => {
      wanted = false;
    };
  }, [game]);

  if (words === null || replayWords === null) return null;
  if (opening?.kind === "opened") {
    return (
      <Opened opened={opening} game={game} moment={moment} words={words} replay={replayWords} />
    );
  }
  return (
    <Page title={words.title} heading={words.title}>
      <RecordForm
        words={words}
        said={opening === null ? said : faultText(opening, words)}
        onText={open}
      />
    </Page>
  );
}

function Opened({
  opened,
  game,
  moment,
  words,
  replay,
}: {
  readonly opened: OpenedRecord;
  readonly game: PastPlace | null;
  readonly moment: number | null;
  readonly words: RecordTexts;
  readonly replay: ReplayTexts;
}): JSX.Element {
  const { frame, events, record } = opened;
  const { result } = frame;
  const source = useMemo(() => async () => record, [record]);
  const names = formats.value.list(record.seats.map(({ name }) => name));
  return (
    <Page title={words.title} heading={words.title}>
      <p>{words.recorded(names, record.actions.length)}</p>
      {game !== null && (
        <p>
          <a class="link" href={placePath(game)}>
            {replay.result}
          </a>
        </p>
      )}
      {result === null && <p class="notice">{words.unfinished}</p>}
      {!opened.agrees && <p class="notice warn">{words.disagrees}</p>}
      {result !== null && (
        <>
          <p class="why" id="cast-out">
            {castOutText(frame, result, language.value)}
          </p>
          <ResultList view={frame} result={result} />
        </>
      )}
      <DealCheck opened={opened} here={game === "practice"} words={words.deal} />
      {result !== null && <GameFigures frame={frame} events={events} />}
      <section class="past" aria-label={words.replay}>
        <h2>{words.replay}</h2>
        <ReplayStage
          embedded
          frame={frame}
          events={events}
          own={null}
          start={moment ?? 0}
          words={replay}
          onMoment={stayHere}
          comment={(shown) => (
            <MoveReview
              source={source}
              moment={shown}
              seats={result === null ? [] : frame.seats.map(({ seat }) => seat)}
              words={replay}
            />
          )}
        />
      </section>
    </Page>
  );
}

/** What this device gave to the deal of a table, if it has sat down there. */
function ownMemory(game: PastPlace): OwnMemory | undefined {
  if (game === "practice") return undefined;
  const share = readShare(game);
  const seat = seatsAt(game)[0]?.seat;
  return share === undefined || seat === undefined ? undefined : { ...share, seat };
}

/** A file has no address: nothing follows the moment. */
function stayHere(): void {}

function faultText(fault: Exclude<Opening, OpenedRecord>, words: RecordTexts): string {
  switch (fault.kind) {
    case "not-record":
      return words.notRecord;
    case "not-whole":
      return words.notWhole;
    case "refused":
      return words.refused(fault.move, fault.code);
  }
}
