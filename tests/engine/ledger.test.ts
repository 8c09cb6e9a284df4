import { describe, expect, test } from "vitest";
import {
  eventFor,
  type EventType,
  type Ledger,
  SPECTATOR,
  type ViewedEvent,
  type Viewer,
} from "../../shared/engine/index.ts";
import { allBut, table, type Table } from "./support/table.ts";

/** What a viewer reads now of the events of a type in an auction. */
function read(
  game: Table,
  type: EventType,
  auction: number,
  viewer: Viewer = SPECTATOR,
  ledger: Ledger = "closed",
): readonly ViewedEvent[] {
  return game.events
    .filter((event) => event.type === type && "auction" in event && event.auction === auction)
    .map((event) => eventFor(event, viewer, game.state, ledger));
}

const firstAuction = ["A bid 4", "B bid 6", "C pass", "A pass"] as const;
const secondAuction = ["B bid 1", "C bid 2", "A pass", "B pass"] as const;

describe("10.3 Q40 the closed ledger", () => {
  test("10.3 while its auction runs a bid is public", () => {
    const game = table({ deck: ["L5"] }).play("A bid 4");
    expect(read(game, "bid-raised", 1)).toEqual([
      { type: "bid-raised", auction: 1, seat: 0, cards: [4], total: 4, was: 0 },
    ]);
  });

  test("10.3 once it has settled, until the next one settles", () => {
    const game = table({ deck: ["L5", "L6", "L7"] }).play(...firstAuction, "B bid 1");
    expect(read(game, "bid-raised", 1)).toMatchObject([
      { cards: [4], total: 4, was: 0 },
      { cards: [6], total: 6, was: 4 },
    ]);
    expect(read(game, "card-won", 1)).toMatchObject([{ cards: [6], paid: 6 }]);
    expect(read(game, "passed", 1)).toMatchObject([{ cards: [] }, { cards: [4] }]);
  });

  test("10.3 then it is withheld from everyone but the seat that laid it", () => {
    const game = table({ deck: ["L5", "L6", "L7"] }).play(...firstAuction, ...secondAuction);
    expect(read(game, "bid-raised", 1)).toEqual([
      { type: "bid-raised", auction: 1, seat: 0, cards: null, total: null, was: null },
      { type: "bid-raised", auction: 1, seat: 1, cards: null, total: null, was: null },
    ]);
    expect(read(game, "bid-raised", 1, { seat: 1 })).toMatchObject([
      { cards: null, total: null, was: null },
      { cards: [6], total: 6, was: null },
    ]);
    expect(read(game, "passed", 1, { seat: 0 })).toEqual([
      { type: "passed", auction: 1, seat: 2, cards: null },
      { type: "passed", auction: 1, seat: 0, cards: [4] },
    ]);
    expect(read(game, "card-won", 1)).toEqual([
      { type: "card-won", auction: 1, seat: 1, card: "L5", cards: null, paid: null },
    ]);
    expect(read(game, "card-won", 1, { seat: 1 })).toMatchObject([{ cards: [6], paid: 6 }]);
    expect(read(game, "bid-raised", 2)).toMatchObject([{ total: 1 }, { total: 2 }]);
  });

  test("10.3 an open ledger, and the variant open, keep every bid readable", () => {
    const moves = [...firstAuction, ...secondAuction];
    const closed = table({ deck: ["L5", "L6", "L7"] }).play(...moves);
    const open = table({ deck: ["L5", "L6", "L7"], variants: ["open"] }).play(...moves);
    const all = [
      { cards: [4], total: 4, was: 0 },
      { cards: [6], total: 6, was: 4 },
    ];
    expect(read(closed, "bid-raised", 1, SPECTATOR, "open")).toMatchObject(all);
    expect(read(open, "bid-raised", 1)).toMatchObject(all);
  });

  test("10.3 Q40 when the game is over all is readable", () => {
    const game = table({ deck: ["L5", "L6", "AG"], greens: 3 });
    game.play(...firstAuction, ...secondAuction);
    expect(game.state.phase).toBe("over");
    expect(read(game, "card-won", 1)).toMatchObject([{ cards: [6], paid: 6 }]);
  });

  test("10.3 what was lost against a disgrace is each loser's own", () => {
    const game = table({ deck: ["PS", "L5", "L6"] });
    game.play("A bid 4", "B bid 6", "C pass");
    const lost = [
      { seat: 0, cards: [4], total: 4 },
      { seat: 1, cards: [6], total: 6 },
    ];
    expect(read(game, "disgrace-taken", 1)).toMatchObject([{ lost }]);
    game.play("C pass", "A pass");
    const hidden = { cards: null, total: null };
    expect(read(game, "disgrace-taken", 1)).toEqual([
      {
        type: "disgrace-taken",
        auction: 1,
        seat: 2,
        card: "PS",
        lost: [
          { seat: 0, ...hidden },
          { seat: 1, ...hidden },
        ],
      },
    ]);
    expect(read(game, "disgrace-taken", 1, { seat: 1 })).toMatchObject([
      { lost: [{ seat: 0, ...hidden }, lost[1]] },
    ]);
  });

  test("10 D1 an envelope is its owner's until all are opened", () => {
    const game = table({ deck: ["L5", "L6", "L7"], variants: ["sealed", "open"] });
    game.play("A seal 4", "B seal 6");
    expect(read(game, "sealed", 1)).toMatchObject([{ cards: null }, { cards: null }]);
    expect(read(game, "sealed", 1, { seat: 1 }, "open")).toEqual([
      { type: "sealed", auction: 1, seat: 0, cards: null },
      { type: "sealed", auction: 1, seat: 1, cards: [6] },
    ]);
    game.play("C seal 8");
    expect(read(game, "sealed", 1)).toMatchObject([{ cards: [4] }, { cards: [6] }, { cards: [8] }]);
  });

  test("10.3 the next sealed step does not hide the envelopes of the auction before", () => {
    const game = table({ deck: ["L5", "L6", "L7"], variants: ["sealed"] });
    game.play("A seal 4", "B seal 6", "C seal 8", "A pass", "B pass");
    expect(game.state.phase).toBe("sealed");
    expect(read(game, "sealed", 1)).toMatchObject([{ cards: [4] }, { cards: [6] }, { cards: [8] }]);
    game.play("A seal 4", "B seal -", "C seal -", "C pass", "B pass");
    expect(read(game, "envelopes-opened", 2)).toMatchObject([
      { bids: [[4], [], []], high: 4, leader: 0 },
    ]);
    expect(read(game, "envelopes-opened", 1, { seat: 2 })).toEqual([
      {
        type: "envelopes-opened",
        auction: 1,
        bids: [null, null, [8]],
        high: null,
        leader: null,
      },
    ]);
    expect(read(game, "sealed", 1, { seat: 0 })).toMatchObject([
      { cards: [4] },
      { cards: null },
      { cards: null },
    ]);
  });

  test("E6 the recovered card is private, unless open or at the end", () => {
    const opening = {
      deck: ["L5", "L6", "AG"],
      players: { A: { cards: ["L3"], hand: allBut(10) } },
    } as const;
    const moves = ["A bid 1", "B bid 2", "C pass", "A exit L3<10"] as const;
    const game = table({ ...opening, variants: ["exit"] }).play(...moves);
    expect(read(game, "exited", 1)).toEqual([
      { type: "exited", auction: 1, seat: 0, luxury: "L3", recovered: null, cards: [1] },
    ]);
    expect(read(game, "exited", 1, SPECTATOR, "open")).toMatchObject([{ recovered: null }]);
    expect(read(game, "exited", 1, { seat: 0 })).toMatchObject([{ recovered: 10 }]);
    game.play("B pass", "C pass");
    expect(read(game, "exited", 1)).toMatchObject([{ luxury: "L3", recovered: null, cards: null }]);
    expect(read(game, "exited", 1, { seat: 0 })).toMatchObject([{ recovered: 10, cards: [1] }]);
    const open = table({ ...opening, variants: ["exit", "open"] }).play(...moves);
    expect(read(open, "exited", 1)).toMatchObject([{ recovered: 10 }]);
    const over = table({ ...opening, variants: ["exit"], greens: 3, deck: ["L5", "AG"] });
    expect(read(over.play(...moves), "exited", 1)).toMatchObject([{ recovered: 10, cards: [1] }]);
  });

  test("10 what happens openly reads the same for everybody, for ever", () => {
    const game = table({
      deck: ["FP", "L5", "L6", "BV", "AG"],
      variants: ["reserve"],
      greens: 2,
      players: { A: { cards: ["L1", "L2"] } },
    });
    game.play("A pass", "A discard L1", "A pass", "B pass", "C pass", "A pass", "B pass", "C pass");
    expect(game.state.phase).toBe("over");
    const open = ["card-revealed", "luxury-lost", "reserve-released", "game-over"];
    const events = game.events.filter((event) => open.includes(event.type));
    expect(new Set(events.map((event) => event.type))).toEqual(new Set(open));
    for (const event of events)
      expect(eventFor(event, SPECTATOR, game.state, "closed")).toEqual(event);
  });

  test("10.3 during a discard the bids of its auction are those of the last settled one", () => {
    const game = table({
      deck: ["L5", "FP", "L6"],
      players: { A: { cards: ["L1", "L2"] } },
    });
    game.play("A bid 4", "B pass", "C pass");
    expect(read(game, "card-won", 1)).toMatchObject([{ paid: 4 }]);
    game.play("A bid 1", "B bid 2", "C bid 3", "A pass");
    expect(game.state.phase).toBe("discard");
    expect(read(game, "card-won", 1)).toMatchObject([{ paid: null }]);
    expect(read(game, "bid-raised", 2)).toMatchObject([{ total: 1 }, { total: 2 }, { total: 3 }]);
  });
});
