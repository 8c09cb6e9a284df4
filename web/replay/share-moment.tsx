import { useState } from "preact/hooks";
import type { JSX } from "preact";
import type { GameId } from "../../shared/contract/ids.ts";
import { Icon } from "../art/icon.tsx";
import { texts } from "../i18n/language.ts";
import type { ReplayTexts } from "../i18n/texts.ts";

/** The address of a moment, to hand on: it names the table and the move, and no key. */
export function ShareMoment({
  game,
  at,
  words,
}: {
  readonly game: GameId;
  readonly at: number;
  readonly words: ReplayTexts;
}): JSX.Element {
  const [said, setSaid] = useState("");
  const copy = (): void => {
    navigator.clipboard.writeText(`${location.origin}/t/${game}/replay#m=${at}`).then(
      () => setSaid(words.shared),
      () => setSaid(texts.peek().sheets.key.notCopied),
    );
  };
  return (
    <div>
      <button type="button" class="link" onClick={copy}>
        <Icon name="link" />
        {words.share}
      </button>
      <output class="k">{said}</output>
    </div>
  );
}
