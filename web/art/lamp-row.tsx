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

export function LampRow({ lit, label, text }: LampRowProps) {
  return (
    <div class="lamps" role="img" aria-label={label}>
      {LAMPS.map((lamp) => (
        <svg key={lamp} class="lamp" viewBox="-10 -14 20 28">
          <Part id={lamp < lit ? "lamp-lit" : "lamp-dark"} />
        </svg>
      ))}
      {text !== undefined && <span aria-hidden="true">{text}</span>}
    </div>
  );
}
