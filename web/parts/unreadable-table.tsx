import type { JSX } from "preact";
import { texts } from "../i18n/language.ts";

/** In the list at home: why a table that is kept does not open. */
export function UnreadableTable({ damaged }: { readonly damaged: boolean }): JSX.Element {
  const words = texts.value.seldom.faults;
  return <p class="k">{damaged ? words.damaged : words.laterRelease}</p>;
}
