import type { OwnSeat, DealtView } from "../../shared/contract/view-schema.ts";
import { luxuryValue } from "../../shared/engine/cards.ts";
import { lotOf } from "./headline.ts";
import type { NoticeTexts } from "./texts/notice-texts.ts";

type Row = readonly [command: string, meaning: string];

/**
 * What the seat may write in an answer, with what it does: only what is legal now, by the view's
 * own word.
 */
export function commandRows(view: DealtView, you: OwnSeat, texts: NoticeTexts): readonly Row[] {
  const { commands, mail } = texts;
  const rows: Row[] = [];
  for (const action of you.legal.actions) {
    switch (action) {
      case "bid":
        if (you.legal.cheapest !== null) {
          rows.push([`${commands.bid} ${you.legal.cheapest.join(" ")}`, mail.smallest]);
        }
        break;
      case "pass": {
        const { auction } = view;
        const takes = auction?.kind === "disgrace" ? lotOf(auction.card, texts) : null;
        const hasLaid = (view.seats[you.seat]?.bid ?? []).length > 0;
        const plain = hasLaid ? mail.pass : mail.passPlain;
        rows.push([commands.pass, takes === null ? plain : mail.passTakes(takes)]);
        break;
      }
      case "seal": {
        const lowest = you.hand[0];
        if (lowest !== undefined) rows.push([`${commands.seal} ${lowest}`, mail.seal]);
        rows.push([`${commands.seal} ${commands.nothing}`, mail.sealEmpty]);
        break;
      }
      case "discard":
        for (const card of you.legal.discard) {
          rows.push([`${commands.discard} ${luxuryValue(card)}`, mail.discard(texts.cards[card])]);
        }
        break;
      case "exit": {
        const card = you.legal.exit?.luxuries[0];
        const recover = you.legal.exit?.recover.at(-1);
        if (card === undefined || recover === undefined) break;
        const command = `${commands.exit} ${luxuryValue(card)} ${commands.take} ${recover}`;
        rows.push([command, mail.exit(texts.cards[card], recover)]);
        break;
      }
    }
  }
  return [...rows, [commands.status, mail.status], [commands.help, mail.help]];
}
