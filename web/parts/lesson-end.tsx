import { useEffect } from "preact/hooks";
import type { JSX } from "preact";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { Result } from "../../shared/engine/result.ts";
import { LampRow } from "../art/lamp-row.tsx";
import { formats, texts } from "../i18n/language.ts";
import type { LessonTexts } from "../i18n/texts.ts";
import { scoreText } from "../table/score-sum.ts";
import { whoIs } from "../table/sentence.ts";
import { Page } from "./page.tsx";

const LAMPS = 4;

/** The rule that surprises everyone, on the numbers of the lesson itself. */
export function LessonEnd({
  words,
  view,
  result,
  sentence,
  back,
  onAgain,
}: {
  readonly words: LessonTexts;
  readonly view: DealtView;
  /** How it would be if the game ended now. */
  readonly result: Result;
  /** How the last lot went. */
  readonly sentence: string;
  /** The table that the lesson was opened from. */
  readonly back: string | null;
  readonly onAgain: () => void;
}): JSX.Element {
  // The dock has gone, and with it what had the focus.
  useEffect(() => document.querySelector<HTMLElement>("#main")?.focus(), []);
  const { you } = texts.value.table.dock;
  const out = view.seats.filter(({ seat }) => !result.eligible.includes(seat));
  const nameOf = (seat: number): string => {
    const who = whoIs(view, seat);
    return who.you ? you : who.name;
  };
  return (
    <Page title={words.title} heading={words.title}>
      <p>{sentence}</p>
      <LampRow lit={LAMPS} label={texts.value.table.lot.lamps(LAMPS)} />
      <p>{words.end}</p>
      <table class="figures">
        <caption>{words.now}</caption>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.status}</th>
            <th scope="col">{words.left}</th>
          </tr>
        </thead>
        <tbody>
          {view.seats.map(({ seat }) => (
            <tr key={seat} class={result.eligible.includes(seat) ? "" : "out"}>
              <th scope="row">{nameOf(seat)}</th>
              <td>{scoreText(result.status[seat] ?? 0, formats.value)}</td>
              <td>{result.money[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="why" id="cast-out">
        {out.some(({ seat }) => seat === view.you?.seat)
          ? words.outYou
          : words.out(formats.value.list(out.map(({ seat }) => nameOf(seat))))}
      </p>
      <div class="btns">
        {back !== null && (
          <a class="btn p" href={back}>
            {words.table}
          </a>
        )}
        <a class={back === null ? "btn p" : "btn"} href="/practice">
          {words.practice}
        </a>
        <button type="button" class="btn" onClick={onAgain}>
          {words.again}
        </button>
      </div>
    </Page>
  );
}
