import { render } from "preact";
import type { MoneyCard, StatusCard } from "../../shared/contract/cards.ts";
import { CardArt } from "../art/card-art.tsx";
import { tableTexts } from "../i18n/language.ts";

/*
 * What flies over the page is a picture of its own in a layer above it, so that nothing
 * on the page changes its place or its size. Pictures stand in the layer's corner and are
 * brought where they belong by `transform` alone.
 */

/** A note and a card as they are drawn in the layer, in CSS pixels; styles/motion.css. */
const NOTE = { width: 46, height: 52 };
const CARD = { width: 150, height: 214 };
const GLOW = { width: 64, height: 64 };

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** A picture with its way: what `Element.animate` takes. */
export interface Flight {
  readonly picture: Element;
  readonly frames: Keyframe[];
}

/** A note on its way to the lot, small once it is there. */
export function noteFlight(card: MoneyCard, from: Element, to: Element): Flight {
  const note = picture("flying note");
  const figure = document.createElement("span");
  figure.className = "num";
  figure.textContent = String(card);
  note.append(figure);
  return {
    picture: note,
    frames: [
      { transform: over(boxOf(from), NOTE, 1), opacity: 0 },
      { transform: over(boxOf(from), NOTE, 1), opacity: 1, offset: 0.1 },
      { transform: over(boxOf(to), NOTE, 0.7), opacity: 1, offset: 0.85 },
      { transform: over(boxOf(to), NOTE, 0.6), opacity: 0 },
    ],
  };
}

/** A status card that leaves the lot's place and shrinks into what stands for its new owner. */
export function cardFlight(card: StatusCard, from: Element, to: Element): Flight {
  const box = boxOf(from);
  return {
    picture: cardPicture(card),
    frames: [
      { transform: over(box, CARD, box.width / CARD.width), opacity: 1 },
      { transform: over(boxOf(to), CARD, 0.16), opacity: 0.9, offset: 0.9 },
      { transform: over(boxOf(to), CARD, 0.1), opacity: 0 },
    ],
  };
}

/** A luxury that leaves its owner: it rises from him and is gone. */
export function lossFlight(card: StatusCard, from: Element): Flight {
  const box = boxOf(from);
  const above = { ...box, top: box.top - 48 };
  return {
    picture: cardPicture(card),
    frames: [
      { transform: over(box, CARD, 0.16), opacity: 1 },
      { transform: over(above, CARD, 0.3), opacity: 0 },
    ],
  };
}

/** A lamp is lit: one soft glow behind it, no flicker (SC 2.3.1). */
export function glowFlight(lamp: Element): Flight {
  const box = boxOf(lamp);
  return {
    picture: picture("flying glow"),
    frames: [
      { transform: over(box, GLOW, 0.4), opacity: 0 },
      { transform: over(box, GLOW, 1), opacity: 0.9, offset: 0.4 },
      { transform: over(box, GLOW, 1.25), opacity: 0 },
    ],
  };
}

/** The black border of a disgrace draws itself around the place where the card appears. */
export function borderFlight(lot: Element): Flight {
  const box = boxOf(lot);
  const frame = picture("flying picture");
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", `0 0 ${CARD.width} ${CARD.height}`);
  const line = document.createElementNS(drawing.namespaceURI, "path");
  line.setAttribute("class", "mourning");
  line.setAttribute("pathLength", "1");
  line.setAttribute("d", "M10 10H118L140 32V204H10Z");
  drawing.append(line);
  frame.append(drawing);
  const transform = over(box, CARD, box.width / CARD.width);
  return {
    picture: frame,
    frames: [
      { transform, strokeDashoffset: 1 },
      { transform, strokeDashoffset: 0 },
    ],
  };
}

function cardPicture(card: StatusCard): Element {
  const place = picture("flying picture");
  render(<CardArt card={card} name={tableTexts.peek().table.cards[card].name} />, place);
  return place;
}

function picture(kind: string): HTMLElement {
  const element = document.createElement("div");
  element.className = kind;
  return element;
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The transform that lays a picture of this size, scaled, over the middle of a box. */
function over(box: Box, size: Size, scale: number): string {
  const left = box.left + (box.width - size.width * scale) / 2;
  const top = box.top + (box.height - size.height * scale) / 2;
  return `translate(${left}px, ${top}px) scale(${scale})`;
}
