import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import { language, texts } from "../i18n/language.ts";
import { LESSON_WORDS } from "../i18n/own-words.ts";
import type { LessonTexts } from "../i18n/texts.ts";
import { useWords } from "../i18n/use-words.ts";
import { LessonEnd } from "../parts/lesson-end.tsx";
import { coachOf, lastLotSentence } from "../practice/lesson-coach.ts";
import { openLesson } from "../practice/lesson-house.ts";
import { onDevice, readJson } from "../state/device-storage.ts";
import { isGameId } from "../state/ids.ts";
import { openVisit } from "../state/visit.ts";
import { TableScreen } from "./table-screen.tsx";

const KEY = "lesson";
const LOTS = 2;

/** The two-minute lesson: a real table with two scripted rivals and a teacher (ux.md A14). */
export function LessonScreen({ back }: { readonly back: string | null }): JSX.Element | null {
  const words = useWords(LESSON_WORDS);
  const [round, setRound] = useState(0);
  const again = useCallback(() => {
    onDevice.remove(KEY);
    setRound((before) => before + 1);
  }, []);
  return words && <LessonTable key={round} words={words} back={back} onAgain={again} />;
}

function LessonTable({
  words,
  back,
  onAgain,
}: {
  readonly words: LessonTexts;
  readonly back: string | null;
  readonly onAgain: () => void;
}): JSX.Element | null {
  // One lesson for as long as it is shown, whatever language it is read in.
  const first = useRef(words).current;
  const { lesson, visit } = useMemo(() => {
    const person = texts.peek().table.dock.you;
    const names = { table: first.title, person, tooSoon: first.tooSoon };
    const opened = openLesson(readJson(onDevice, KEY), names, (acts) => {
      onDevice.write(KEY, JSON.stringify(acts));
    });
    const { id } = opened.table;
    if (!isGameId(id)) throw new TypeError(id);
    const practice = { table: opened.table, again: onAgain, other: onAgain, past: null };
    return { lesson: opened, visit: openVisit(id, undefined, null, practice) };
  }, [first, onAgain]);
  useEffect(() => visit.close, [visit]);

  const { store } = visit.session;
  const view = store.dealt.value;
  const coach = view === null ? [] : coachOf(view, store.events.value, words, language.value);
  const spoken = coach.join(" ");
  useEffect(() => {
    if (spoken !== "") visit.announcer.heard([spoken]);
  }, [spoken, visit]);
  if (view === null) return null;
  if (view.auctionsDone >= LOTS) {
    const sentence = lastLotSentence(view, store.events.value, language.value);
    const result = lesson.result();
    return (
      <LessonEnd
        words={words}
        view={view}
        result={result}
        sentence={sentence}
        back={back}
        onAgain={onAgain}
      />
    );
  }
  return (
    <TableScreen
      visit={visit}
      view={view}
      coach={
        <aside class="coach">
          <a class="link" href={back ?? "/"}>
            {words.skip}
          </a>
          <p>{spoken}</p>
        </aside>
      }
    />
  );
}
