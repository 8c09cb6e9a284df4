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
  return <Seal livery={livery} monogram={[...name.trim()][0]?.toLocaleUpperCase() ?? ""} />;
}
