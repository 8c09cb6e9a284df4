import type { VoteRequest } from "../../shared/contract/proposal.ts";
import { pausedUntil } from "./clock.ts";
import { change, misfit, outsideGame, type Decision, type Draft } from "./decision.ts";
import type { Motion } from "./entry.ts";
import type { GameRecord } from "./game-record.ts";
import { agree, wantedFor } from "./proposals.ts";

const HOUR = 60 * 60 * 1000;
/** Without a clock nobody is hurried before this. */
const PATIENCE = 24 * HOUR;

/** Proposes a pause, or agrees to the one that is proposed. */
export function decidePause(record: GameRecord, place: number, hours: number): Decision {
  const refusal = outsideGame(record);
  return refusal ?? agreeTo(record, place, { kind: "pause", hours });
}

/** Ends the pause that holds, or takes back the own word for one. */
export function decideResume(record: GameRecord, place: number, at: number): Decision {
  const refusal = outsideGame(record);
  if (refusal) return refusal;
  if (pausedUntil(record, at) !== null) return change({ type: "pause-ended" });
  const wanted = record.proposals.some(
    ({ motion, by }) => motion.kind === "pause" && by.includes(place),
  );
  return wanted ? change({ type: "pause-declined", place }) : change();
}

/** A vote to end the game, or to let a bot play for whoever has been on turn for a day. */
export function decideVote(
  record: GameRecord,
  place: number,
  vote: VoteRequest,
  at: number,
): Decision {
  const refusal = outsideGame(record);
  if (refusal) return refusal;
  if (vote.kind === "end") return agreeTo(record, place, vote);
  const sitter = record.chairs[vote.seat];
  if (sitter?.kind !== "person" || sitter.away || sitter.place === place)
    return misfit("seat", "Name the seat of another person who is not away.");
  if (record.options.clock !== null)
    return misfit("seat", "This table has a clock, which settles it.");
  const since = record.play?.timing.turns[vote.seat] ?? null;
  if (since === null || at - since < PATIENCE)
    return misfit("seat", "That seat has not been on turn for 24 hours.");
  return agreeTo(record, place, { kind: "bot", place: sitter.place });
}

/** Said a second time it changes nothing. */
function agreeTo(record: GameRecord, place: number, to: Motion): Decision {
  return agree(record, place, to) === record ? change() : change({ type: "agreed", place, to });
}

/** Carries out what everyone who is asked has agreed to. */
export function carryOut(draft: Draft, at: number): void {
  for (const proposed of draft.record.proposals) {
    if (wantedFor(draft.record, proposed.motion).some(({ place }) => !proposed.by.includes(place)))
      continue;
    const { motion } = proposed;
    if (motion.kind === "pause") draft.add({ type: "paused", until: at + motion.hours * HOUR });
    if (motion.kind === "bot") draft.add({ type: "handed-to-bot", place: motion.place });
    if (motion.kind === "end") draft.add({ type: "ended", endedBy: "agreement" });
  }
}
