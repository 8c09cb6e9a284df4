import type { MoneyCard, View } from "../../shared/client/index.ts";
import { type DealtView, isDealt } from "../../shared/contract/view-schema.ts";
import { bannerOf } from "../../web/table/banner.ts";
import { type Dock, dockOf, type Note } from "../../web/table/dock.ts";
import { dockWordsOf } from "../../web/table/dock-words.ts";
import { castOutText, headline, resultLines } from "../../web/table/ending.ts";
import { lotOf } from "../../web/table/lot.ts";
import { rivalsOf } from "../../web/table/rivals.ts";
import { chipText, scoreText } from "../../web/table/score-sum.ts";
import { keyOf } from "./card-keys.ts";
import type { Desk } from "./desk.ts";
import { ENGLISH } from "./language.ts";

/** Columns of the narrowest terminal that is still served. */
export const WIDTH = 80;

const HELP = [
  "a … k choose a card · l the smallest raise · z clear · Enter bid or seal",
  "p pass · x early exit · ? this help · q quit (your seat stays yours)",
];

/** The whole screen: what happened lately, then the table as it is. No line is wider than WIDTH. */
export function screenOf(
  view: View,
  desk: Desk,
  news: readonly string[],
  now: number,
): readonly string[] {
  const lines = isDealt(view) ? tableLines(view, desk, now) : lobbyLines(view);
  return [...news, ...(news.length > 0 ? ["─".repeat(WIDTH)] : []), ...lines].flatMap(wrapped);
}

function lobbyLines(view: View): string[] {
  const seats = view.seats.map(({ seat, name, kind }) => {
    const you = view.you?.seat === seat ? ` (${ENGLISH.texts.table.dock.you})` : "";
    return `  ${seat + 1}  ${kind === "empty" ? "–" : `${name ?? "–"}${you}`}`;
  });
  const isHost = view.you !== null && view.host === view.you.seat;
  const hint =
    view.status === "over"
      ? headline(view, ENGLISH)
      : isHost
        ? "Enter: start · q: quit"
        : `The host, ${view.seats[view.host ?? 0]?.name ?? "–"}, starts the game. q: quit`;
  return [view.name, ...seats, "", hint];
}

function tableLines(view: DealtView, desk: Desk, now: number): string[] {
  if (view.status === "over") return endLines(view);
  const dock = dockOf(view, desk.selection);
  const banner = bannerOf(view, ENGLISH, now);
  const left = banner.left === null ? "" : ` ${banner.left.text}`;
  return [
    ...lotLines(view),
    "",
    ...rivalLines(view),
    "",
    banner.title.toUpperCase(),
    ...(banner.line + left === "" ? [] : [`${banner.line}${left}`]),
    ...(view.you === null ? [] : ownLines(view, dock, desk.selection)),
    ...(view.you === null ? ["q: quit"] : keyLines(view, desk, dock)),
    ...(desk.says === "" ? [] : [desk.says]),
  ];
}

function lotLines(view: DealtView): string[] {
  const lot = lotOf(view, ENGLISH);
  if (lot === null) return [view.name];
  const words = ENGLISH.texts.table.lot;
  const beat = lot.high === 0 ? words.noBid : `${words.toBeat} ${lot.high} ${lot.by}`.trimEnd();
  return [
    apart(lot.place, lot.lampsText),
    apart(lot.heading.toUpperCase(), beat),
    lot.rule,
    ...(lot.next === null ? [] : [lot.next.text]),
  ];
}

function rivalLines(view: DealtView): string[] {
  return rivalsOf(view, ENGLISH).map(({ seat, name, tagText, laid, detail, due }) => {
    const chips = (view.seats[seat]?.cards ?? []).map(chipText).join(" ");
    const bid = laid === null ? "" : ENGLISH.texts.table.rivals.laid(laid);
    const row = [fit(name, 16), fit(tagText, 9), fit(bid, 8), detail].join(" ");
    return `${due ? ">" : " "} ${row}${chips === "" ? "" : `  [${chips}]`}`.trimEnd();
  });
}

function ownLines(view: DealtView, dock: Dock, selection: readonly MoneyCard[]): string[] {
  const own = view.you === null ? undefined : view.seats[view.you.seat];
  if (own === undefined || view.you === null) return [];
  const chips = own.cards.map(chipText).join(" ");
  const words = ENGLISH.texts.table.dock;
  const line = words.own(scoreText(own.status, ENGLISH.formats), view.you.money);
  return [
    "",
    apart(`${words.legend}:`, `${line}${chips === "" ? "" : `  [${chips}]`}`),
    dock.notes.map((note) => noteText(note, selection)).join(" "),
  ];
}

/** `a 1` in the hand, `a(1)` chosen, `·1·` laid or sealed, `-` spent or aside. */
function noteText({ card, state }: Note, selection: readonly MoneyCard[]): string {
  switch (state) {
    case "hand":
      return selection.includes(card) ? `${keyOf(card)}(${card})` : `${keyOf(card)} ${card} `;
    case "laid":
    case "sealed":
      return `·${card}·`;
    case "aside":
      return `/${card}/`;
    case "gone":
      return " - ";
  }
}

function keyLines(view: DealtView, desk: Desk, dock: Dock): string[] {
  const { mode } = desk;
  switch (mode.kind) {
    case "sure":
      return ["", `${mode.question} y: yes · any other key: ${ENGLISH.texts.table.confirm.back}`];
    case "help":
      return ["", ...HELP];
    case "exit-luxury":
      return ["", "Turn which luxury down?", ...choices(view.you?.legal.exit?.luxuries ?? [])];
    case "exit-recover":
      return ["", `Take back which card? ${offered(view.you?.legal.exit?.recover ?? [])}`];
    case "cards":
      return dock.duty.kind === "discard"
        ? ["", ...choices(dock.duty.luxuries)]
        : ["", ...dockLines(view, dock)];
  }
}

function dockLines(view: DealtView, dock: Dock): string[] {
  const { sum, warning, pass, main } = dockWordsOf(dock, view, ENGLISH);
  const buttons = [
    ...(main.blocked === null ? [`Enter: ${main.label}, ${main.sub}`] : []),
    ...(pass.blocked === null ? [`p: ${pass.label}, ${pass.sub}`] : []),
    ...(dock.exit ? [`x: ${ENGLISH.texts.table.dock.exit}`] : []),
    "?: help",
  ];
  return [
    `${sum.text} ${sum.total}`.trim(),
    ...(warning === null ? [] : [warning]),
    buttons.join(" · "),
  ];
}

function choices(luxuries: readonly (keyof typeof ENGLISH.texts.table.cards)[]): string[] {
  const { cards } = ENGLISH.texts.table;
  return luxuries.map(
    (card, place) => `  ${place + 1}: ${cards[card].name}, ${cards[card].effect}`,
  );
}

function offered(cards: readonly MoneyCard[]): string {
  return cards.map((card) => `${keyOf(card)}: ${card}`).join(" · ");
}

function endLines(view: DealtView): string[] {
  if (view.result === null) return [headline(view, ENGLISH)];
  const lines = resultLines(view, view.result, ENGLISH).map(
    ({ seat, rank, sum, left, tie }) =>
      `${rank}. ${fit(view.seats[seat]?.name ?? "–", 16)} ${sum} · ${left}${tie === "" ? "" : ` · ${tie}`}`,
  );
  return [
    headline(view, ENGLISH).toUpperCase(),
    castOutText(view, view.result, ENGLISH),
    "",
    ...lines,
  ];
}

function fit(text: string, width: number): string {
  const letters = Array.from(text);
  return letters.length > width
    ? `${letters.slice(0, width - 1).join("")}…`
    : text + " ".repeat(width - letters.length);
}

/** One at the left, one at the right; under each other where there is no room. */
function apart(left: string, right: string): string {
  const gap = WIDTH - Array.from(left).length - Array.from(right).length;
  return gap < 2 ? `${left}\n${right}` : left + " ".repeat(gap) + right;
}

/** A long line broken at spaces; what has none is cut. */
function wrapped(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const lines: string[] = [];
    let rest = Array.from(line);
    while (rest.length > WIDTH) {
      const space = rest.lastIndexOf(" ", WIDTH);
      const end = space > 0 ? space : WIDTH;
      lines.push(rest.slice(0, end).join("").trimEnd());
      rest = rest.slice(space > 0 ? end + 1 : end);
    }
    return [...lines, rest.join("")];
  });
}
