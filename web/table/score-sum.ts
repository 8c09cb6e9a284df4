import type { Formats } from "../i18n/formats.ts";
import { isLuxury, isPrestige, luxuryValue, type StatusCard } from "../../shared/contract/cards.ts";

const MINUS = "−";

/**
 * The arithmetic behind a score, in the order of the rules (9.1, 9.2): luxuries from
 * the one won first, five off, then the doublings and the halving, as
 * "(5 + 2 + 9 − 5) × 2 ÷ 2". The total is not computed here: it is the server's.
 *
 * @param cards the face-up cards of one seat
 */
export function scoreSum(cards: readonly StatusCard[]): string {
  const luxuries = cards.filter(isLuxury).map(luxuryValue);
  const minus = cards.includes("PS");
  const base = luxuries.length === 0 ? "0" : luxuries.join(" + ");
  const sum = minus ? `${base} ${MINUS} 5` : base;
  const factors = [
    ...cards.filter(isPrestige).map(() => " × 2"),
    ...(cards.includes("SC") ? [" ÷ 2"] : []),
  ].join("");
  const brackets = factors !== "" && (minus || luxuries.length > 1);
  return (brackets ? `(${sum})` : sum) + factors;
}

/**
 * The arithmetic with what it comes to, which never begins a line; a single number is not
 * explained by itself.
 */
export function explainedScore(
  cards: readonly StatusCard[],
  status: number,
  formats: Formats,
): string {
  const sum = scoreSum(cards);
  const score = digitsOf(status);
  return formats.sum(sum === score ? score : `${sum} =\u{a0}${score}`);
}

/** A score as it is read: "14", "−2½", "½". Scores come in exact halves (9.3). */
export function scoreText(status: number, formats: Formats): string {
  return formats.sum(digitsOf(status));
}

function digitsOf(status: number): string {
  const whole = Math.floor(Math.abs(status));
  const half = Math.abs(status) % 1 === 0.5 ? "½" : "";
  const digits = whole === 0 && half !== "" ? half : `${whole}${half}`;
  return status < 0 ? `${MINUS}${digits}` : digits;
}

/** What a card says on a seat's chip: "7", "×2", "−5", "½"; a Faux Pas that waits, "FP". */
export function chipText(card: StatusCard): string {
  if (isLuxury(card)) return String(luxuryValue(card));
  if (isPrestige(card)) return "×2";
  switch (card) {
    case "PS":
      return `${MINUS}5`;
    case "SC":
      return "½";
    case "FP":
      return "FP";
  }
}
