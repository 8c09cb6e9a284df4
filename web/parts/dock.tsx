import type { JSX } from "preact";
import { chipText, scoreText } from "../table/score-sum.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import { isDisgrace, isPrestige, type MoneyCard } from "../../shared/contract/cards.ts";
import { formats } from "../i18n/language.ts";
import type { Texts } from "../i18n/texts.ts";
import type { Dock as DockModel } from "../table/dock.ts";
import type { ButtonWords, DockWords } from "../table/dock-words.ts";
import { Hand } from "./hand.tsx";
import { HandTool } from "./hand-tool.tsx";
import { SpokenSum } from "./spoken-sum.tsx";

/** What a press in the dock asks for; the table decides whether it may act. */
export interface DockPresses {
  readonly choose: (cards: readonly MoneyCard[]) => void;
  readonly pass: () => void;
  readonly main: () => void;
  readonly exit: () => void;
}

/**
 * The viewer's side of the table: own cards, money, the sum, Pass and Bid. The buttons
 * keep their places in every phase; only their words change (ux.md A7).
 */
export function Dock({
  dock,
  words,
  view,
  chosen,
  texts,
  busy,
  press,
}: {
  readonly dock: DockModel;
  readonly words: DockWords;
  readonly view: DealtView;
  readonly chosen: readonly MoneyCard[];
  readonly texts: Texts;
  readonly busy: boolean;
  readonly press: DockPresses;
}): JSX.Element {
  const { pass, main, sum, warning, spoken } = words;
  return (
    <form
      class="dock"
      id="hand"
      tabIndex={-1}
      aria-label={texts.table.dock.label}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        press.main();
      }}
    >
      <OwnCards view={view} texts={texts} onExit={dock.exit ? press.exit : undefined} />
      <Hand
        notes={dock.notes}
        chosen={chosen}
        texts={texts}
        onChoose={(card, on) =>
          press.choose(on ? [...chosen, card] : chosen.filter((each) => each !== card))
        }
        tool={
          <HandTool
            key={view.auction?.number}
            chosen={chosen}
            cheapest={view.you?.legal.cheapest ?? null}
            texts={texts}
            onChoose={press.choose}
          />
        }
      />
      <p class="sum">
        <span class={sum.bad ? "bad" : ""}>{sum.text}</span>
        <b>{sum.total}</b>
      </p>
      <p class="warn">{warning}</p>
      <SpokenSum text={spoken} />
      <div class="act">
        <button
          type="button"
          class={pass.danger ? "btn danger" : "btn"}
          id="pass"
          aria-disabled={pass.blocked === null ? undefined : "true"}
          onClick={press.pass}
        >
          <Words of={pass} />
        </button>
        <button
          type="submit"
          class="btn p"
          id="bid"
          aria-disabled={main.blocked === null ? undefined : "true"}
        >
          <Words of={main} />
        </button>
      </div>
    </form>
  );
}

function Words({ of }: { readonly of: ButtonWords }): JSX.Element {
  return (
    <>
      {of.label} {of.sub !== "" && <small>{of.sub}</small>}
    </>
  );
}

function OwnCards({
  view,
  texts,
  onExit,
}: {
  readonly view: DealtView;
  readonly texts: Texts;
  readonly onExit: (() => void) | undefined;
}): JSX.Element | null {
  const own = view.you === null ? undefined : view.seats[view.you.seat];
  if (own === undefined || view.you === null) return null;
  const words = texts.table.dock;
  return (
    <div class="mine" data-spot={`seat-${own.seat}`}>
      <span>{words.you}</span>
      {own.cards.map((card) => (
        <span
          key={card}
          class={`chip${isPrestige(card) ? " pre" : isDisgrace(card) ? " dis" : ""}`}
        >
          <span aria-hidden="true">{chipText(card)}</span>
          <span class="sr">{texts.table.lot.heading(card)}</span>
        </span>
      ))}
      {onExit !== undefined && (
        <button type="button" class="link" onClick={onExit}>
          {words.exit}
        </button>
      )}
      <span class="r">{words.own(scoreText(own.status, formats.value), view.you.money)}</span>
    </div>
  );
}
