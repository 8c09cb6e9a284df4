import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { isLuxury, statusOf, type Luxury } from "../../shared/contract/cards.ts";
import { CardArt } from "../art/card-art.tsx";
import { formats, texts } from "../i18n/language.ts";
import { scoreText } from "../table/score-sum.ts";
import { Dialog } from "./dialog.tsx";
import type { SheetProps } from "./table-sheet.tsx";

/** 7.1: the owner of the Faux Pas chooses the luxury that leaves with it. */
export function DiscardSheet({ view, act, onClose }: SheetProps): JSX.Element | null {
  const { you } = view;
  const choices = you?.legal.discard ?? [];
  const [chosen, setChosen] = useState<Luxury | null>(null);
  const [asked, setAsked] = useState(false);
  if (you === null || choices.length === 0) return null;
  const words = texts.value.sheets.discard;
  const { cards } = texts.value.table;
  const own = view.seats[you.seat]?.cards ?? [];
  return (
    <Dialog title={texts.value.table.banner.discard} kind="sheet" onClose={onClose}>
      <p>{words.lead}</p>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen === null) setAsked(true);
          else act({ type: "discard", luxury: chosen });
        }}
      >
        <fieldset class="choices">
          <legend class="sr">{texts.value.table.banner.discard}</legend>
          {own
            .filter((card) => card !== "FP")
            .map((card) => {
              const luxury = isLuxury(card) && choices.includes(card) ? card : null;
              const left = own.filter((each) => each !== card && each !== "FP");
              return (
                <label key={card} class="choice">
                  <input
                    type="radio"
                    name="luxury"
                    value={card}
                    disabled={luxury === null}
                    checked={chosen === card}
                    onChange={() => setChosen(luxury)}
                  />
                  <b>{texts.value.table.lot.heading(card)}</b>
                  <CardArt card={card} name={cards[card].name} />
                  <small>
                    {luxury === null
                      ? words.prestige
                      : words.without(cards[card].name, scoreText(statusOf(left), formats.value))}
                  </small>
                </label>
              );
            })}
        </fieldset>
        {asked && chosen === null && (
          <p class="err" role="alert">
            {words.pick}
          </p>
        )}
        <div class="foot">
          <button type="button" class="btn" onClick={onClose}>
            {words.later}
          </button>
          <button
            type="submit"
            class="btn danger p"
            aria-disabled={chosen === null ? "true" : undefined}
          >
            {chosen === null ? words.choose : words.give(cards[chosen].name)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
