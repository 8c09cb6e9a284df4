import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";

/** Fast toggling should not stutter (D1). */
const SETTLE_MS = 250;

/** The sum for the ear, once the choice has settled. */
export function SpokenSum({ text }: { readonly text: string }): JSX.Element {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <output class="sr">{spoken}</output>;
}
