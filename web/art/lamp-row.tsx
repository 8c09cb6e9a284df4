import { Part } from "./part.tsx";

const LAMPS = [0, 1, 2, 3];

interface LampRowProps {
  /** Green cards that have appeared, 0 to 4. */
  readonly lit: number;
  /** For ears: "2 of 4 lamps lit; the game ends when the fourth is lit". */
  readonly label: string;
  /** For eyes, beside the lamps. */
  readonly text?: string | undefined;
}

/** Four street lanterns: the evening ends when the last one burns. */
export function LampRow({ lit, label, text }: LampRowProps) {
  return (
    <div class="lamps">
      <svg viewBox="-10 -14 86 28" role="img" aria-label={label}>
        {LAMPS.map((lamp) => (
          <Part
            key={lamp}
            id={lamp < lit ? "lamp-lit" : "lamp-dark"}
            transform={`translate(${lamp * 22} 0)`}
          />
        ))}
      </svg>
      {text !== undefined && <span aria-hidden="true">{text}</span>}
    </div>
  );
}
