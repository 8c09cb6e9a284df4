import { CLOCK_LIMITS, type Clock } from "../../shared/contract/options.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { Change, ChangeOf } from "./entry.ts";
import type { GameRecord } from "./game-record.ts";

/**
 * The clocks, as a fold over the times of the entries. `turns[seat]` is when something fell due
 * from the seat, null while nothing is; `banks[seat]` what it had left after its last turn. All in
 * milliseconds. A pause moves the turns that it holds up, so nobody has to end it.
 */
export interface Timing {
  readonly turns: readonly (number | null)[];
  readonly banks: readonly number[];
  readonly pause: Pause | null;
}

export interface Pause {
  readonly from: number;
  readonly until: number;
}

/** Everybody begins with a full bank. */
export function startTiming({ options, chairs }: GameRecord): Timing {
  const bank = (options.clock?.bank ?? 0) * 1000;
  return { turns: chairs.map(() => null), banks: chairs.map(() => bank), pause: null };
}

/**
 * The clocks after one more change: whoever acted is charged, whoever is due now begins.
 *
 * @param before the table as the change found it
 * @param kept the clocks until then
 * @param due the seats from whom something is due after the change
 */
export function keepTime(
  before: Pick<GameRecord, "options" | "chairs">,
  kept: Timing,
  due: readonly Seat[],
  change: Change,
  at: number,
): Timing {
  const held = change.type === "paused" || change.type === "pause-ended";
  const timing = held ? movePause(kept, change, at) : kept;
  const acted = change.type === "acted" ? change : undefined;
  const banks = acted ? charge(before, acted, timing, at) : timing.banks;
  const begin = goesOnAt(timing.pause, at);
  const turns = timing.turns.map((since, seat) => {
    if (!due.includes(seat)) return null;
    // Who acts and is asked again, for a Faux Pas, begins a new turn.
    return since === null || seat === acted?.seat ? begin : since;
  });
  return { ...timing, banks, turns };
}

/** When a seat's time is out; null without a clock, or while nothing is due from it. */
export function deadlineOf(record: GameRecord, seat: Seat): number | null {
  const since = record.play?.timing.turns[seat] ?? null;
  if (since === null || record.options.clock === null) return null;
  return since + bankAtTurn(record.options.clock, record.play?.timing.banks[seat] ?? 0);
}

/** The earliest deadline of all seats; null where there is none. */
export function earliestDeadline(record: GameRecord): number | null {
  if (record.options.clock === null) return null;
  const all = record.chairs.flatMap((_, seat) => deadlineOf(record, seat) ?? []);
  return all.length === 0 ? null : Math.min(...all);
}

/** What a seat has left at a time, in milliseconds; null without a clock. */
export function bankOf(record: GameRecord, seat: Seat, now: number): number | null {
  const { play, options } = record;
  if (options.clock === null) return null;
  const deadline = deadlineOf(record, seat);
  if (play === null) return options.clock.bank * 1000;
  if (deadline === null) return play.timing.banks[seat] ?? 0;
  return Math.max(0, deadline - goesOnAt(play.timing.pause, now));
}

/** The end of a pause that holds now; null where none does. */
export function pausedUntil(record: GameRecord, now: number): number | null {
  const until = record.play?.timing.pause?.until ?? 0;
  return until > now ? until : null;
}

/** Every turn begins with at least one increment and at least a minute. */
function bankAtTurn(clock: Clock, bank: number): number {
  return Math.max(bank, clock.increment * 1000, CLOCK_LIMITS.turnMin * 1000);
}

/** What automatic moves play costs and earns nothing, except that who was silent has used all. */
function charge(
  before: Pick<GameRecord, "options" | "chairs">,
  { seat, by }: ChangeOf<"acted">,
  { turns, banks, pause }: Timing,
  at: number,
): readonly number[] {
  const { clock } = before.options;
  if (clock === null) return banks;
  if (by === "clock" && before.chairs[seat]?.away === false) return banks.with(seat, 0);
  const since = turns[seat] ?? null;
  if (by !== undefined || since === null) return banks;
  const used = Math.max(0, goesOnAt(pause, at) - since);
  const left = bankAtTurn(clock, banks[seat] ?? 0) - used + clock.increment * 1000;
  return banks.with(seat, Math.max(0, Math.min(clock.bank * 1000, left)));
}

/** A pause gives each running turn its length once; ending it early takes the rest back. */
function movePause(
  timing: Timing,
  change: ChangeOf<"paused"> | ChangeOf<"pause-ended">,
  at: number,
): Timing {
  // In a pause the turns stand at its end already: another one moves them from there.
  const goesOn = change.type === "paused" ? change.until : at;
  const by = goesOn - goesOnAt(timing.pause, at);
  const turns = timing.turns.map((since) => (since === null ? null : since + by));
  const pause = change.type === "paused" ? { from: at, until: change.until } : null;
  return { ...timing, turns, pause };
}

/** While a pause holds, the clocks stand where they will go on. */
function goesOnAt(pause: Pause | null, now: number): number {
  return Math.max(now, pause?.until ?? 0);
}
