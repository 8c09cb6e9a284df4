import type { JSX } from "preact";
import { Icon } from "../art/icon.tsx";
import type { IconName } from "../art/icons.ts";
import type { ReplayTexts } from "../i18n/texts.ts";
import { Segments } from "../parts/choice-list.tsx";
import type { Player, Speed } from "./player.ts";

/** Where a range's thumb stands at its ends, in parts of its width. */
const INSET = 8;

const SPEED_CHOICES: readonly { readonly value: Speed; readonly name: string }[] = (
  [1, 2, 4] as const
).map((value) => ({ value, name: `×${value}` }));

/** In the place of the dock: a scrubber with a mark for each lot. Nothing here can play a card. */
export function ReplayDesk({
  player,
  words,
  position,
}: {
  readonly player: Player;
  readonly words: ReplayTexts;
  /** Where one is, in words. */
  readonly position: string;
}): JSX.Element {
  const at = player.at.value;
  const { last } = player;
  const key = (icon: IconName, label: string, press: () => void): JSX.Element => (
    <button type="button" class="btn small" aria-label={label} onClick={press}>
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="dock scrub" aria-label={words.scrub}>
      <div class="track">
        <svg class="marks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
          {player.lots.map((place) => {
            const x = INSET + ((1000 - 2 * INSET) * place) / Math.max(1, last);
            return <line key={place} x1={x} x2={x} y1="0" y2="10" />;
          })}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.move}
          aria-valuetext={position}
          onInput={(event) => player.go(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div class="keys">
        {key("first", words.first, () => player.go(0))}
        {key("back", words.prev, () => player.step(-1))}
        {player.playing.value
          ? key("pause", words.pause, player.toggle)
          : key("play", words.play, player.toggle)}
        {key("forward", words.next, () => player.step(1))}
        {key("last", words.last, () => player.go(last))}
      </div>
      <div class="ways">
        <Segments
          legend={words.speed}
          name="speed"
          choices={SPEED_CHOICES}
          value={player.speed.value}
          onChoose={player.setSpeed}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={player.byLot.value}
            onChange={(event) => player.setByLot(event.currentTarget.checked)}
          />
          {words.byLot}
        </label>
      </div>
    </section>
  );
}
