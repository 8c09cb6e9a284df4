import { around } from "./geometry.ts";

/* The five dearest luxuries; tones as in motifs-small.ts. */
const M = 'fill="var(--m)"';
const A = 'fill="var(--a)"';
const C = 'fill="var(--c)"';
const line = (tone: string, width: number) =>
  `fill="none" stroke="var(--${tone})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

export const thoroughbred =
  `<g transform="translate(0 2)"><path d="M-16 56C-13 40 1 30 4 13C-5 18-15 18-22 24C-27 31-32 34-38 32C-46 31-50 25-48 17C-45 4-37-8-29-20C-25-33-18-41-8-45L3-60L8-44C32-36 48-8 48 24C48 38 46 48 44 56Z" ${M}/>` +
  `<path d="M8-44C20-47 33-36 37-27C45-20 52-8 51 3C56 14 56 28 52 38C50 24 46 8 36-8C28-22 18-34 8-44Z" ${A}/>` +
  `<path d="M13-38C26-28 36-14 40-2M24-31C36-18 44-2 46 14M34-18C42-6 46 6 48 20" ${line("c", 1.3)}/>` +
  `<path d="M-9-41C-2-30 0-12-3 12M-36-6C-30 2-26 8-24 20M-26 6C0 30 20 42 46 46M-29-20C-20-20-10-20-2-18" ${line("a", 2.6)}/>` +
  `<circle cx="-17" cy="-24" r="3.4" ${C}/><circle cx="-26" cy="8" r="4" ${A}/><path d="M-43 17q3-3 5 0M-38 27q5 0 9-4" ${line("c", 1.6)}/></g>`;

export const motorCar = (() => {
  const spokes = around(8, (degrees) => `<path d="M0-4V-16" transform="rotate(${degrees})"/>`);
  const wheel = (x: number) =>
    `<g transform="translate(${x} 28)"><circle r="18" ${C} stroke="var(--m)" stroke-width="5"/><g ${line("m", 1.7)}>${spokes}</g><circle r="5" ${A}/></g>`;
  return (
    `<g transform="translate(0 -2)"><path d="M-54 16V-4Q-54-11-47-11H-23L-19-19H-15L-13 2H-3Q3-4 3-14Q3-28 13-28Q20-28 20-16V-4H26Q29-12 29-22Q31-36 42-33Q54-28 54 6V16Z" ${M}/>` +
    `<path d="M-48-4V10M-42-4V10M-36-4V10M-30-4V10" ${line("c", 1.5)}/><path d="M6-10Q7-22 13-22M33-14Q35-28 42-27" ${line("a", 2.6)}/>` +
    `<path d="M-14 6L-4-22M-11-26L3-19" ${line("m", 3.2)}/><path d="M-54 5H54" ${line("a", 2)}/>` +
    `<path d="M-59 27A25 25 0 0 1-12 18H12A25 25 0 0 1 59 27" ${line("m", 4.4)}/>${wheel(-34)}${wheel(34)}` +
    `<path d="M-62-10H-54V4H-62Q-66-3-62-10Z" ${A}/></g>`
  );
})();

export const portrait = (() => {
  const corner = `<path d="M-46-58Q-32-56-28-50Q-36-50-38-42Q-44-46-46-58Z" ${M}/>`;
  const corners = ["", "scale(-1 1)", "scale(1 -1)", "scale(-1)"]
    .map((flip) => `<g transform="${flip}">${corner}</g>`)
    .join("");
  return (
    `<g transform="scale(.98)"><path d="M-44-56H44V56H-44Z" ${A}/><path d="M-39-51H39V51H-39Z" ${line("c", 1.2)}/>` +
    `<path d="M-33-45H33V45H-33Z" ${M}/>${corners}` +
    `<g ${C}><path d="M-28 45C-27 26-14 23-7 19Q-4 15-5 9H7Q7 15 10 19C18 23 28 27 29 45Z"/><path d="M1-18C9-18 13-12 12-4C12 4 7 12 1 12C-5 12-9 6-10-1L-13 0L-9-6C-9-13-5-18 1-18Z"/></g>` +
    `<path d="M-25-13Q-16-19-8-18Q-8-30 5-30Q17-29 17-19Q25-17 28-10Q4-20-25-13Z" fill="var(--g)"/>` +
    `<path d="M10-24C16-40 28-38 31-28C24-32 18-28 15-20Z" ${A}/><path d="M-7 22Q1 30 10 22" ${line("m", 1.6)}/><circle cx="1.5" cy="29" r="2.4" ${A}/></g>`
  );
})();

export const steamYacht =
  `<g transform="translate(2 -2)"><path d="M-24 8V-50M22 6V-46" ${line("f", 2.6)}/>` +
  `<path d="M-56 6L-24-50L22-46L52 8M-24-50L-6 4M22-46L-4 4" ${line("f", 0.9)}/>` +
  `<path d="M-24-50L-40-45L-24-41ZM22-46L36-42L22-38Z" ${A}/>` +
  `<path d="M3-26C-6-34 2-42-8-48C-14-52-8-58-2-56" ${line("g", 4)}/>` +
  `<path d="M-5-24H9L11 2H-3Z" ${A}/><path d="M-5-24H9L9.5-17H-4.5Z" ${M}/>` +
  `<path d="M-30-4H38V12H-30Z" ${M}/><path d="M-24 2h0M-14 2h0M18 2h0M28 2h0" ${line("c", 5)}/>` +
  `<path d="M-62 4L-40 11H54Q52 28 40 36H-30Q-38 22-46 13Z" ${M}/><path d="M-38 17H50" ${line("a", 2.4)}/>` +
  `<path d="M-30 26h0M-20 26h0M-10 26h0M0 26h0M10 26h0M20 26h0M30 26h0" ${line("c", 4)}/>` +
  `<path d="M-60 42q10-8 20 0t20 0 20 0 20 0 20 0 20 0M-44 51q9-7 18 0t18 0 18 0 18 0 18 0" ${line("m", 3)}/></g>`;

export const island = (() => {
  const leaf = "M0 0C8-14 26-18 40-4C26-8 14-6 0 0Z";
  const fronds = [-8, -52, 38, 188, 232, 142]
    .map((turn) => {
      const back = turn > 90;
      return `<path d="${leaf}" transform="rotate(${back ? turn - 180 : turn})${back ? " scale(-1 1)" : ""}"/>`;
    })
    .join("");
  return (
    `<g transform="translate(0 -1)"><circle cx="12" cy="-12" r="33" ${A}/><path d="M-24-4H48M-22 4H46M-18 12H42" ${line("c", 1.2)}/>` +
    `<path d="M-54 36C-40 20-18 16 2 16C24 16 44 22 54 36Z" ${M}/>` +
    `<path d="M-8 20C-6 0-4-16-18-34M14 20C18 8 20-2 30-12" ${line("m", 4.6)}/>` +
    `<path d="M-9 10l8 1M-8 1l7 0M-9-8l7-2M-12-17l6-3" ${line("c", 1.2)}/>` +
    `<g ${M}><g transform="translate(-18 -34)">${fronds}</g><g transform="translate(30 -12) scale(.62)">${fronds}</g></g>` +
    `<circle cx="-14" cy="-28" r="3.4" ${C}/><circle cx="-21" cy="-27" r="3" ${C}/>` +
    `<path d="M-60 43q10-8 20 0t20 0 20 0 20 0 20 0 20 0M-42 52q9-7 18 0t18 0 18 0 18 0" ${line("m", 3)}/></g>`
  );
})();
