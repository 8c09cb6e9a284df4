import type { JSX } from "preact";

/** A labelled line of text, with its help or, in its place, what is wrong with it. */
export function TextField({
  id,
  label,
  value,
  help,
  error,
  autoComplete = "off",
  onInput,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly help?: string;
  readonly error?: string | null;
  readonly autoComplete?: "off" | "nickname" | "email";
  readonly onInput: (text: string) => void;
}): JSX.Element {
  const wrong = error !== undefined && error !== null;
  const note = wrong ? error : help;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={40}
        autoComplete={autoComplete}
        aria-invalid={wrong}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {note !== undefined && (
        <span id={`${id}-note`} class={wrong ? "err" : "help"}>
          {note}
        </span>
      )}
    </div>
  );
}
