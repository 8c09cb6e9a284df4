import type { JSX } from "preact";
import { VARIANTS, type Variant } from "../../shared/contract/game-words.ts";
import { texts } from "../i18n/language.ts";

/** The house twists, each with its effect in a line. */
export function TwistList({
  chosen,
  onChoose,
}: {
  readonly chosen: readonly Variant[];
  readonly onChoose: (chosen: readonly Variant[]) => void;
}): JSX.Element {
  const words = texts.value.pages.create;
  const names = chosen.map((each) => words.variants[each].name);
  return (
    <details open={chosen.length > 0}>
      <summary>{words.twists}</summary>
      <p class="k">{names.length === 0 ? words.twistsNone : names.join(", ")}</p>
      <fieldset class="choices">
        <legend class="sr">{words.twists}</legend>
        {VARIANTS.map((variant) => (
          <label key={variant} class="choice">
            <input
              type="checkbox"
              name="variants"
              value={variant}
              checked={chosen.includes(variant)}
              onChange={(event) =>
                onChoose(
                  event.currentTarget.checked
                    ? VARIANTS.filter((each) => each === variant || chosen.includes(each))
                    : chosen.filter((each) => each !== variant),
                )
              }
            />
            <b>{words.variants[variant].name}</b>
            <span class="tag">{words.changes}</span>
            <small>{words.variants[variant].about}</small>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
