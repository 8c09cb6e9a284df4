import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { BOT_LEVELS, type BotLevel } from "../../shared/contract/bot-level.ts";
import { texts } from "../i18n/language.ts";
import type { PracticeTexts } from "../i18n/texts.ts";
import type { PracticeChoice } from "../practice/practice-deal.ts";
import { ChoiceList, Segments } from "./choice-list.tsx";
import { Page } from "./page.tsx";
import { TwistList } from "./twist-list.tsx";

const SEATS = [3, 4, 5] as const;

/** Whom to practise against; it begins with one press. */
export function PracticeForm({
  words,
  onBegin,
}: {
  readonly words: PracticeTexts;
  readonly onBegin: (choice: PracticeChoice) => void;
}): JSX.Element {
  const [seats, setSeats] = useState<PracticeChoice["seats"]>(4);
  const [level, setLevel] = useState<BotLevel>("keen");
  const [variants, setVariants] = useState<PracticeChoice["variants"]>([]);
  const names = texts.value.pages.create.botLevels;
  return (
    <Page title={words.title} heading={words.title}>
      <p>{words.lead}</p>
      <form
        class="stack loose"
        onSubmit={(event) => {
          event.preventDefault();
          onBegin({ seats, level, variants });
        }}
      >
        <Segments
          legend={words.rivals}
          name="rivals"
          choices={SEATS.map((value) => ({ value, name: String(value - 1) }))}
          value={seats}
          onChoose={setSeats}
        />
        <ChoiceList
          legend={words.level}
          name="level"
          choices={BOT_LEVELS.map((value) => ({
            value,
            name: names[value],
            about: words.levels[value],
          }))}
          value={level}
          onChoose={setLevel}
        />
        <TwistList chosen={variants} onChoose={setVariants} />
        <button type="submit" class="btn p">
          {words.deal}
        </button>
      </form>
    </Page>
  );
}
