import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { LIVERIES } from "../../shared/contract/livery.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import { texts } from "../i18n/language.ts";
import type { Visit } from "../state/visit.ts";
import { whyNot } from "../state/why-not.ts";
import { SeatSeal } from "./seat-seal.tsx";
import { TextField } from "./text-field.tsx";

/** One's own name and livery at this table. */
export function OwnSeatForm({
  visit,
  view,
}: {
  readonly visit: Visit;
  readonly view: View;
}): JSX.Element | null {
  const words = texts.value.pages.lobby;
  const own = view.you === null ? undefined : view.seats[view.you.seat];
  const [name, setName] = useState(own?.name ?? "");
  const [error, setError] = useState<string | null>(null);
  if (own === undefined) return null;
  const change = (body: Parameters<typeof visit.table.changeSeat>[1]): void => {
    void visit.table.changeSeat(own.seat, body).then((answered) => setError(whyNot(answered)));
  };
  return (
    <details>
      <summary>{words.rename}</summary>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === "") setError(texts.value.pages.create.needsName);
          else if (name !== own.name) change({ name });
        }}
      >
        <TextField
          id="own-name"
          label={texts.value.pages.create.you}
          autoComplete="nickname"
          value={name}
          error={error}
          onInput={setName}
        />
        <fieldset class="choices">
          <legend class="legend">{words.livery}</legend>
          {LIVERIES.map((livery) => (
            <label key={livery} class="choice">
              <input
                type="radio"
                name="livery"
                value={livery}
                checked={own.livery === livery}
                onChange={() => change({ livery })}
              />
              <b>{words.liveries[livery]}</b>
              <SeatSeal livery={livery} name={name} />
            </label>
          ))}
        </fieldset>
        <button type="submit" class="btn small">
          {words.save}
        </button>
      </form>
    </details>
  );
}
