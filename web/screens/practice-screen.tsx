import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { GameId } from "../../shared/contract/ids.ts";
import { texts } from "../i18n/language.ts";
import { PRACTICE_WORDS } from "../i18n/own-words.ts";
import { useWords } from "../i18n/use-words.ts";
import type { PracticeTexts } from "../i18n/texts.ts";
import { Page } from "../parts/page.tsx";
import { PracticeForm } from "../parts/practice-form.tsx";
import type { ToPractice } from "../practice/practice-messages.ts";
import { workerHouse } from "../practice/worker-house.ts";
import { onDevice, readJson } from "../state/device-storage.ts";
import { openVisit, type Visit } from "../state/visit.ts";
import { TableShown } from "./table-page.tsx";

const KEY = "practice";

/** Against bots, in a worker of this page: the same table, with or without a network. */
export function PracticeScreen(): JSX.Element | null {
  const words = useWords(PRACTICE_WORDS);
  return words && <Practice words={words} />;
}

function Practice({ words }: { readonly words: PracticeTexts }): JSX.Element {
  const names = useRef({ table: words.title, person: words.you }).current;
  const [first, setFirst] = useState<ToPractice | null>(() => {
    const stored = readJson(onDevice, KEY);
    return stored === undefined ? null : { kind: "reopen", stored, names };
  });
  const again = useCallback(() => {
    onDevice.remove(KEY);
    setFirst(null);
  }, []);
  if (first !== null) return <PracticeGame first={first} words={words} again={again} />;
  return (
    <PracticeForm words={words} onBegin={(setup) => setFirst({ kind: "begin", setup, names })} />
  );
}

function PracticeGame({
  first,
  words,
  again,
}: {
  readonly first: ToPractice;
  readonly words: PracticeTexts;
  readonly again: () => void;
}): JSX.Element | null {
  const [visit, setVisit] = useState<Visit | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let open: Visit | undefined;
    const worker = new Worker(new URL("../practice/practice-worker.ts", import.meta.url), {
      type: "module",
    });
    worker.addEventListener("error", () => setFailed(true));
    const { house, tell } = workerHouse(worker, (news) => {
      if (news.kind === "keep") onDevice.write(KEY, JSON.stringify(news.stored));
      else if (news.kind === "unreadable") again();
      else setVisit((open = visitOf(news.game)));
    });
    const visitOf = (game: GameId): Visit =>
      openVisit(game, undefined, null, { table: house.game(game), again: again });
    tell(first);
    return () => {
      open?.close();
      worker.terminate();
    };
  }, [again, first]);
  if (failed) {
    return (
      <Page title={words.title} heading={words.title}>
        <p class="notice warn" role="alert">
          {words.failed}
        </p>
        <a class="btn p" href="/">
          {texts.value.table.bar.home}
        </a>
      </Page>
    );
  }
  return visit === null ? null : <TableShown visit={visit} invitation={null} />;
}
