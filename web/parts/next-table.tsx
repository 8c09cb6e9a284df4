import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import { tablePath } from "../../shared/contract/links.ts";
import { AGREEMENT_WORDS } from "../i18n/own-words.ts";
import { useWords } from "../i18n/use-words.ts";
import { house } from "../state/house.ts";
import { keptSeats } from "../state/kept-seats.ts";
import { waitingTables, type WaitingTable } from "../table/next-table.ts";

/** After an own move: the other tables of this device that wait for it, the most urgent first (A5). */
export function NextTable({ game }: { readonly game: string }): JSX.Element | null {
  const words = useWords(AGREEMENT_WORDS);
  const [waiting, setWaiting] = useState<readonly WaitingTable[]>([]);
  useEffect(() => {
    let wanted = true;
    const others = keptSeats.peek().filter((kept) => kept.game !== game);
    void Promise.all(
      others.map(async (kept) => {
        const answered = await house.game(kept.game, kept.token).view();
        return answered.kind === "done" ? [answered.value] : [];
      }),
    ).then((views) => {
      if (wanted) setWaiting(waitingTables(views.flat()));
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  const [next] = waiting;
  if (words === null || next === undefined) return null;
  return (
    <div class="notice row" id="next-table">
      <p>{words.waiting(waiting.length)}</p>
      <a class="btn small" href={tablePath(next.id)}>
        {words.next(next.name)}
      </a>
    </div>
  );
}
