import { formatStatus, type TableSeen } from "./mail-blocks.ts";
import type { NoticeTexts } from "./texts/notice-texts.ts";

/** Who won, in a sentence. */
export function resultLine({ view, you }: TableSeen, texts: NoticeTexts): string {
  const { result } = view;
  if (result === null) return texts.result.ended;
  const [winner] = result.winners;
  if (winner === undefined) return texts.result.shared;
  const score = formatStatus(result.status[winner] ?? 0, texts);
  if (result.winners.length === 1 && winner === you.seat) return texts.result.won(score);
  const names = result.winners.map((seat) => view.seats[seat]?.name ?? "–");
  return texts.result.wins(new Intl.ListFormat(texts.locale).format(names), names.length, score);
}
