import { useState } from "preact/hooks";
import type { JSX } from "preact";
import type { MoneyCard } from "../../shared/contract/cards.ts";
import type { Texts } from "../i18n/texts.ts";

/**
 * The twelfth place of the hand: "Least" chooses the cheapest legal raise (never by
 * itself), "Clear" empties the choice, "Again" brings back what was cleared.
 */
export function HandTool({
  chosen,
  cheapest,
  texts,
  onChoose,
}: {
  readonly chosen: readonly MoneyCard[];
  readonly cheapest: readonly MoneyCard[] | null;
  readonly texts: Texts;
  readonly onChoose: (cards: readonly MoneyCard[]) => void;
}): JSX.Element {
  const words = texts.table.dock;
  const [cleared, setCleared] = useState<readonly MoneyCard[]>([]);
  const tool =
    chosen.length > 0
      ? {
          id: "clear",
          label: words.clear,
          long: words.clearLong,
          press: () => {
            setCleared(chosen);
            onChoose([]);
          },
        }
      : cleared.length > 0
        ? {
            id: "again",
            label: words.again,
            long: words.againLong,
            press: () => {
              setCleared([]);
              onChoose(cleared);
            },
          }
        : {
            id: "least",
            label: words.smallestShort,
            long: words.smallest,
            press: () => cheapest !== null && onChoose(cheapest),
          };
  const idle = tool.id === "least" && cheapest === null;
  return (
    <button
      type="button"
      class="tool"
      data-tool={tool.id}
      aria-label={tool.long}
      hidden={idle}
      onClick={tool.press}
    >
      {tool.label}
    </button>
  );
}
