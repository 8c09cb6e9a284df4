import type { JSX } from "preact";
import type { Livery } from "../../shared/contract/livery.ts";
import { Seal } from "../art/seal.tsx";

/** A seat's seal with the first letter of its name. */
export function SeatSeal({
  livery,
  name,
}: {
  readonly livery: Livery;
  readonly name: string;
}): JSX.Element {
  return <Seal livery={livery} monogram={firstLetter(name)} />;
}

/** The first letter as a reader counts letters: an accent or a joined emoji stays with it. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "";
}
