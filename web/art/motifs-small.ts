import { around, fixed, onCircle } from "./geometry.ts";

/*
 * One flat motif a card, centred, about 110 units across. Tones by variable:
 * m main, a accent, c the card's ground (for cuts), g the rosette's line.
 */
const M = 'fill="var(--m)"';
const A = 'fill="var(--a)"';
const C = 'fill="var(--c)"';
const cut = (width: number) => `fill="none" stroke="var(--c)" stroke-width="${width}"`;

export const orchid = (() => {
  const petal = "M0 0C6-30 34-50 52-34C62-20 44 4 0 0Z";
  const sepal = "M0 0C-16-14-15-44 0-56C15-44 16-14 0 0Z";
  const veins = "M6-4C16-20 30-28 42-28M8-3C20-10 34-14 46-20M5-7C12-22 20-32 32-36";
  const wing = `<path d="${petal}" ${M}/><path d="${veins}" ${cut(1.1)}/>`;
  return (
    `<path d="M4 20C16 34 18 44 12 58" fill="none" stroke="var(--f)" stroke-width="3.4"/>` +
    `<g ${M}><path d="${sepal}"/><path d="${sepal}" transform="rotate(128)"/><path d="${sepal}" transform="rotate(232)"/></g>` +
    `<path d="M0-10V-46M8 6L32 26M-8 6L-32 26" ${cut(1.1)}/>` +
    `<g stroke="var(--c)" stroke-width="1.6">${wing}<g transform="scale(-1 1)">${wing}</g></g>` +
    `<path d="M0-6C9-4 19 4 16 15C13 24 6 21 0 32C-6 21-13 24-16 15C-19 4-9-4 0-6Z" ${A} stroke="var(--c)" stroke-width="1.6"/>` +
    `<circle cy="3" r="4.5" ${M}/><path d="M-6 13h0M0 18h0M6 13h0" stroke="var(--m)" stroke-width="3" stroke-linecap="round"/>`
  );
})();

export const operaGlasses = (() => {
  const barrel =
    `<path d="M-42-22H-18L-10 32H-50Z" ${M}/><path d="M-44-34H-16V-22H-44Z" ${A}/>` +
    `<path d="M-53 30H-7V42Q-30 48-53 42Z" ${A}/><path d="M-36-16L-40 26" ${cut(2.4)}/><path d="M-44-28H-16M-52 36H-8" ${cut(1.2)}/>`;
  return (
    `<g transform="rotate(-9) translate(0 2)"><path d="M47 38L57 60" stroke="var(--m)" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M-18-14H18V-4H-18ZM-13 14H13V24H-13Z" ${M}/>${barrel}<g transform="scale(-1 1)">${barrel}</g>` +
    `<path d="M-7-26H7V14H-7Z" ${A}/><path d="M-7-20H7M-7-14H7M-7-8H7M-7-2H7M-7 4H7M-7 10H7" ${cut(1.2)}/></g>`
  );
})();

export const fan = (() => {
  const blades = Array.from({ length: 11 }, (_, index) => {
    const turn = -65 + index * 13;
    const guard = index === 0 || index === 10;
    return `<path d="M0 0L-8.4-72Q0-84 8.4-72Z" transform="rotate(${turn})" fill="var(--${guard ? "a" : "m"})"/>`;
  }).join("");
  const beads = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = onCircle(63, -90 - 52 + index * 13);
    return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="3" ${A}/>`;
  }).join("");
  const lace = (radius: number) => {
    const [x, y] = onCircle(radius, -90 + 58);
    return `M${fixed(-x)} ${fixed(y)}A${radius} ${radius} 0 0 1 ${fixed(x)} ${fixed(y)}`;
  };
  return (
    `<g transform="translate(0 38) scale(.86)"><g stroke="var(--c)" stroke-width="1.5" stroke-linejoin="round">${blades}</g>` +
    `<path d="${lace(52)}${lace(30)}" ${cut(1.6)}/>${beads}` +
    `<path d="M0 0C-10 10-4 16-8 22" fill="none" stroke="var(--a)" stroke-width="2"/><path d="M-11 20H-4L-3 32H-13Z" ${A}/>` +
    `<circle r="7" ${A}/><circle r="2.6" ${M}/></g>`
  );
})();

export const chronometer = (() => {
  const hours = around(12, (degrees) => {
    const long = degrees % 90 === 0;
    return `<path d="M0-31V${long ? -24 : -27}" transform="rotate(${degrees})" stroke-width="${long ? 3 : 1.6}"/>`;
  });
  const milled = around(
    6,
    (degrees) => `<path d="M0-3V3" transform="rotate(${degrees}) translate(0 3)"/>`,
  );
  return (
    `<g transform="translate(0 9)"><circle cy="-53" r="9" fill="none" stroke="var(--a)" stroke-width="4"/>` +
    `<path d="M-6-50H6V-38H-6Z" ${A}/><path d="M-2-49V-40M2-49V-40" ${cut(1)}/>` +
    `<circle r="43" ${M}/><circle r="39" fill="none" stroke="var(--a)" stroke-width="1.6"/><circle r="35" ${C}/>` +
    `<g stroke="var(--m)" fill="none">${hours}<circle cy="15" r="9" stroke-width="1.2"/><g transform="translate(0 15)" stroke-width=".8">${milled}</g></g>` +
    `<path d="M0 4L-3-16L0-22L3-16Z" transform="rotate(-58)" ${M}/><path d="M0 6L-2-22L0-29L2-22Z" transform="rotate(52)" ${M}/>` +
    `<circle r="3.6" ${A}/></g>`
  );
})();

export const parasol = (() => {
  const canopy =
    "M-54 8C-52-32-26-52 0-52C26-52 52-32 54 8Q45-2 36 8Q27-3 18 8Q9-4 0 8Q-9-4-18 8Q-27-3-36 8Q-45-2-54 8Z";
  const fringe = [-45, -27, -9, 9, 27, 45]
    .map((x) => `<circle cx="${x}" cy="6" r="2.6"/>`)
    .join("");
  return (
    `<g transform="rotate(-17) translate(0 4)"><path d="M0-58V44Q0 56 10 56Q19 56 19 47" fill="none" stroke="var(--f)" stroke-width="4.6" stroke-linecap="round"/>` +
    `<path d="${canopy}" ${M}/><path d="M0-52C-14-40-19-16-18 8M0-52C14-40 19-16 18 8M0-52C-28-42-38-18-36 8M0-52C28-42 38-18 36 8" ${cut(1.5)}/>` +
    `<path d="M-53-4Q0-20 53-4" fill="none" stroke="var(--a)" stroke-width="3.4"/><g ${A}>${fringe}<circle cy="-58" r="5"/></g></g>`
  );
})();
