import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { ComponentChildren, JSX } from "preact";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import { language } from "../i18n/language.ts";
import type { Language, ReplayTexts } from "../i18n/texts.ts";
import { Segments } from "../parts/choice-list.tsx";
import { liveRegions } from "../state/announcer.ts";
import { castOutText } from "../table/ending.ts";
import { lotOf } from "../table/lot.ts";
import { rivalsOf } from "../table/rivals.ts";
import { sentenceFor, toldOnce } from "../table/sentence.ts";
import { momentsOf, type Moment } from "./moments.ts";
import { playerOf } from "./player.ts";
import { ReplayDesk } from "./replay-desk.tsx";
import { ReplayLot } from "./replay-lot.tsx";
import { ReplaySeats, SeatHoldings } from "./replay-seats.tsx";
import { viewAt } from "./view-at.ts";

type Perspective = "seat" | "table" | "open";

/** A game to look back at, moment by moment, as far as these events tell it (ux.md A13). */
export function ReplayStage({
  frame,
  events,
  own,
  start,
  words,
  onMoment,
  embedded = false,
  comment,
  children,
}: {
  /** The table as it is now. */
  readonly frame: DealtView;
  readonly events: readonly ApiEvent[];
  /** Whose hand may be seen while the game runs; null for the gallery. */
  readonly own: Seat | null;
  readonly start: number | null;
  readonly words: ReplayTexts;
  readonly onMoment: (place: number) => void;
  /** One section of a page that has a main part of its own. */
  readonly embedded?: boolean;
  /** Something to say about the action that led to a moment. */
  readonly comment?: (moment: Moment, shown: readonly Seat[]) => ComponentChildren;
  /** Ways on from here. */
  readonly children?: ComponentChildren;
}): JSX.Element {
  const tongue = language.value;
  const over = frame.status === "over";
  const moments = useMemo(() => momentsOf(dealtOf(frame), events), [frame, events]);
  const player = useMemo(() => playerOf(moments, later), [moments]);
  const perspective = useSignal<Perspective>(own === null ? "table" : "seat");
  const at = player.at.value;
  const moment = moments[at];

  useEffect(() => player.stop, [player]);
  useEffect(() => {
    if (start !== null) player.go(start);
  }, [player, start]);
  useEffect(() => onMoment(at), [at, onMoment]);
  useEffect(() => listenForArrows(player.step, player.go, player.last), [player]);

  const sentence = moment === undefined ? "" : tellMoment(moment, frame, tongue, words);
  useEffect(() => liveRegions(document).say(sentence), [sentence]);
  if (moment === undefined) return <p>{words.noGame}</p>;

  const view = viewAt(frame, moment, moments[at + 1]);
  const uncounted = moment.seats.flatMap(({ hand }, seat) =>
    hand === null && at < player.last ? [seat] : [],
  );
  const rivals = rivalsOf(view, tongue, uncounted);
  const lot = lotOf({ ...view, you: frame.you }, tongue);
  const shown = seatsShown(perspective.value, own, frame);
  const Main = embedded ? "div" : "main";
  const position = at === 0 ? words.dealt : words.at(moment.lot, at);
  return (
    <>
      <Main class={embedded ? "moment" : ""} {...(embedded ? {} : { id: "main", tabIndex: -1 })}>
        <p class="recap" id="moment">
          <span>
            <b>{at}</b> {sentence}
          </span>
        </p>
        {lot !== null && (
          <ReplayLot
            lot={lot}
            texts={tongue.texts}
            covered={moment.high === null ? words.covered : null}
          />
        )}
        {moment.result !== null && <p class="why">{castOutText(frame, moment.result, tongue)}</p>}
        <ReplaySeats rivals={rivals} texts={tongue.texts} />
      </Main>
      <section class="side" aria-label={words.view}>
        {comment?.(moment, shown)}
        <Segments
          legend={words.view}
          name="perspective"
          choices={perspectives(own, over, words)}
          value={perspective.value}
          onChoose={(value) => (perspective.value = value)}
        />
        <SeatHoldings moment={moment} rivals={rivals} shown={shown} texts={tongue.texts} />
        {children}
      </section>
      <ReplayDesk player={player} words={words} position={`${position} ${sentence}`} />
    </>
  );
}

function dealtOf({ seats, options, starter }: DealtView): Parameters<typeof momentsOf>[0] {
  return { seats: seats.length, variants: options.variants, starter };
}

function later(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

function perspectives(
  own: Seat | null,
  over: boolean,
  words: ReplayTexts,
): readonly { readonly value: Perspective; readonly name: string }[] {
  return [
    ...(own === null ? [] : [{ value: "seat", name: words.mySeat } as const]),
    { value: "table", name: words.table },
    // 8.2: hands are opened at the end, not before.
    ...(over ? [{ value: "open", name: words.open } as const] : []),
  ];
}

/** The seats whose money a perspective shows; with open budgets everybody sees everybody's (11.A). */
function seatsShown(perspective: Perspective, own: Seat | null, frame: DealtView): readonly Seat[] {
  const all = frame.seats.map(({ seat }) => seat);
  if (frame.options.variants.includes("open")) return all;
  switch (perspective) {
    case "seat":
      return own === null ? [] : [own];
    case "table":
      return [];
    case "open":
      return frame.status === "over" ? all : [];
  }
}

function tellMoment(
  moment: Moment,
  frame: DealtView,
  tongue: Language,
  words: ReplayTexts,
): string {
  const told = toldOnce(moment.events, frame).flatMap(
    (event) => sentenceFor(event, frame, tongue) ?? [],
  );
  return [...(moment.version === 0 ? [words.dealt] : []), ...told].join(" ");
}

function listenForArrows(
  step: (direction: 1 | -1) => void,
  go: (place: number) => void,
  last: number,
): () => void {
  const pressed = (event: KeyboardEvent): void => {
    // In a field the arrows are the field's own; the scrubber moves by them as well.
    const field =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (field || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowLeft") step(-1);
    else if (event.key === "ArrowRight") step(1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(last);
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}
