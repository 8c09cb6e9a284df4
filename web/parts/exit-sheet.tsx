import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { statusOf, type Luxury, type MoneyCard } from "../../shared/contract/cards.ts";
import { CardArt } from "../art/card-art.tsx";
import { formats, texts } from "../i18n/language.ts";
import { total } from "../table/dock.ts";
import { scoreText } from "../table/score-sum.ts";
import { Dialog } from "./dialog.tsx";
import type { SheetProps } from "./table-sheet.tsx";

/** 11.E: pass, turn one luxury face down, take one spent card back; once per game. */
export function ExitSheet({ view, act, onClose }: SheetProps): JSX.Element | null {
  const { you } = view;
  const exit = you?.legal.exit ?? null;
  const [luxury, setLuxury] = useState<Luxury | null>(null);
  const [recover, setRecover] = useState<MoneyCard | null>(null);
  const [asked, setAsked] = useState(false);
  const own = you === null ? undefined : view.seats[you.seat];
  if (you === null || exit === null || own === undefined) return null;
  const words = texts.value.seldom.exit;
  const { cards, lot } = texts.value.table;
  const ready = luxury !== null && recover !== null;
  const after = own.cards.filter((card) => card !== luxury);
  const laid = total(own.bid);
  return (
    <Dialog title={words.title} kind="sheet" onClose={onClose}>
      <p>{texts.value.pages.create.variants.exit.about}</p>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) act({ type: "exit", luxury, recover });
          else setAsked(true);
        }}
      >
        <p>
          <b>1.</b> {words.stepPass(laid)}
        </p>
        <fieldset class="choices">
          <legend class="legend">2. {words.stepLuxury}</legend>
          {exit.luxuries.map((card) => (
            <label key={card} class="choice">
              <input
                type="radio"
                name="luxury"
                value={card}
                checked={luxury === card}
                onChange={() => setLuxury(card)}
              />
              <b>{lot.heading(card)}</b>
              <CardArt card={card} name={cards[card].name} />
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend class="legend">3. {words.stepCard}</legend>
          <div class="hand">
            {exit.recover.map((card) => (
              <label key={card} class="note">
                <input
                  type="radio"
                  name="recover"
                  value={card}
                  aria-label={texts.value.table.dock.note(card)}
                  checked={recover === card}
                  onChange={() => setRecover(card)}
                />
                <span class="num" aria-hidden="true">
                  {card}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <output>
          {luxury !== null &&
            words.summary(
              cards[luxury].name,
              scoreText(own.status, formats.value),
              scoreText(statusOf(after), formats.value),
            )}{" "}
          {recover !== null && words.returns(recover, you.money, you.money + laid + recover)}
        </output>
        {asked && !ready && (
          <p class="err" role="alert">
            {words.pick}
          </p>
        )}
        <div class="foot">
          <button type="button" class="btn" onClick={onClose}>
            {texts.value.table.status.cancel}
          </button>
          <button type="submit" class="btn p" aria-disabled={ready ? undefined : "true"}>
            {words.leave}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
