import type { Call, Caller, Reply } from "../../../worker/game/command.ts";
import type { GameRecord } from "../../../worker/game/game-record.ts";
import type { NoticeReply } from "../../../worker/notify/notice-call.ts";

/** A fault built into a copy of the service, to see that the hunt finds faults of its kind. */
export interface Plant {
  readonly name: string;
  readonly reply?: (reply: Reply, record: GameRecord, call: Call) => Reply;
  readonly frames?: (
    sent: readonly string[],
    record: GameRecord,
    caller: Caller,
  ) => readonly string[];
  readonly notices?: (reply: NoticeReply, rows: ReadonlyMap<number, string>) => NoticeReply;
}

/** Leaks of different kinds, most of them shipped by others (docs/lessons.md). */
export const PLANTS: readonly Plant[] = [
  {
    name: "the whole deck in the view (boardgame.io#1159)",
    reply: inView((record) => record.play?.deck),
  },
  {
    name: "the seed, left in a nested field (boardgame.io#399)",
    reply: inView((record) => ({ _undo: [{ initial: { seed: record.seed } }] })),
  },
  {
    name: "everybody's hand in the view (18xx#955)",
    reply: inView((record) => record.play?.state.seats.map(({ hand }) => hand)),
  },
  {
    name: "a closed envelope in the view (18xx#1727)",
    reply: inView((record) => record.play?.state.envelopes),
  },
  {
    name: "a number derived from the next card (Hanabi-Live#1328)",
    reply: inView((record) => record.play?.deck[record.play.state.drawn]?.charCodeAt(0)),
  },
  {
    name: "how often another's key was renewed",
    reply: inView((record) => record.chairs.map((chair) => chair?.generation)),
  },
  {
    name: "another's instruction in a refusal",
    reply: (answered, record) => {
      if (answered.ok || answered.refused.code !== "stale-version") return answered;
      const { refused } = answered;
      const facts = { ...refused.facts, plans: record.chairs.map((chair) => chair?.instruction) };
      return { ok: false, refused: { ...refused, facts } };
    },
  },
  {
    name: "amounts of long past auctions in the events",
    reply: inAnswer("events", (record) => record.history.slice()),
  },
  {
    name: "the undrawn cards in the record",
    reply: inAnswer("record", (record) => record.play?.deck),
  },
  {
    name: "a tag over the whole state, that changes with what is hidden",
    reply: (answered, record, { command }) =>
      answered.ok && command.type === "view"
        ? { ...answered, etag: `W/"${JSON.stringify(record.play?.state).length}"` }
        : answered,
  },
  {
    name: "what the next card is, in a dry run",
    reply: inAnswer("dry-run", (record) => record.play?.deck[record.play.state.drawn]),
  },
  {
    name: "an update to all when one seat leaves an instruction",
    frames: (sent, record) => [
      ...sent,
      ...record.chairs.flatMap((chair) => (chair?.instruction ? ["something private"] : [])),
    ],
  },
  {
    name: "hands in the log",
    reply: (answered, record) => {
      console.log(JSON.stringify(record.play?.state.seats.map(({ hand }) => hand)));
      return answered;
    },
  },
  {
    name: "another's address in one's own settings",
    notices: (answered, rows) =>
      answered.ok
        ? { ...answered, body: `${answered.body} ${[...rows.values()].join()}` }
        : answered,
  },
];

function inView(secret: (record: GameRecord) => unknown): NonNullable<Plant["reply"]> {
  return inAnswer("view", secret);
}

/** The answer to one kind of question, with one field more. */
function inAnswer(
  type: Call["command"]["type"],
  secret: (record: GameRecord) => unknown,
): NonNullable<Plant["reply"]> {
  return (answered, record, { command }) => {
    if (!answered.ok || command.type !== type) return answered;
    const more = JSON.stringify(secret(record) ?? null);
    return { ...answered, body: `${answered.body.slice(0, -1)},"planted":${more}}` };
  };
}
