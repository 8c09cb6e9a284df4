import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Review } from "../../shared/bots/index.ts";
import type { GameRecord } from "../../shared/contract/record.ts";
import { language } from "../i18n/language.ts";
import type { ReplayTexts } from "../i18n/texts.ts";
import type { Moment } from "../replay/moments.ts";
import { actorOf } from "../replay/view-at.ts";
import { askReviewer } from "./ask-reviewer.ts";
import { reviewSentences } from "./review-sentence.ts";

/** How long one stays at a move before the search begins: stepping through asks for nothing. */
const PAUSE_MS = 350;
/** Enough to tell three in a hundred from luck, in about a second on a phone. */
const PLAYOUTS = 4000;

/** At a decision of these seats: what sharp would have done, and what difference it makes (issue 8). */
export function MoveReview({
  source,
  moment,
  seats,
  words,
}: {
  /** The finished game's record; asked for once it is needed. */
  readonly source: () => Promise<GameRecord | null>;
  readonly moment: Moment;
  readonly seats: readonly number[];
  readonly words: ReplayTexts;
}): JSX.Element | null {
  const actor = actorOf(moment);
  const asked = actor !== null && seats.includes(actor) && isOwnDecision(moment);
  const [answer, setAnswer] = useState<{ version: number; review: Review | null } | null>(null);
  const { version } = moment;
  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    const timer = setTimeout(() => {
      void source()
        .then((record) =>
          record === null ? null : askReviewer({ record, version, playouts: PLAYOUTS }),
        )
        .then((review) => {
          if (wanted) setAnswer({ version, review });
        });
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked, version, source]);

  if (!asked) return null;
  const known = answer?.version === version ? answer.review : undefined;
  return (
    <section class="notice review" aria-labelledby="review-heading">
      <h2 id="review-heading">{words.insight.title}</h2>
      <output>
        {known === undefined && <span class="k">{words.insight.thinking}</span>}
        {known === null && <span class="k">{words.insight.failed}</span>}
        {known !== undefined &&
          known !== null &&
          reviewSentences(known, words, language.value).map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
      </output>
    </section>
  );
}

/** What the clock or an instruction played was not decided at that move. */
function isOwnDecision({ events }: Moment): boolean {
  const by = events[0]?.by;
  return by === undefined || by === "bot";
}
