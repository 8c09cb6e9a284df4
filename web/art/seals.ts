import { chord, fixed, onCircle, polygon, type Point } from "./geometry.ts";

/*
 * Five liveries, told apart by shape and by Petra Sancta hatching (the
 * engravers' convention for tinctures) as well as by colour.
 */
interface Livery {
  readonly colour: string;
  readonly shape: readonly Point[];
  /** Directions of the hatching lines; none means dots. */
  readonly lines: readonly Point[];
  /** Light liveries are hatched in ink, dark ones in ivory. */
  readonly light: boolean;
}

const IVORY = "#FFFAF0";
const INK = "#1E1A2B";

const shield: readonly Point[] = [
  [-12.5, -12.5],
  [12.5, -12.5],
  ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Point => {
    const angle = (t * Math.PI) / 2;
    return [12.5 * Math.cos(angle), -1 + 16 * Math.sin(angle)];
  }),
  ...[0.8, 0.6, 0.4, 0.2, 0].map((t): Point => {
    const angle = (t * Math.PI) / 2;
    return [-12.5 * Math.cos(angle), -1 + 16 * Math.sin(angle)];
  }),
];

export const LIVERY_ART = {
  azure: {
    colour: "#0F4C9A",
    shape: [
      [-12.5, -12.5],
      [12.5, -12.5],
      [12.5, 12.5],
      [-12.5, 12.5],
    ],
    lines: [[1, 0]],
    light: false,
  },
  or: {
    colour: "#E0A526",
    shape: [
      [0, -15],
      [15, 0],
      [0, 15],
      [-15, 0],
    ],
    lines: [],
    light: true,
  },
  gules: { colour: "#A61C2E", shape: shield, lines: [[0, 1]], light: false },
  vert: {
    colour: "#5FA37F",
    shape: Array.from({ length: 40 }, (_, step) => onCircle(13.8, step * 9)),
    lines: [[0.7071, 0.7071]],
    light: true,
  },
  sable: {
    colour: "#2E2C38",
    shape: [
      [-7.2, -13.4],
      [7.2, -13.4],
      [15, 0],
      [7.2, 13.4],
      [-7.2, 13.4],
      [-15, 0],
    ],
    lines: [
      [1, 0],
      [0, 1],
    ],
    light: false,
  },
} as const satisfies Record<string, Livery>;

export type LiveryName = keyof typeof LIVERY_ART;

/** A seal of 32 × 32 around 0, without its monogram. */
export function sealArt(name: LiveryName): string {
  const { colour, shape, lines, light }: Livery = LIVERY_ART[name];
  const ink = light ? INK : IVORY;
  const hatching =
    lines.length === 0
      ? `<path d="${dots(shape)}" stroke="${ink}" stroke-width="1.8" stroke-linecap="round"/>`
      : `<path d="${lines.map((direction) => hatch(shape, direction)).join("")}" stroke="${ink}" stroke-opacity=".6" stroke-width="1.1"/>`;
  return (
    `<path d="${polygon(shape)}" fill="${colour}"/>${hatching}` +
    `<path d="${polygon(shape)}" fill="none" stroke="var(--seal-line)" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<circle r="8" fill="var(--card)"/>`
  );
}

function hatch(shape: readonly Point[], direction: Point): string {
  const [dx, dy] = direction;
  return [-14, -10.5, -7, -3.5, 0, 3.5, 7, 10.5, 14]
    .map((step) => {
      const cut = chord(shape, [-dy * step, dx * step], direction);
      if (cut === undefined) return "";
      const [[ax, ay], [bx, by]] = cut;
      return `M${fixed(ax)} ${fixed(ay)}L${fixed(bx)} ${fixed(by)}`;
    })
    .join("");
}

function dots(shape: readonly Point[]): string {
  const places: Point[] = [];
  for (let y = -12; y <= 12; y += 4)
    for (let x = -12; x <= 12; x += 4) {
      const cut = chord(shape, [0, y + 0.01], [1, 0]);
      if (cut !== undefined && Math.abs(x) < cut[1][0] - 1.6) places.push([x, y]);
    }
  return places.map(([x, y]) => `M${x} ${y}h0`).join("");
}
