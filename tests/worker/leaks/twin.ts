import { deal, type State, type Viewer } from "../../../shared/engine/index.ts";
import type { Change, Entry } from "../../../worker/game/entry.ts";
import { statusOf, type GameRecord } from "../../../worker/game/game-record.ts";
import type { Chance } from "../support/chance.ts";
import { otherActions, type Acted } from "./other-actions.ts";

/** The ways in which a twin can differ; each is counted, so that no kind is hunted in vain. */
export const SECRETS = [
  "seed",
  "invitation",
  "undrawn-cards",
  "amounts",
  "envelopes",
  "recovered",
  "instructions",
  "choices",
  "keys",
  "who-played-it",
] as const;
export type Secret = (typeof SECRETS)[number];

export interface Twin {
  readonly rows: readonly Entry[];
  readonly secrets: ReadonlySet<Secret>;
}

/**
 * The rows of another table that looks the same to one viewer, now: all that it may not know is
 * something else. Where a new secret is stored, it is changed here.
 */
export function twinOf(
  rows: readonly Entry[],
  record: GameRecord,
  viewer: Viewer,
  chance: Chance,
): Twin {
  const secrets = new Set<Secret>();
  const acts = otherPlay(rows, record, viewer, chance);
  let act = 0;
  const changed = rows.map((row): Entry => {
    const changes = row.changes.flatMap((change): readonly Change[] => {
      if (change.type !== "acted") return otherChange(change, { record, viewer, chance, secrets });
      const twin = acts[act] ?? change;
      act += 1;
      noteAmounts(change, twin, secrets);
      return [twin];
    });
    return {
      ...row,
      changes: [...changes, ...moreSecrets(row, { record, viewer, chance, secrets })],
    };
  });
  return { rows: changed, secrets };
}

interface Hidden {
  readonly record: GameRecord;
  readonly viewer: Viewer;
  readonly chance: Chance;
  readonly secrets: Set<Secret>;
}

function noteAmounts(was: Acted, is: Acted, secrets: Set<Secret>): void {
  if (was.by !== is.by) secrets.add("who-played-it");
  if (JSON.stringify(was.action) === JSON.stringify(is.action)) return;
  if (is.action.type === "exit") secrets.add("recovered");
  else secrets.add(is.action.type === "seal" ? "envelopes" : "amounts");
}

/** Every action, with what the viewer may not know of the others' changed. */
function otherPlay(
  rows: readonly Entry[],
  record: GameRecord,
  viewer: Viewer,
  chance: Chance,
): readonly Acted[] {
  const { play } = record;
  const changes = rows.flatMap((row) => row.changes);
  const acts = changes.filter((change) => change.type === "acted");
  if (play === null || acts.length === 0) return acts;
  const { seats, variants } = record.options;
  const { state: start } = deal({ seats, variants, starter: play.starter, deck: play.deck });
  const found = isOpenToAll(play.state)
    ? undefined
    : otherActions(start, acts, knownTo(record, play.state, viewer), chance);
  return (found ?? acts).map((act) => othersHand(record, act, viewer, chance));
}

/** At the end, and with open budgets but for the closed envelopes, hands are open. */
function isOpenToAll(state: State): boolean {
  return state.phase === "over" || (state.variants.open && state.phase !== "sealed");
}

function knownTo(record: GameRecord, state: State, viewer: Viewer) {
  return {
    viewer,
    everything: record.options.ledger === "open" || state.variants.open,
    openHands: state.variants.open,
    lastAuction: state.lastAuction?.number ?? 0,
    sealedAuction: state.phase === "sealed" ? state.auction.number : null,
  };
}

/** That an instruction or a forced pass played is its owner's alone to know. */
function othersHand(record: GameRecord, act: Acted, viewer: Viewer, chance: Chance): Acted {
  if (isOwn(viewer, act.seat) || (act.by !== "instruction" && act.by !== "forced")) return act;
  if (record.options.clock === null && chance.oneIn(2)) {
    const { by: _by, ...itself } = act;
    return itself;
  }
  // With a clock the bank shows that nobody thought: which of the two it was, stays hidden.
  return { ...act, by: act.by === "forced" ? "instruction" : "forced" };
}

function otherChange(
  change: Exclude<Change, { type: "acted" }>,
  hidden: Hidden,
): readonly Change[] {
  const { record, viewer, chance, secrets } = hidden;
  switch (change.type) {
    case "opened": {
      // Its hash is public, and so is whatever covers that: only some twins differ in the seed.
      const seed = record.overAt === null && chance.oneIn(4) ? chance.hex32() : change.seed;
      if (seed !== change.seed) secrets.add("seed");
      return [
        {
          ...change,
          seed: seed as typeof change.seed,
          invitation: invitation(change.invitation, hidden),
        },
      ];
    }
    case "invitation-renewed":
      return [{ ...change, invitation: invitation(change.invitation, hidden) }];
    case "started": {
      const drawn = record.play?.state.result
        ? change.deck.length
        : (record.play?.state.drawn ?? 0);
      const rest = change.deck.slice(drawn);
      const deck = [...change.deck.slice(0, drawn), ...chance.shuffled(rest)];
      if (deck.join() !== change.deck.join()) secrets.add("undrawn-cards");
      return [{ ...change, deck }];
    }
    case "instructed":
    case "uninstructed":
      if (isOwnPlace(record, viewer, change.place)) return [change];
      secrets.add("instructions");
      return [];
    case "forced-pass-chosen":
      if (isOwnPlace(record, viewer, change.place)) return [change];
      secrets.add("choices");
      return [{ ...change, forcedPass: change.forcedPass === "auto" ? "ask" : "auto" }];
    case "token-renewed":
    case "token-used":
      if (isOwnPlace(record, viewer, change.place)) return [change];
      secrets.add("keys");
      return [];
    case "seated":
    case "left":
    case "table-changed":
    case "reseated":
    case "host-changed":
    case "entropy-given":
    case "seat-changed":
    case "agreed":
    case "pause-declined":
    case "paused":
    case "pause-ended":
    case "handed-to-bot":
    case "went-away":
    case "came-back":
    case "rematch-opened":
    case "ended":
      return [change];
  }
}

/** Seats see the lobby's invitation; a listed table shows it to all. */
function invitation<Word extends string>(
  word: Word,
  { record, viewer, chance, secrets }: Hidden,
): Word {
  const isShown = statusOf(record) === "lobby" && ("seat" in viewer || record.options.listed);
  if (isShown) return word;
  secrets.add("invitation");
  return chance.hex32().slice(0, word.length) as Word;
}

/** Secrets of others where there were none, in a row that was theirs anyway. */
function moreSecrets(row: Entry, { record, viewer, chance, secrets }: Hidden): readonly Change[] {
  const { place, changes } = row;
  const isStart = changes.some(
    ({ type }) => type === "started" || type === "seated" || type === "opened",
  );
  if (place === null || isStart || isOwnPlace(record, viewer, place) || !chance.oneIn(4)) return [];
  if (record.chairs.every((chair) => chair?.place !== place)) return [];
  const auction = record.play?.state.auction?.number;
  if (chance.oneIn(2) || auction === undefined) {
    secrets.add("keys");
    return [{ type: "token-renewed", place }];
  }
  secrets.add("instructions");
  const rule = { kind: "raise-to" as const, cap: 1 + chance.below(60) };
  return [{ type: "instructed", place, instruction: { auction, rule, then: "wake" } }];
}

function isOwn(viewer: Viewer, seat: number): boolean {
  return "seat" in viewer && viewer.seat === seat;
}

function isOwnPlace(record: GameRecord, viewer: Viewer, place: number): boolean {
  return "seat" in viewer && record.chairs[viewer.seat]?.place === place;
}
