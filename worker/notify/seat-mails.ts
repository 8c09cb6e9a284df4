import { turnHeadline } from "./headline.ts";
import {
  answerBlock,
  formatStatus,
  recapBlocks,
  stateBlock,
  type TableSeen,
} from "./mail-blocks.ts";
import type { Block, Page } from "./mail-page.ts";
import { resultLine } from "./result-line.ts";
import type { NoticeTexts } from "./texts/notice-texts.ts";

/** Where a mail's links lead. `seat` holds the key, behind #. */
export interface MailLinks {
  readonly seat: string;
  readonly stop: string;
}

/** A mail in words: what the envelope needs is added by the caller. */
export interface Written {
  readonly subject: string;
  readonly page: Page;
}

/** "[Tuesday soirée] Your turn: …" */
export function subjectOf(table: string, title: string): string {
  return `[${table}] ${title}`;
}

function footer(table: string, links: MailLinks, texts: NoticeTexts): readonly Block[] {
  return [
    { kind: "small", text: texts.mail.keep },
    { kind: "small", text: texts.mail.why(table) },
    { kind: "small", text: texts.mail.unsubscribe, url: links.stop },
  ];
}

function written(
  table: string,
  title: string,
  blocks: readonly Block[],
  texts: NoticeTexts,
  answered: boolean,
): Written {
  const answerAbove = answered ? texts.mail.above : null;
  const subject = subjectOf(table, title);
  return {
    subject,
    page: { locale: texts.locale, colon: texts.colon, title: subject, answerAbove, blocks },
  };
}

/** The mail of a turn: what happened, how things stand, what to write, and the one button. */
export function turnMail(
  seen: TableSeen,
  links: MailLinks,
  texts: NoticeTexts,
  first: string | null = null,
): Written {
  const title = turnHeadline(seen.view, texts);
  const table = seen.view.name;
  return written(
    table,
    title,
    [
      ...(first === null ? [] : [{ kind: "line", text: first } as const]),
      { kind: "heading", text: title },
      ...recapBlocks(seen, texts),
      stateBlock(seen, texts),
      { kind: "button", text: texts.mail.button, url: links.seat },
      answerBlock(seen, texts),
      ...footer(table, links, texts),
    ],
    texts,
    true,
  );
}

/** How the table stands while others are to act: an answer to a mail, or the day's digest. */
export function waitingMail(
  seen: TableSeen,
  links: MailLinks,
  texts: NoticeTexts,
  first: string,
): Written {
  const table = seen.view.name;
  return written(
    table,
    first,
    [
      { kind: "heading", text: first },
      ...recapBlocks(seen, texts),
      stateBlock(seen, texts),
      { kind: "button", text: texts.mail.button, url: links.seat },
      ...footer(table, links, texts),
    ],
    texts,
    true,
  );
}

/** The result, in rank order; the arithmetic is on the page. */
export function overMail(
  seen: TableSeen,
  links: MailLinks,
  texts: NoticeTexts,
  first: string | null = null,
): Written {
  const { view } = seen;
  const { result } = view;
  const title = result === null ? texts.headline.ended : texts.headline.over;
  const rows = (result?.ranking ?? []).map(({ seat, rank }): readonly [string, string] => {
    const score = formatStatus(result?.status[seat] ?? 0, texts);
    const row = texts.result.row(score, result?.money[seat] ?? 0);
    const eligible = result?.eligible.includes(seat) ?? false;
    const name = view.seats[seat]?.name ?? "–";
    return [
      eligible ? `${rank}. ${name}` : name,
      eligible ? row : `${row} · ${texts.result.poorest}`,
    ];
  });
  return written(
    view.name,
    title,
    [
      ...(first === null ? [] : [{ kind: "line", text: first } as const]),
      { kind: "heading", text: resultLine(seen, texts) },
      ...(rows.length === 0 ? [] : [{ kind: "facts", rows } as const]),
      { kind: "button", text: texts.mail.button, url: links.seat },
      ...footer(view.name, links, texts),
    ],
    texts,
    false,
  );
}

/** A message of one sentence: a rematch, the seat's link, a trial. */
export function shortMail(
  table: string,
  message: { readonly title: string; readonly line: string; readonly seat: string | null },
  stop: string | null,
  texts: NoticeTexts,
): Written {
  const { title, line, seat } = message;
  const blocks: readonly Block[] = [
    { kind: "heading", text: title },
    { kind: "line", text: line },
    ...(seat === null
      ? []
      : [
          { kind: "button", text: texts.mail.button, url: seat } as const,
          { kind: "small", text: texts.mail.keep } as const,
        ]),
    ...(stop === null ? [] : [{ kind: "small", text: texts.mail.unsubscribe, url: stop } as const]),
  ];
  return written(table, title, blocks, texts, false);
}

/** Asks whoever reads an address whether it may be written to. */
export function confirmMail(
  table: string,
  name: string,
  confirmUrl: string,
  texts: NoticeTexts,
): Written {
  const { confirm } = texts;
  return written(
    table,
    confirm.subject,
    [
      { kind: "heading", text: confirm.subject },
      { kind: "line", text: confirm.body(name, table) },
      { kind: "button", text: confirm.button, url: confirmUrl },
      { kind: "small", text: confirm.ignore },
    ],
    texts,
    false,
  );
}
