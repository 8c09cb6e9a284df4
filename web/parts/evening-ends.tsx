import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import { LampRow } from "../art/lamp-row.tsx";
import { texts } from "../i18n/language.ts";

const PETALS = Array.from({ length: 9 }, (_, petal) => petal);
const ALL_LAMPS = 4;

/**
 * The fourth lamp lights, petals fall, and it is gone within 1.2 s or with the first press
 * (ux.md A12.1). That press does nothing else, since
 * nobody sees what it would hit. The banner says it all; without motion it is never shown.
 */
export function EveningEnds(): JSX.Element | null {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const end = (): void => setShown(false);
    addEventListener("keydown", end);
    addEventListener("pointerdown", end);
    return () => {
      removeEventListener("keydown", end);
      removeEventListener("pointerdown", end);
    };
  }, []);
  if (!shown) return null;
  return (
    <div
      class="evening"
      aria-hidden="true"
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget) setShown(false);
      }}
    >
      <LampRow lit={ALL_LAMPS} label="" />
      <p class="num">{texts.value.after.end.title}</p>
      <svg class="petals" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
        {PETALS.map((petal) => (
          <g key={petal} transform={`translate(${6 + petal * 11} ${-6 - ((petal * 7) % 12)})`}>
            <path class="petal" d="M0 0Q4 1 3 5 0 4 0 0z" />
          </g>
        ))}
      </svg>
    </div>
  );
}
