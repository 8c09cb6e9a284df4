import { luxuryValue } from "../../shared/contract/cards.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { Language } from "../i18n/texts.ts";
import { explainedScore, scoreText } from "./score-sum.ts";
import { whoIs } from "./sentence.ts";

type Result = NonNullable<View["result"]>;

/** How the game ended, in the reader's own case: "You win with 32". */
export function headline(view: View, { texts, formats }: Language): string {
  const words = texts.after.end;
  const { result } = view;
  if (result === null) {
    return view.endedBy === "cancelled"
      ? texts.pages.lobby.cancelled
      : view.endedBy === "expired"
        ? texts.pages.lobby.expired
        : words.endedEarly;
  }
  const [winner] = result.winners;
  if (result.sharedLoss || winner === undefined) return words.shared;
  const score = scoreText(result.status[winner] ?? 0, formats);
  const names = result.winners.map((seat) => view.seats[seat]?.name ?? "–");
  const own = view.you?.seat;
  if (own === undefined) {
    return names.length > 1
      ? words.shareWin(formats.list(names), score)
      : words.wins(names[0] ?? "–", score);
  }
  const ownScore = scoreText(result.status[own] ?? 0, formats);
  if (result.winners.includes(own)) {
    return names.length > 1 ? words.shareWin(formats.list(names), score) : words.win(score);
  }
  if (!result.eligible.includes(own)) {
    const best = (result.status[own] ?? 0) > (result.status[winner] ?? 0);
    return best ? words.castOutWouldWin(ownScore) : words.castOutYou(ownScore);
  }
  const rank = result.ranking.find(({ seat }) => seat === own)?.rank ?? 1;
  return words.place(formats.list(names), score, words.places[rank - 1] ?? "", ownScore);
}

/** Who is out for having least, and how far the next one was (8.3); it comes before the ranking. */
export function castOutText(view: View, result: Result, { texts, formats }: Language): string {
  const words = texts.after.end;
  if (result.sharedLoss) return words.sharedLong;
  const out = result.money.flatMap((_, seat) => (result.eligible.includes(seat) ? [] : [seat]));
  const [first] = out;
  if (first === undefined) return "";
  const least = result.money[first] ?? 0;
  const next = Math.min(...result.eligible.map((seat) => result.money[seat] ?? 0));
  const sentence =
    out.length === 1
      ? words.castOut(whoIs(view, first), least)
      : words.castOutTie(formats.list(out.map((seat) => view.seats[seat]?.name ?? "–")), least);
  return `${sentence} ${words.nextPoorest(next)}`;
}

export interface ResultLine {
  readonly seat: Seat;
  readonly rank: number;
  readonly out: boolean;
  readonly won: boolean;
  /** "(5 + 2 + 9 − 5) × 2 ÷ 2 = 11" */
  readonly sum: string;
  readonly left: string;
  readonly score: string;
  /** Why this seat comes before the next one with the same score (9.5, 9.6); else empty. */
  readonly tie: string;
}

/** The seats in rank order, each with its arithmetic; those cast out come last (9.7). */
export function resultLines(view: View, result: Result, language: Language): readonly ResultLine[] {
  const { texts, formats } = language;
  const words = texts.after.end;
  return result.ranking.map(({ seat, rank }, place) => {
    const cards = view.seats[seat]?.cards ?? [];
    const status = result.status[seat] ?? 0;
    const sum = explainedScore(cards, status, formats);
    const out = !result.eligible.includes(seat);
    const next = result.ranking[place + 1]?.seat;
    return {
      seat,
      rank,
      out,
      won: result.winners.includes(seat),
      sum: out ? words.notCount(sum) : sum,
      left: words.left(result.money[seat] ?? 0),
      score: scoreText(status, formats),
      tie: out || next === undefined ? "" : tieText(view, result, seat, next, language),
    };
  });
}

function tieText(view: View, result: Result, seat: Seat, next: Seat, { texts }: Language): string {
  const words = texts.after.end;
  if (!result.eligible.includes(next) || result.status[seat] !== result.status[next]) return "";
  const who = whoIs(view, seat);
  if ((result.money[seat] ?? 0) > (result.money[next] ?? 0)) return words.tieMoney(who);
  const highest = (of: Seat): number =>
    Math.max(0, ...(view.seats[of]?.cards ?? []).map(luxuryValue));
  return highest(seat) > highest(next) ? words.tieLuxury(who) : words.tieAll;
}
