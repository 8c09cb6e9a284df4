import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { formats, texts } from "../i18n/language.ts";
import { whyNot } from "../state/why-not.ts";
import { chosenFrom } from "../table/dock.ts";
import {
  instructionFrom,
  openForm,
  type InstructionChoice,
  type InstructionForm,
} from "../table/instruction-form.ts";
import { Segments } from "./choice-list.tsx";
import { Dialog } from "./dialog.tsx";
import type { SheetProps } from "./table-sheet.tsx";

/** What the seat wants played for it in this auction; known to it alone (ux.md A6). */
export function InstructionSheet({ visit, view, onClose }: SheetProps): JSX.Element | null {
  const { auction, you } = view;
  const [form, setForm] = useState(() => openForm(you?.instruction ?? null, auction?.high ?? 0));
  const [error, setError] = useState<string | null>(null);
  if (auction === null || you === null) return null;
  const words = texts.value.seldom.instruction;
  const disgrace = auction.kind === "disgrace";
  const chosen = chosenFrom(view, visit.session.store.selection.value);
  const change = (part: Partial<InstructionForm>): void => setForm({ ...form, ...part });

  const send = async (): Promise<void> => {
    const instruction = instructionFrom(form, auction.number, chosen);
    if (instruction === undefined) {
      setError(form.choice === "lay" ? words.layNone : words.limit);
      return;
    }
    if (instruction === null && you.instruction === null) {
      onClose();
      return;
    }
    const answered = await (instruction === null
      ? visit.table.withdrawInstruction()
      : visit.table.instruct(instruction));
    const problem = whyNot(answered);
    if (problem === null) onClose();
    else setError(problem);
  };
  const row = (
    choice: InstructionChoice,
    label: string,
    limit?: JSX.Element,
    end?: string,
  ): JSX.Element => (
    <label class="choice">
      <input
        type="radio"
        name="instruction"
        value={choice}
        checked={form.choice === choice}
        onChange={() => change({ choice })}
      />
      <span>{label}</span>
      {limit}
      {end !== undefined && <small>{end}</small>}
    </label>
  );
  const amount = (
    name: "passAt" | "raiseTo" | "below",
    choice: InstructionChoice,
    label: string,
  ): JSX.Element => (
    <input
      class="inline-number"
      inputMode="numeric"
      maxLength={3}
      aria-label={`${label} (${words.limit})`}
      value={form[name]}
      onFocus={() => change({ choice })}
      onInput={(event) => change({ choice, [name]: event.currentTarget.value })}
    />
  );
  const raise = disgrace ? words.payTo : words.raiseTo;
  return (
    <Dialog title={texts.value.table.dock.instruct} kind="sheet" onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <fieldset class="choices">
          <legend class="sr">{texts.value.table.dock.instruct}</legend>
          {row("wake", words.wake)}
          {row("pass", words.pass)}
          {row("pass-at", words.passAt, amount("passAt", "pass-at", words.passAt), words.passAtEnd)}
          {row("raise-to", raise, amount("raiseTo", "raise-to", raise))}
          {row(
            "lay",
            words.lay,
            amount("below", "lay", words.lay),
            chosen.length === 0
              ? words.layNone
              : words.layCards(formats.value.list(chosen.map(String))),
          )}
        </fieldset>
        {(form.choice === "raise-to" || form.choice === "lay") && (
          <Segments
            legend={words.then}
            name="then"
            choices={[
              { value: "wake", name: words.thenWake },
              { value: "pass", name: disgrace ? words.thenTake : words.thenPass },
            ]}
            value={form.then}
            onChoose={(then) => change({ then })}
          />
        )}
        <p class="k">{words.footer}</p>
        {error !== null && (
          <p class="err" role="alert">
            {error}
          </p>
        )}
        <div class="foot">
          <button type="button" class="btn" onClick={onClose}>
            {texts.value.table.confirm.back}
          </button>
          <button type="submit" class="btn p">
            {form.choice === "wake" && you.instruction !== null ? words.remove : words.set}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
