import type { IconName } from "./icons.ts";
import { Part } from "./part.tsx";

/** A line icon in the surrounding ink. Decoration: the control's own label says what it does. */
export function Icon({ name, inline }: { readonly name: IconName; readonly inline?: boolean }) {
  return (
    <svg class={inline ? "glyph inline" : "glyph"} viewBox="0 0 32 32" aria-hidden="true">
      <Part id={`i-${name}`} />
    </svg>
  );
}
