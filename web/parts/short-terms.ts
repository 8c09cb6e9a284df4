import type { Options } from "../../shared/contract/options.ts";
import type { Language } from "../i18n/texts.ts";
import { SPEED_NAMES, SPEEDS, type Speed } from "../state/table-draft.ts";

/** Which of the speeds that this client offers a clock is; undefined for one that only the API sets. */
export function speedOf(clock: Options["clock"]): Speed | undefined {
  return SPEED_NAMES.find((name) => {
    const offered = SPEEDS[name];
    return clock === null
      ? offered === null
      : offered?.bank === clock.bank && offered.increment === clock.increment;
  });
}

/** How a table plays, in a line: "Speed: Today. Twists: none." */
export function shortTerms(
  { clock, variants }: Pick<Options, "clock" | "variants">,
  { texts, formats }: Language,
): string {
  const { lobby, create } = texts.pages;
  const speed = speedOf(clock);
  const name =
    speed === undefined
      ? `${formats.span(clock?.bank ?? 0)} + ${formats.span(clock?.increment ?? 0)}`
      : create.speeds[speed].name;
  const twists = variants.map((variant) => create.variants[variant].name);
  return `${lobby.speed(name)} ${lobby.twists(twists.join(", "))}`;
}
