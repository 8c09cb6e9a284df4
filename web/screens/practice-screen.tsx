import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { GameId } from "../../shared/contract/ids.ts";
import { texts } from "../i18n/language.ts";
import { PRACTICE_WORDS } from "../i18n/own-words.ts";
import { useWords } from "../i18n/use-words.ts";
import type { PracticeTexts } from "../i18n/texts.ts";
import { Page } from "../parts/page.tsx";
import { PracticeForm } from "../parts/practice-form.tsx";
import { dealtSetup, type PracticeChoice } from "../practice/practice-deal.ts";
import type { ToPractice } from "../practice/practice-messages.ts";
import type { PracticeSetup } from "../practice/practice-setup.ts";
import type { StoredPractice } from "../practice/stored-practice.ts";
import { workerHouse } from "../practice/worker-house.ts";
import { ownEntropy } from "../state/house.ts";
import { keptPractice } from "../state/kept-practice.ts";
import { openVisit, type Visit } from "../state/visit.ts";
import { TableShown } from "./table-page.tsx";

const PATH = "/practice";

/** Against bots, in a worker of this page: the same table, with or without a network. */
export function PracticeScreen(): JSX.Element | null {
  const words = useWords(PRACTICE_WORDS);
  return words && <Practice words={words} />;
}

function Practice({ words }: { readonly words: PracticeTexts }): JSX.Element {
  const names = useRef({ table: words.title, person: words.you }).current;
  const [first, setFirst] = useState<ToPractice | null>(() => {
    const stored = keptPractice.read();
    return stored === undefined ? null : { kind: "open", stored, names };
  });
  const begin = useCallback(
    (choice: PracticeChoice) => {
      const setup = dealtSetup(ownEntropy(), choice);
      const stored: StoredPractice = { setup, begun: Date.now(), acts: [] };
      setFirst({ kind: "open", stored, names });
    },
    [names],
  );
  const other = useCallback(() => {
    keptPractice.remove();
    setFirst(null);
  }, []);
  if (first !== null) {
    return <PracticeGame first={first} words={words} begin={begin} other={other} />;
  }
  return <PracticeForm words={words} onBegin={begin} />;
}

function PracticeGame({
  first,
  words,
  begin,
  other,
}: {
  readonly first: ToPractice;
  readonly words: PracticeTexts;
  readonly begin: (choice: PracticeChoice) => void;
  readonly other: () => void;
}): JSX.Element | null {
  const [visit, setVisit] = useState<Visit | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let open: Visit | undefined;
    let setup: PracticeSetup | undefined;
    const worker = new Worker(new URL("../practice/practice-worker.ts", import.meta.url), {
      type: "module",
    });
    worker.addEventListener("error", () => setFailed(true));
    const { house, tell } = workerHouse(worker, (news) => {
      if (news.kind === "keep") {
        keptPractice.write(news.stored);
        setup = news.stored.setup;
      } else if (news.kind === "unreadable") other();
      else setVisit((open = visitOf(news.game)));
    });
    const visitOf = (game: GameId): Visit =>
      openVisit(game, undefined, null, {
        table: house.game(game),
        again: () => (setup === undefined ? other() : begin(setup)),
        other,
        past: PATH,
      });
    tell(first);
    return () => {
      open?.close();
      worker.terminate();
    };
  }, [begin, first, other]);
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
  return visit === null ? null : <TableShown key={visit.game} visit={visit} invitation={null} />;
}
