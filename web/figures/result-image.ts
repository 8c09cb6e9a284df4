/** The result as a picture to keep or send: drawn here, so that nothing leaves the device. */
export interface ResultPicture {
  readonly table: string;
  readonly headline: string;
  readonly lines: readonly {
    readonly name: string;
    readonly sum: string;
    readonly score: string;
    readonly out: boolean;
  }[];
}

/** The size that services show links and pictures at. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 70;
const FIRST_LINE = 270;
/** The game's own name, the same in every language. */
const HOUSE = "High Society";

/** A PNG of it; null where this browser cannot draw one. */
export async function drawResult(picture: ResultPicture): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  const colour = colours(document.documentElement);
  pen.fillStyle = colour("paper");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  frame(pen, colour("line"));
  const serif = colour("serif");
  const sans = colour("sans");
  text(pen, picture.table, {
    x: MARGIN,
    y: 130,
    font: `500 36px ${sans}`,
    fill: colour("ink-2"),
    room: 700,
  });
  text(pen, picture.headline, {
    x: MARGIN,
    y: 200,
    font: `700 56px ${serif}`,
    fill: colour("primary"),
  });
  const step = Math.min(70, (HEIGHT - FIRST_LINE - 40) / Math.max(1, picture.lines.length));
  picture.lines.forEach(({ name, sum, score, out }, place) => {
    const y = FIRST_LINE + place * step + 20;
    const fill = colour(out ? "oxblood" : "ink");
    text(pen, name, { x: MARGIN, y, font: `700 34px ${sans}`, fill, room: 300 });
    // The serif has lining figures; a canvas cannot ask the other face for them.
    text(pen, sum, { x: 400, y, font: `700 28px ${serif}`, fill: colour("ink-2"), room: 560 });
    pen.textAlign = "end";
    text(pen, score, { x: WIDTH - MARGIN, y, font: `700 42px ${serif}`, fill, room: 170 });
    pen.textAlign = "start";
  });
  pen.textAlign = "end";
  text(pen, HOUSE, {
    x: WIDTH - MARGIN,
    y: 130,
    font: `700 36px ${serif}`,
    fill: colour("brass"),
    room: 300,
  });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly fill: string;
  /** The width it must fit into. */
  readonly room?: number;
}

function text(pen: CanvasRenderingContext2D, words: string, at: Written): void {
  pen.font = at.font;
  pen.fillStyle = at.fill;
  pen.fillText(words, at.x, at.y, at.room ?? WIDTH - 2 * MARGIN);
}

/** The double rule of the house. */
function frame(pen: CanvasRenderingContext2D, line: string): void {
  pen.strokeStyle = line;
  for (const [inset, width] of [
    [26, 5],
    [38, 2],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
  }
}

/** The palette as the page wears it, day or gaslight. */
function colours(page: HTMLElement): (name: string) => string {
  const style = getComputedStyle(page);
  return (name) => style.getPropertyValue(`--${name}`).trim();
}
