import type { JSX } from "preact";
import type { Seat } from "../../shared/engine/seat.ts";
import { CardArt, CardBack } from "../art/card-art.tsx";
import { formats, texts } from "../i18n/language.ts";
import { useServerTime } from "../state/server-clock.ts";
import { explainedScore } from "../table/score-sum.ts";
import { BotVote } from "./bot-vote.tsx";
import { Dialog } from "./dialog.tsx";
import { SeatSeal } from "./seat-seal.tsx";
import type { SheetProps } from "./table-sheet.tsx";

/** A rival's side of the table, as everyone may see it (rules.md 10). */
export function RivalSheet({
  visit,
  view,
  seat,
  onClose,
}: SheetProps & { readonly seat: Seat }): JSX.Element | null {
  const rival = view.seats[seat];
  const now = useServerTime(visit.session.store.clockOffset.value, rival?.deadlineAt ?? null);
  if (rival === undefined) return null;
  const { pages, sheets, table } = texts.value;
  const words = sheets.rival;
  // While his turn runs the bank empties; it was counted when the view was made.
  const left =
    rival.deadlineAt === null || view.pausedUntil !== null
      ? null
      : (Date.parse(rival.deadlineAt) - now) / 1000;
  return (
    <Dialog
      title={rival.name ?? "–"}
      mark={<SeatSeal livery={rival.livery} name={rival.name ?? "–"} />}
      kind="sheet"
      closeLabel={table.status.close}
      onClose={onClose}
    >
      {(rival.kind === "bot" || rival.away) && (
        <p class="k">
          {rival.kind === "bot" && pages.lobby.bot(pages.create.botLevels[rival.level ?? "gentle"])}{" "}
          {rival.away && words.away}
        </p>
      )}
      {rival.cards.length + rival.turnedDown.length === 0 && <p>{words.none}</p>}
      <ul class="shelf">
        {rival.cards.map((card) => (
          <li key={card}>
            <CardArt card={card} name={table.cards[card].name} label={table.lot.heading(card)} />
          </li>
        ))}
        {rival.turnedDown.map((card) => (
          <li key={card}>
            <CardBack label={words.down(table.cards[card].name)} />
            <small>{words.down(table.cards[card].name)}</small>
          </li>
        ))}
      </ul>
      {rival.pending && <p class="notice">{table.rivals.owes}</p>}
      <table class="figures">
        <tbody>
          <Figure
            name={words.score}
            value={explainedScore(rival.cards, rival.status, formats.value)}
          />
          <Figure name={words.hand} value={String(rival.handCount)} />
          <Figure name={words.spent} value={String(rival.spentCount)} />
          {rival.money !== null && <Figure name={words.purse} value={String(rival.money)} />}
          {rival.bank !== null && (
            <Figure name={words.time} value={formats.value.span(left ?? rival.bank)} />
          )}
        </tbody>
      </table>
      <BotVote visit={visit} view={view} seat={seat} />
    </Dialog>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }): JSX.Element {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  );
}
