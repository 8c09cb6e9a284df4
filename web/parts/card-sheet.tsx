import type { JSX } from "preact";
import { isLuxury, isPrestige, statusOf, type StatusCard } from "../../shared/contract/cards.ts";
import { CardArt } from "../art/card-art.tsx";
import { formats, texts } from "../i18n/language.ts";
import type { Texts } from "../i18n/texts.ts";
import { scoreText } from "../table/score-sum.ts";
import { Dialog } from "./dialog.tsx";
import type { SheetProps } from "./table-sheet.tsx";

/** The lot in full: what it does, and what it would do to the viewer's own score. */
export function CardSheet({ view, onClose }: SheetProps): JSX.Element | null {
  const { auction, you } = view;
  if (auction === null) return null;
  const { card } = auction;
  const words = texts.value.sheets.card;
  const own = you === null ? undefined : view.seats[you.seat]?.cards;
  const heading = texts.value.table.lot.heading(card);
  return (
    <Dialog
      title={heading}
      kind="sheet"
      closeLabel={texts.value.table.status.close}
      onClose={onClose}
    >
      <div class="told">
        <CardArt card={card} name={texts.value.table.cards[card].name} label={heading} full />
        <div class="stack">
          <p>{effectText(card, texts.value)}</p>
          {own !== undefined && <p>{ownEffect(own, card, texts.value)}</p>}
          <p class="k">{auction.kind === "disgrace" ? words.avoided : words.won}</p>
        </div>
      </div>
    </Dialog>
  );
}

function effectText(card: StatusCard, { sheets }: Texts): string {
  if (isLuxury(card)) return sheets.card.luxury;
  if (isPrestige(card)) return sheets.card.prestige;
  return sheets.card[card];
}

function ownEffect(own: readonly StatusCard[], card: StatusCard, { sheets }: Texts): string {
  const before = statusOf(own);
  const after = statusOf([...own, card]);
  return before === after
    ? sheets.card.yoursSame(scoreText(before, formats.value))
    : sheets.card.yours(scoreText(before, formats.value), scoreText(after, formats.value));
}
