import { CARD_FACES, type FaceCard } from "./card-faces.ts";
import { Part } from "./part.tsx";

interface CardArtProps {
  readonly card: FaceCard;
  /** Printed on the card where it is shown large (`full`, or the lot on a wide page). */
  readonly name: string;
  /** What the card is, for ears: "Luxury, Motor-car, worth 7". Without it the art is decoration. */
  readonly label?: string | undefined;
  readonly full?: boolean | undefined;
  readonly faded?: boolean | undefined;
}

const COPIES = [0, 1, 2, 3, 4, 5];
/** Names with more letters are set narrower to stay inside the frame. */
const FITTING = { luxury: 12, prestige: 9, disgrace: 12 } as const;
const WIDEST = { luxury: 98, prestige: 74, disgrace: 96 } as const;

/** A status card: frame by family, rosette by value, motif, value and name. */
export function CardArt({ card, name, label, full, faded }: CardArtProps) {
  const { family, value, lobes, green } = CARD_FACES[card];
  const [, sign, figure] = /^([×−]?)(.*)$/.exec(value) ?? [];
  return (
    <svg
      class={`card ${family}${full ? " full" : ""}${faded ? " faded" : ""}`}
      viewBox="0 0 150 214"
      {...(label === undefined ? { "aria-hidden": "true" } : { role: "img", "aria-label": label })}
    >
      <Part id={`frame-${family}`} />
      <g class="rosette" transform="translate(75 91)">
        {COPIES.map((copy) => (
          <Part
            key={copy}
            id={`rosette-${lobes}`}
            transform={`rotate(${(60 / lobes) * copy}) scale(${1 - 0.07 * copy})`}
          />
        ))}
      </g>
      {family === "luxury" && (
        <g class="whiplash">
          <Part id="whiplash" />
        </g>
      )}
      <g class="motif">
        <Part id={card} />
      </g>
      {green && <Part id="lamp-lit" transform="translate(75 30) scale(.9)" />}
      <g aria-hidden="true" text-anchor="middle">
        <text class="v" x="75" y="184">
          {sign !== "" && <tspan class="sign">{sign}</tspan>}
          {figure}
        </text>
        <text
          class="n"
          x="75"
          y={family === "prestige" ? 183 : 193}
          {...(name.length > FITTING[family]
            ? { textLength: WIDEST[family], lengthAdjust: "spacingAndGlyphs" }
            : {})}
        >
          {name}
        </text>
      </g>
    </svg>
  );
}

/** A card that lies face down: the deck, a luxury turned by an early exit. */
export function CardBack({ label }: { readonly label?: string | undefined }) {
  return (
    <svg
      class="card back"
      viewBox="0 0 150 214"
      {...(label === undefined ? { "aria-hidden": "true" } : { role: "img", "aria-label": label })}
    >
      <Part id="back" />
    </svg>
  );
}
