import { useMemo } from "preact/hooks";
import type { JSX } from "preact";
import type { ApiEvent } from "../../shared/contract/event-schema.ts";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import { formats } from "../i18n/language.ts";
import { FIGURE_WORDS } from "../i18n/own-words.ts";
import { useWords } from "../i18n/use-words.ts";
import { momentsOf } from "../replay/moments.ts";
import { scoreText } from "../table/score-sum.ts";
import { BillChart } from "./bill-chart.tsx";
import { CourseChart } from "./course-chart.tsx";
import { boughtLots, courseOf, disgraceBill, extremes, lotsSold } from "./lots-sold.ts";
import { PriceChart } from "./price-chart.tsx";

/** A finished game in four figures, each with its numbers as a table (ux.md A12.5). */
export function GameFigures({
  frame,
  events,
}: {
  readonly frame: DealtView;
  readonly events: readonly ApiEvent[];
}): JSX.Element | null {
  const words = useWords(FIGURE_WORDS);
  const { seats } = frame;
  const { course, lots, bought } = useMemo(() => {
    const { seats: all, options, starter } = frame;
    const dealt = { seats: all.length, variants: options.variants, starter };
    const sold = lotsSold(events);
    return { course: courseOf(momentsOf(dealt, events)), lots: sold, bought: boughtLots(sold) };
  }, [frame, events]);
  if (words === null) return null;
  return (
    <div class="charts">
      <CourseChart
        id="money"
        title={words.money}
        words={words}
        seats={seats}
        values={course.money}
        text={String}
      />
      <CourseChart
        id="growth"
        title={words.growth}
        words={words}
        seats={seats}
        values={course.status}
        text={(status) => scoreText(status, formats.value)}
      />
      <PriceChart words={words} seats={seats} bought={bought} ends={extremes(bought)} />
      <BillChart words={words} seats={seats} bill={disgraceBill(lots, seats.length)} lots={lots} />
    </div>
  );
}
