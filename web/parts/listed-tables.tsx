import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { ListedGame, ListedGames } from "../../shared/contract/answers.ts";
import { invitationLink } from "../../shared/contract/links.ts";
import { CardBack } from "../art/card-art.tsx";
import { loadRefusalTexts } from "../i18n/choose-language.ts";
import { language, texts } from "../i18n/language.ts";
import { LISTED_WORDS } from "../i18n/own-words.ts";
import type { ListedTexts } from "../i18n/texts.ts";
import { useWords } from "../i18n/use-words.ts";
import { house } from "../state/house.ts";
import { whyNot } from "../state/why-not.ts";
import { shortTerms } from "./short-terms.ts";

/** The tables that anyone may join, the newest first, each with its invitation. */
export function ListedTables(): JSX.Element {
  const words = useWords(LISTED_WORDS);
  const { pages } = texts.value;
  const [found, setFound] = useState<ListedGames | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(true);
  const look = async (before: ListedGames | null): Promise<void> => {
    setBusy(true);
    const answered = await house.lobbies(before?.next ?? undefined);
    if (answered.kind === "refused") await loadRefusalTexts();
    setBusy(false);
    setError(whyNot(answered));
    if (answered.kind !== "done") return;
    const { games, next } = answered.value;
    setFound({ games: [...(before?.games ?? []), ...games], next });
  };
  useEffect(() => void look(null), []);
  if (words === null || (found === null && error === null)) return <p>…</p>;
  const button = (said: string, before: ListedGames | null): JSX.Element => (
    <button
      type="button"
      class="btn small"
      aria-disabled={busy ? "true" : undefined}
      onClick={() => {
        if (!busy) void look(before);
      }}
    >
      {said}
    </button>
  );
  return (
    <div class="stack">
      {found !== null && found.games.length > 0 && (
        <>
          <h2 class="sr">{pages.home.find}</h2>
          <ul class="tables">
            {found.games.map((game) => (
              <li key={game.id}>
                <ListedTable game={game} words={words} />
              </li>
            ))}
          </ul>
        </>
      )}
      {found?.games.length === 0 && (
        <p>
          {words.none}{" "}
          <a class="link" href="/new">
            {pages.home.create}
          </a>
        </p>
      )}
      {error !== null && (
        <p class="err" role="alert">
          {error}
        </p>
      )}
      <div class="btns">
        {found !== null && found.next !== null && button(words.more, found)}
        {button(pages.errors.reloadNow, null)}
      </div>
    </div>
  );
}

function ListedTable({
  game: { id, name, host, options, freeSeats, invitation },
  words,
}: {
  readonly game: ListedGame;
  readonly words: ListedTexts;
}): JSX.Element {
  const { home } = texts.value.pages;
  return (
    <a class="table-row" href={invitationLink(location.origin, id, invitation)}>
      <CardBack />
      <div>
        <h3>{name}</h3>
        {host !== null && <p>{words.host(host)}</p>}
        <p>{home.inLobby(options.seats - freeSeats, options.seats)}</p>
        <p class="k">{shortTerms(options, language.value)}</p>
      </div>
    </a>
  );
}
