import type { JSX, TargetedKeyboardEvent } from "preact";
import type { MoneyCard } from "../../shared/contract/cards.ts";
import type { Texts } from "../i18n/texts.ts";
import type { Note, NoteState } from "../table/dock.ts";

/** One's own money: a checkbox for each card in hand; what is laid is no control (D1, check 8). */
export function Hand({
  notes,
  chosen,
  texts,
  onChoose,
  tool,
}: {
  readonly notes: readonly Note[];
  readonly chosen: readonly MoneyCard[];
  readonly texts: Texts;
  readonly onChoose: (card: MoneyCard, on: boolean) => void;
  /** What stands in the place after the last card. */
  readonly tool: JSX.Element;
}): JSX.Element {
  const words = texts.table.dock;
  return (
    <fieldset>
      <legend class="sr">{words.legend}</legend>
      <div class="hand">
        {notes.map(({ card, state }) =>
          state === "hand" ? (
            <label key={card} class="note" data-note={card}>
              <input
                type="checkbox"
                name="c"
                value={card}
                checked={chosen.includes(card)}
                aria-label={words.note(card)}
                onKeyDown={moveAmongNotes}
                onChange={(event) => onChoose(card, event.currentTarget.checked)}
              />
              <span class="num" aria-hidden="true">
                {card}
              </span>
            </label>
          ) : (
            <span key={card} class={`note ${state === "sealed" ? "laid" : state}`} data-note={card}>
              <span class="num">{card}</span>
              <small>{noteWord(state, texts)}</small>
            </span>
          ),
        )}
        {tool}
      </div>
    </fieldset>
  );
}

function noteWord(state: Exclude<NoteState, "hand">, texts: Texts): string {
  const words = texts.table.dock;
  switch (state) {
    case "laid":
      return words.laidNote;
    case "sealed":
      return words.sealedNote;
    case "aside":
      return words.asideNote;
    case "gone":
      return words.goneNote;
  }
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 6,
  ArrowUp: -6,
};

/** Arrows, Home and End move among the cards; all of them stay in the tab order (D2). */
function moveAmongNotes(event: TargetedKeyboardEvent<HTMLInputElement>): void {
  const boxes = [...(event.currentTarget.closest(".hand")?.querySelectorAll("input") ?? [])];
  const here = boxes.indexOf(event.currentTarget);
  const step = STEPS[event.key];
  const target =
    event.key === "Home"
      ? 0
      : event.key === "End"
        ? boxes.length - 1
        : step === undefined
          ? undefined
          : Math.min(boxes.length - 1, Math.max(0, here + step));
  if (target === undefined) return;
  event.preventDefault();
  boxes[target]?.focus();
}
