import { Part } from "./part.tsx";
import type { LiveryName } from "./seals.ts";

interface SealProps {
  readonly livery: LiveryName;
  /** One letter, or two. */
  readonly monogram: string;
}

/** A seat's seal: shape, hatching, monogram and colour say the same. Decoration beside a name. */
export function Seal({ livery, monogram }: SealProps) {
  return (
    <svg class="seal" viewBox="-16 -16 32 32" aria-hidden="true">
      <Part id={`seal-${livery}`} />
      <text class="mono" y="3.8" text-anchor="middle">
        {monogram}
      </text>
    </svg>
  );
}
