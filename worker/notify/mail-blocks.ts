import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { DealtView, OwnSeat } from "../../shared/contract/view-schema.ts";
import { effectOf, lotOf } from "./headline.ts";
import { commandRows } from "./mail-commands.ts";
import type { Block } from "./mail-page.ts";
import { recapOf } from "./recap.ts";
import type { NoticeTexts } from "./texts/notice-texts.ts";

/** What of a table a mail may tell: the seat's own view and its events, through the one door. */
export interface TableSeen {
  readonly view: DealtView;
  readonly you: OwnSeat;
  readonly events: readonly ApiEvent[];
  readonly timeZone: string;
}

/** A time in the person's zone and language: "Tue 3 Nov, 11:00". */
export function timeInZone(at: string | number, timeZone: string, texts: NoticeTexts): string {
  const format = new Intl.DateTimeFormat(texts.locale === "en" ? "en-GB" : texts.locale, {
    timeZone,
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return format.format(new Date(at));
}

/** What happened since the seat last played; nothing where nothing did. */
export function recapBlocks(seen: TableSeen, texts: NoticeTexts): readonly Block[] {
  const items = recapOf(seen.events, seen.view, texts);
  return items.length === 0 ? [] : [{ kind: "list", title: texts.facts.happened, items }];
}

/** The lot, who leads, what the seat has laid and holds, and until when. */
export function stateBlock({ view, you, timeZone }: TableSeen, texts: NoticeTexts): Block {
  const { facts } = texts;
  const money = (cards: readonly number[]): string =>
    cards.length === 0 ? facts.nothing : cards.join("\u00a0· ");
  const rows: (readonly [string, string])[] = [];
  const { auction } = view;
  if (auction !== null) {
    const effect = effectOf(auction.card, texts);
    const lot = lotOf(auction.card, texts).name;
    rows.push([facts.lot, effect === null ? lot : `${lot}, ${effect}`]);
    if (view.phase === "bidding") rows.push([facts.leads, leading(view, you, texts)]);
  }
  const laid = view.seats[you.seat]?.bid ?? [];
  const total = laid.reduce<number>((sum, card) => sum + card, 0);
  if (view.phase === "bidding") {
    rows.push([facts.laid, laid.length > 1 ? `${money(laid)} = ${total}` : money(laid)]);
  }
  const { deadlineAt } = view.seats[you.seat] ?? { deadlineAt: null };
  rows.push(
    [facts.hand, money(you.hand)],
    [facts.purse, String(you.money)],
    [facts.status, formatStatus(view.seats[you.seat]?.status ?? 0, texts)],
    [facts.lamps, `${view.greens} / 4`],
  );
  if (deadlineAt !== null) rows.push([facts.deadline, timeInZone(deadlineAt, timeZone, texts)]);
  return { kind: "facts", rows };
}

function leading(view: DealtView, you: OwnSeat, texts: NoticeTexts): string {
  const { auction } = view;
  if (auction === null || auction.high === 0) return texts.facts.nobody;
  if (auction.leader === null) return texts.facts.tied(auction.high);
  const name = view.seats[auction.leader]?.name ?? "–";
  return `${auction.leader === you.seat ? texts.facts.you : name}, ${auction.high}`;
}

/** Half points occur: "4½" as people write it. */
export function formatStatus(status: number, texts: NoticeTexts): string {
  const whole = Math.trunc(status);
  const number = new Intl.NumberFormat(texts.locale).format(whole).replace("-", "−");
  if (Number.isInteger(status)) return number;
  const sign = status < 0 && whole === 0 ? "−" : "";
  return whole === 0 ? `${sign}½` : `${number}½`;
}

/** How to play by answering, and what. */
export function answerBlock(seen: TableSeen, texts: NoticeTexts): Block {
  const rows = commandRows(seen.view, seen.you, texts);
  return { kind: "commands", title: texts.mail.howTo, rows };
}
