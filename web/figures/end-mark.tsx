import type { JSX } from "preact";
import type { Livery } from "../../shared/contract/livery.ts";

/** Each livery's shape (ux.md B2), so that a line is told by more than its colour. */
const SHAPES: Readonly<Record<Livery, string>> = {
  azure: "M-4.5-4.5h9v9h-9z",
  or: "M0-6L6 0 0 6-6 0z",
  gules: "M-5-5H5V1Q5 5 0 7-5 5-5 1z",
  vert: "M0-5.5a5.5 5.5 0 1 0 .01 0z",
  sable: "M-3-5.2h6L6 0 3 5.2h-6L-6 0z",
};

/** A seat's mark at a point of a chart. */
export function EndMark({
  livery,
  x,
  y,
}: {
  readonly livery: Livery;
  readonly x: number;
  readonly y: number;
}): JSX.Element {
  return (
    <path class={`mark fill ${livery}`} d={SHAPES[livery]} transform={`translate(${x} ${y})`} />
  );
}
