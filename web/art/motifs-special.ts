/* Prestiges in green and gilt, disgraces in oxblood and black; tones as in motifs-small.ts. */
const M = 'fill="var(--m)"';
const A = 'fill="var(--a)"';
const C = 'fill="var(--c)"';
const line = (tone: string, width: number) =>
  `fill="none" stroke="var(--${tone})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** Avant Garde: three peacock feathers. */
export const peacock = (() => {
  const barbs = Array.from({ length: 7 }, (_, index) => {
    const y = 8 - index * 7;
    const reach = 9 + index * 1.6;
    return `M0 ${y}Q${-reach} ${y - 4}${-reach - 2} ${y - 13}M0 ${y}Q${reach} ${y - 4} ${reach + 2} ${y - 13}`;
  }).join("");
  const feather =
    `<path d="M0 54V-34" ${line("m", 2.4)}/><path d="${barbs}" ${line("m", 1.7)}/>` +
    `<path d="M0-62C16-56 20-36 12-24Q6-16 0-16Q-6-16-12-24C-20-36-16-56 0-62Z" ${M}/>` +
    `<path d="M0-53C10-48 12-36 7-29Q0-21-7-29C-12-36-10-48 0-53Z" ${A}/><path d="M0-45C6-42 7-34 0-28C-7-34-6-42 0-45Z" ${M}/><circle cy="-36" r="2.6" ${C}/>`;
  return (
    `<g transform="translate(0 4) scale(.94)"><g transform="translate(0 8) rotate(-33 0 46) scale(.9)">${feather}</g><g transform="translate(0 8) rotate(33 0 46) scale(.9)">${feather}</g>${feather}` +
    `<path d="M-13 44Q0 36 13 44Q22 34 27 42Q22 50 13 48Q0 52-13 48Q-22 50-27 42Q-22 34-13 44Z" ${A}/></g>`
  );
})();

/** Bon Vivant: a coupe of champagne and grapes. */
export const coupe = (() => {
  const grapes = [
    [-6, 0],
    [6, 0],
    [18, 0],
    [0, 10],
    [12, 10],
    [6, 20],
  ] as const;
  const bunch = grapes.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.4"/>`).join("");
  return (
    `<g transform="translate(-6 0)"><path d="M-40-32H40C40-8 24 4 5 6V40C5 46 22 46 26 52H-26C-22 46-5 46-5 40V6C-24 4-40-8-40-32Z" ${M}/>` +
    `<path d="M-33-24H33C30-8 16-1 0-1C-16-1-30-8-33-24Z" ${A}/><path d="M-26-18Q-22-10-14-6" ${line("c", 2)}/>` +
    `<path d="M-12-12h0M2-16h0M12-10h0M20-17h0M-2-7h0M-18-30h0" ${line("c", 3.4)}/>` +
    `<path d="M-8-42h0M6-48h0M14-40h0M-2-54h0M0-37h0" ${line("a", 4.6)}/></g>` +
    `<g transform="translate(28 24)" ${M} stroke="var(--c)" stroke-width="1.5">${bunch}</g>` +
    `<path d="M34 18Q36 8 44 4" ${line("m", 2.4)}/><path d="M36 10C44-6 58 0 58 8C50 14 42 14 36 10Z" ${M}/><path d="M39 9Q48 5 54 7" ${line("c", 1)}/>`
  );
})();

/** Joie de Vivre: a butterfly. */
export const butterfly = (() => {
  const wing =
    `<path d="M3-6C8-40 36-56 54-44C62-34 54-6 30 0C20 3 10 2 3 0Z" ${M}/><path d="M3 2C18 2 40 6 42 24C42 42 26 50 18 42C10 34 6 16 3 8Z" ${M}/>` +
    `<path d="M9-8C15-30 32-43 45-38C50-30 42-12 28-7C20-5 14-6 9-8Z" ${A}/><path d="M9 8C18 9 33 14 34 25C33 35 26 39 21 34C15 28 11 16 9 8Z" ${A}/>` +
    `<path d="M8-8C20-16 32-26 44-38M9-7C22-10 32-14 42-22M9-9C16-22 22-32 32-39M9 8C18 16 26 22 32 27M9 9C14 18 18 26 22 34" ${line("m", 1.6)}/>` +
    `<circle cx="50" cy="-37" r="2.4" ${C}/><circle cx="51" cy="-27" r="2" ${C}/><circle cx="48" cy="-18" r="1.7" ${C}/><circle cx="37.5" cy="32" r="2" ${C}/>`;
  return (
    `<g transform="translate(0 4)">${wing}<g transform="scale(-1 1)">${wing}</g><path d="M0-16C5-10 4 20 0 34C-4 20-5-10 0-16Z" ${M} stroke="var(--c)" stroke-width="1.2"/>` +
    `<path d="M-1-15C-4-30-10-40-18-46M1-15C4-30 10-40 18-46" ${line("m", 1.8)}/><circle cx="-18" cy="-46" r="2.4" ${M}/><circle cx="18" cy="-46" r="2.4" ${M}/></g>`
  );
})();

/** Faux Pas: a dropped glove; below it a luxury struck out, where other cards have their value. */
export const glove =
  `<g transform="translate(2 2) rotate(152) translate(0 4)"><path d="M-17 0L-23-32M-6-4L-8-45M7-4L9-44M19 0L25-31M-20 18L-41-6" ${line("m", 13)}/>` +
  `<path d="M-24-4Q0-12 26-4L22 34H-20Q-26 18-24-4Z" ${M}/>` +
  `<path d="M-8-2L-10-20M1-3V-22M11-2L13-20" ${line("c", 1.5)}/>` +
  `<path d="M-22 34H24L30 56Q22 50 16 56Q8 50 1 56Q-6 50-13 56Q-20 50-28 56Z" ${A}/><path d="M-22 40H25" ${line("c", 1.4)}/>` +
  `<circle cx="1" cy="26" r="3" ${C}/></g>`;

/** Passé: a wilted flower. */
export const wilted = (() => {
  const petal = "M0 0C-9 8-10 24 0 34C10 24 9 8 0 0Z";
  const petals = [-58, -30, 0, 28]
    .map((turn) => `<path d="${petal}" transform="rotate(${turn})"/>`)
    .join("");
  return (
    `<path d="M-8 52C-16 22-20-14-2-38C10-52 28-48 32-28" ${line("a", 4.2)}/>` +
    `<path d="M-15 18C-32 6-46 14-48 36C-36 34-22 32-15 18Z" ${A}/><path d="M-20 21Q-34 22-43 32" ${line("c", 1.2)}/>` +
    `<g transform="translate(31 -24)"><g ${M} stroke="var(--c)" stroke-width="1.5">${petals}</g><path d="M-10-2Q-8-12 2-12Q12-10 11 0Q0 7-10-2Z" ${A}/></g>` +
    `<g ${M}><path d="M10 46C18 36 32 36 40 44C32 54 18 54 10 46Z"/><path d="M-40 50C-36 44-26 43-20 49C-26 56-36 56-40 50Z"/><path d="M36 22C42 20 48 26 46 34C38 34 34 28 36 22Z"/></g>` +
    `<path d="M16 46Q25 43 34 45" ${line("c", 1.2)}/>`
  );
})();

/** Scandale: the quill that wrote it. */
export const quill =
  `<path d="M-50 50C-36 40-30 56-18 48C-8 42-2 54 10 50C22 46 28 54 44 49" ${line("a", 2.6)}/>` +
  `<path d="M-40 42L-30 28L-24 33Z" ${A}/>` +
  `<path d="M-29 31C-20 8-14-16 6-36C22-52 40-58 50-58C52-44 46-24 34-8L22-6L28 0C16 14-2 24-21 30Z" ${M}/>` +
  `<path d="M-27 30C-8 2 16-28 44-52" ${line("c", 2)}/>` +
  `<path d="M-2 0L-10-8M8-13L0-22M18-25L11-34M28-36L23-44M4-8L16-8M-6 4L6 6M14-20L28-20M24-32L38-32" ${line("c", 1.2)}/>` +
  `<circle cx="28" cy="34" r="7" ${A}/><circle cx="38" cy="27" r="2.8" ${A}/><circle cx="18" cy="27" r="2" ${A}/>`;
