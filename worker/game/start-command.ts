import { dealFrom, entropiesFor } from "../../shared/deal/index.ts";
import type { StartGame } from "../../shared/contract/requests.ts";
import { botName } from "./bot-name.ts";
import { change, Draft, refuse, refuseOver, type Decision, type Moment } from "./decision.ts";
import { statusOf, type GameRecord } from "./game-record.ts";
import { sitting } from "./seating.ts";

/** 1.5: fewer make no game. */
const FEWEST = 3;

/** Fills or drops the empty chairs and deals. Asking again changes nothing. */
export function decideStart(record: GameRecord, request: StartGame, moment: Moment): Decision {
  const status = statusOf(record);
  if (status === "over") return refuseOver(record);
  if (status === "running") return change();
  const draft = new Draft(record, moment.at);
  if (request.entropy !== undefined)
    draft.add({ type: "entropy-given", place: record.host, entropy: request.entropy });
  if (request.emptySeats === "bots") fillWithBots(draft, request.level ?? "gentle");
  const taken = sitting(draft.record);
  if (taken.length < FEWEST)
    return refuse("not-enough-players", { taken: taken.length, needed: FEWEST });
  const entropies = entropiesFor(
    record.seed,
    taken.map(({ entropy }) => entropy),
  );
  const { starter, deck } = dealFrom(
    record.seed,
    entropies.map(({ entropy }) => entropy),
  );
  draft.add({ type: "started", starter, deck: [...deck] });
  return change(...draft.changes);
}

function fillWithBots(draft: Draft, level: NonNullable<StartGame["level"]>): void {
  for (const [seat, sitter] of draft.record.chairs.entries()) {
    if (sitter !== null) continue;
    const name = botName(sitting(draft.record).map((other) => other.name));
    const place = draft.record.nextPlace;
    draft.add({ type: "seated", seat, who: { kind: "bot", place, name, level } });
  }
}
