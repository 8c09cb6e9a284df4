/** Colour as eyes see it: contrast (WCAG 2), difference (CIEDE2000), and colour-blind sight (Machado). */
type Triple = readonly [number, number, number];

function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21. @param one @param other colours as `#rrggbb` */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Full severity; the rows give red, green and blue. */
const SIGHTS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;
export type Sight = keyof typeof SIGHTS;
export const ALL_SIGHTS = Object.keys(SIGHTS) as readonly Sight[];

/** How far apart two colours look to that sight; about 2 is just noticeable. */
export function difference(one: string, other: string, sight: Sight): number {
  return ciede2000(toLab(seen(one, sight)), toLab(seen(other, sight)));
}

function seen(hex: string, sight: Sight): Triple {
  const colour = linear(hex);
  const [red, green, blue] = SIGHTS[sight].map((row) =>
    Math.min(1, Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function toLab([red, green, blue]: Triple): Triple {
  const curve = (value: number): number =>
    value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const DEGREE = Math.PI / 180;
const hue = (a: number, b: number): number => (Math.atan2(b, a) / DEGREE + 360) % 360;

function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1.5 - 0.5 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)];
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const deltaHue = c1 * c2 === 0 ? 0 : 2 * Math.sqrt(c1 * c2) * Math.sin((turn * DEGREE) / 2);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const cosine = (factor: number, shift: number): number => Math.cos((factor * h + shift) * DEGREE);
  const t =
    1 - 0.17 * cosine(1, -30) + 0.24 * cosine(2, 0) + 0.32 * cosine(3, 6) - 0.2 * cosine(4, -63);
  const weightL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [dl, dc, dh] = [
    (l2 - l1) / weightL,
    (c2 - c1) / (1 + 0.045 * c),
    deltaHue / (1 + 0.015 * c * t),
  ];
  const rotation =
    -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * DEGREE) *
    2 *
    Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}
