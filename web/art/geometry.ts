/** Points and paths for generated art. Coordinates are SVG user units, rounded to a tenth. */
export type Point = readonly [x: number, y: number];

export function fixed(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text.replace(/^(-?)0\./, "$1.");
}

export function polyline(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${fixed(x)} ${fixed(y)}`)
    .join("")
    .replaceAll(" -", "-");
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`;
}

export function onCircle(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** `count` evenly spread copies of what `draw` returns for an angle in degrees. */
export function around(count: number, draw: (degrees: number) => string, from = 0): string {
  return Array.from({ length: count }, (_, index) => draw(from + (360 / count) * index)).join("");
}

/**
 * The flower of a banknote: r(θ) = R (0.72 + a cos kθ), closed.
 *
 * @param fineness points for one tenth of a lobe: 1 is smooth at a card's size
 */
export function rosette(radius: number, lobes: number, amplitude: number, fineness = 1): string {
  const steps = Math.max(60, lobes * 10) * fineness;
  return polygon(
    Array.from({ length: steps }, (_, step) => {
      const degrees = (360 / steps) * step;
      const swell = 0.72 + amplitude * Math.cos((lobes * degrees * Math.PI) / 180);
      return onCircle(radius * swell, degrees);
    }),
  );
}

/** The part of the line through `through` along `direction` that lies in a convex polygon. */
export function chord(
  shape: readonly Point[],
  through: Point,
  direction: Point,
): readonly [Point, Point] | undefined {
  const crossings: number[] = [];
  shape.forEach(([ax, ay], index) => {
    const [bx, by] = shape[(index + 1) % shape.length] ?? [ax, ay];
    const edge: Point = [bx - ax, by - ay];
    const cross = direction[0] * edge[1] - direction[1] * edge[0];
    if (Math.abs(cross) < 1e-9) return;
    const offset: Point = [ax - through[0], ay - through[1]];
    const along = (offset[0] * edge[1] - offset[1] * edge[0]) / cross;
    const onEdge = (offset[0] * direction[1] - offset[1] * direction[0]) / cross;
    if (onEdge >= 0 && onEdge < 1) crossings.push(along);
  });
  if (crossings.length < 2) return undefined;
  const at = (along: number): Point => [
    through[0] + direction[0] * along,
    through[1] + direction[1] * along,
  ];
  return [at(Math.min(...crossings)), at(Math.max(...crossings))];
}
