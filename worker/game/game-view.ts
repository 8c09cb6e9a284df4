import { LIVERIES } from "../../shared/contract/livery.ts";
import type { ApiSeat, OwnSeat, View } from "../../shared/contract/view-schema.ts";
import { RULES_VERSION } from "../../shared/contract/record.ts";
import { viewFor } from "../../shared/engine/index.ts";
import type { Seat, Viewer } from "../../shared/engine/seat.ts";
import type { GameView, OwnView, SeatView } from "../../shared/engine/view.ts";
import { bankOf, deadlineOf, earliestDeadline, pausedUntil } from "./clock.ts";
import { seatOfPlace, statusOf, versionOf, type GameRecord, type Sitter } from "./game-record.ts";
import { keptUntil } from "./life.ts";
import { proposalsOf } from "./proposals.ts";
import { freeLiveries } from "./seating.ts";
import { timestamp } from "./timestamp.ts";

/**
 * What one viewer may see of the table at a time (api.md, "The view"): the only way out for what
 * a record holds. Built field by field, so that a new secret stays one.
 */
export function viewOf(record: GameRecord, viewer: Viewer, now: number): View {
  const status = statusOf(record);
  const game = record.play === null ? null : viewFor(record.play.state, viewer);
  const seat = "seat" in viewer ? viewer.seat : null;
  return {
    id: record.id,
    version: versionOf(record),
    revision: record.revision,
    rulesVersion: RULES_VERSION,
    status,
    endedBy: record.ended ?? (status === "over" ? "final-card" : null),
    name: record.name,
    host: seatOfPlace(record, record.host) ?? null,
    serverTime: timestamp(now),
    commitment: record.commitment,
    options: record.options,
    viewer,
    phase: game?.phase ?? null,
    turn: game?.turn ?? null,
    starter: game?.starter ?? null,
    greens: game?.greens ?? 0,
    deckCount: game?.deckCount ?? 0,
    active: game?.active ?? null,
    auctionsDone: game?.auctionsDone ?? 0,
    forecast: game?.forecast ?? null,
    removed: game?.removed ?? [],
    deadlineAt: timeOf(game === null ? null : earliestDeadline(record)),
    pausedUntil: timeOf(pausedUntil(record, now)),
    proposals: proposalsOf(record),
    auction: game?.auction ?? null,
    lastAuction: game?.lastAuction ?? null,
    seats: seatsOf(record, game, now),
    you: seat === null ? null : ownSeat(record, seat, game?.you ?? null),
    result: game?.result ?? null,
    rematch: record.rematch,
    keptUntil: timeOf(keptUntil(record)),
  };
}

function seatsOf(record: GameRecord, game: GameView | null, now: number): readonly ApiSeat[] {
  const spare = freeLiveries(record).values();
  return record.chairs.map((sitter, seat) => {
    const livery = sitter?.livery ?? spare.next().value ?? LIVERIES[0];
    const bank = bankOf(record, seat, now);
    const clock = {
      bank: bank === null ? null : bank / 1000,
      deadlineAt: timeOf(deadlineOf(record, seat)),
    };
    return apiSeat(sitter, livery, game?.seats[seat] ?? emptyHanded(seat), clock);
  });
}

function timeOf(time: number | null): string | null {
  return time === null ? null : timestamp(time);
}

function apiSeat(
  sitter: Sitter | null,
  livery: ApiSeat["livery"],
  seat: SeatView,
  { bank, deadlineAt }: Pick<ApiSeat, "bank" | "deadlineAt">,
): ApiSeat {
  return {
    seat: seat.seat,
    name: sitter?.name ?? null,
    kind: sitter?.kind ?? "empty",
    level: sitter?.level ?? null,
    livery,
    in: seat.in,
    bid: seat.bid,
    handCount: seat.handCount,
    hand: seat.hand,
    money: seat.money,
    spentCount: seat.spentCount,
    spent: seat.spent,
    reserve: seat.reserve,
    cards: seat.cards,
    turnedDown: seat.turnedDown,
    pending: seat.pending,
    exitUsed: seat.exitUsed,
    status: seat.status,
    away: sitter?.away ?? false,
    bank,
    deadlineAt,
  };
}

function ownSeat(record: GameRecord, seat: Seat, game: OwnView | null): OwnSeat {
  const own = record.chairs[seat];
  return {
    seat,
    hand: game?.hand ?? [],
    spent: game?.spent ?? [],
    money: game?.money ?? 0,
    sealed: game?.sealed ?? null,
    instruction: own?.instruction ?? null,
    forcedPass: own?.forcedPass ?? record.options.forcedPass,
    invitation: statusOf(record) === "lobby" ? record.invitation : null,
    legal: game?.legal ?? NOTHING_DUE,
  };
}

const NOTHING_DUE = { actions: [], toBeat: null, cheapest: null, discard: [], exit: null };

/** A seat before the deal: nothing is known because there is nothing yet. */
function emptyHanded(seat: Seat): SeatView {
  return {
    seat,
    in: false,
    bid: [],
    handCount: 0,
    hand: null,
    money: null,
    spentCount: 0,
    spent: null,
    reserve: null,
    cards: [],
    turnedDown: [],
    pending: false,
    exitUsed: false,
    status: 0,
  };
}
