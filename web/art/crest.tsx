import { Part } from "./part.tsx";

/** The house's crest for the head of a page: three cards fanned behind a lamp. Decoration. */
export function Crest() {
  return (
    <svg class="crest" viewBox="-66 -46 132 88" aria-hidden="true">
      <g
        class="card luxury"
        transform="translate(-31 4) rotate(-16) scale(.36) translate(-75 -107)"
      >
        <Part id="frame-luxury" />
        <Part id="L3" />
      </g>
      <g
        class="card disgrace"
        transform="translate(31 4) rotate(16) scale(.36) translate(-75 -107)"
      >
        <Part id="frame-disgrace" />
        <Part id="SC" />
      </g>
      <g class="card prestige" transform="scale(.4) translate(-75 -112)">
        <Part id="frame-prestige" />
        <Part id="JV" transform="translate(0 12)" />
        <Part id="lamp-lit" transform="translate(75 34)" />
      </g>
    </svg>
  );
}
