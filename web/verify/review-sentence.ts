import type { Review } from "../../shared/bots/index.ts";
import type { Language, ReplayTexts } from "../i18n/texts.ts";

/** What sharp makes of a move, in sentences; the chances only where they differ noticeably. */
export function reviewSentences(
  review: Review,
  { insight }: ReplayTexts,
  { texts }: Language,
): readonly string[] {
  const { comparison, mine, sharp, reason, total } = review;
  const first = insight.compared[comparison](deed(review, insight, texts), total ?? 0);
  if (comparison === "same" || comparison === "as-good") return [first];
  const chance = insight.chance(percent(mine.chance), percent(sharp.chance));
  // That it was enough says why already.
  const why = comparison === "less-was-enough" ? [] : [insight.reasons[reason]];
  return [first, ...why, chance];

  function percent(share: number): string {
    return new Intl.NumberFormat(texts.code, { style: "percent" }).format(share);
  }
}

function deed(
  { sharp: { action }, total }: Review,
  { deeds }: ReplayTexts["insight"],
  { table }: Language["texts"],
): string {
  switch (action.type) {
    case "bid":
      return deeds.bid(total ?? 0);
    case "pass":
      return deeds.pass;
    case "seal":
      return deeds.seal(total ?? 0);
    case "discard":
      return deeds.discard(table.cards[action.luxury].name);
    case "exit":
      return deeds.exit(table.cards[action.luxury].name);
  }
}
