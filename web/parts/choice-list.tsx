import type { JSX } from "preact";

export interface Choice<T> {
  readonly value: T;
  readonly name: string;
  readonly about?: string;
}

/** One of several, as rows with a sentence each. */
export function ChoiceList<T extends string | number>({
  legend,
  name,
  choices,
  value,
  onChoose,
}: {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}): JSX.Element {
  return (
    <fieldset class="choices">
      <legend class="legend">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} class="choice">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <b>{choice.name}</b>
          {choice.about !== undefined && <small>{choice.about}</small>}
        </label>
      ))}
    </fieldset>
  );
}

/** One of a few short words, side by side; below them what the chosen one is about. */
export function Segments<T extends string | number>({
  legend,
  name,
  choices,
  value,
  onChoose,
}: Parameters<typeof ChoiceList<T>>[0]): JSX.Element {
  const about = choices.find((choice) => choice.value === value)?.about;
  return (
    <fieldset class="field">
      <legend class="legend">{legend}</legend>
      <div class="segments">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.name}
          </label>
        ))}
      </div>
      {about !== undefined && <span class="help">{about}</span>}
    </fieldset>
  );
}
