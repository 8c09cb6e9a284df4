import type { Position } from "../../shared/engine/index.ts";
import { engineTable, type EngineTable } from "../support/engine-table.ts";
import { disgrace, FIVE, inHours, isWide, LEDGER, openDialog, type Scene } from "./scenes.ts";

const ALL_TWISTS: Position = {
  seats: 5,
  variants: ["open", "forecast", "reserve", "sealed", "exit"],
  starter: 0,
  deck: ["L7", "SC"],
  players: [
    { cards: ["L5", "L2", "AG"], hand: [2, 3, 6, 8, 12, 15, 25] },
    { cards: ["L9"], exitUsed: true },
    { cards: ["FP"] },
    { cards: ["L3", "L1"] },
    { cards: ["L4", "PS"] },
  ],
  auctionsDone: 5,
  greens: 1,
};
const LONG_NAMES = [
  "Anastasia von Hohenstein",
  "Bartholomäus-Maximilian",
  "Chloé",
  "Dmitri Alexandrowitsch R.",
  "Eun-ji",
];

const raised = (): EngineTable =>
  engineTable(FIVE)
    .play(0, { type: "bid", cards: [8] })
    .play(1, { type: "bid", cards: [10] })
    .play(2, { type: "bid", cards: [12] });
/** Ana's turn again, after everybody's. */
export const roundTheTable = (): EngineTable =>
  raised().play(3, { type: "pass" }).play(4, { type: "pass" });
/** Ana has bid, the others are to answer. */
export const waiting = (): EngineTable => engineTable(FIVE).play(0, { type: "bid", cards: [8] });

/** Every other state of a lot: sums, clocks, twists, instructions. */
export const LOT_SCENES: Readonly<Record<string, Scene>> = {
  "too low": {
    seat: 0,
    seen: 0,
    table: roundTheTable,
    press: async (page) => {
      await page.check('input[value="3"]');
    },
  },
  "leaves me poor": {
    seat: 0,
    seen: 5,
    table: roundTheTable,
    press: async (page) => {
      for (const card of ["6", "12", "15", "25"]) await page.check(`input[value="${card}"]`);
    },
  },
  "cannot raise": {
    seat: 0,
    seen: 5,
    table: () =>
      engineTable({ ...FIVE, players: [{ cards: ["L5", "L2"], hand: [1, 2, 3] }] })
        .play(0, { type: "bid", cards: [1] })
        .play(1, { type: "bid", cards: [25] })
        .play(2, { type: "pass" })
        .play(3, { type: "pass" })
        .play(4, { type: "pass" }),
  },
  hurry: {
    seat: 0,
    seen: 5,
    table: roundTheTable,
    change: (view) => ({
      options: { ...view.options, clock: { bank: 259_200, increment: 43_200 } },
      deadlineAt: inHours(view, 0.6),
    }),
  },
  passed: {
    seat: 0,
    seen: 1,
    table: () => roundTheTable().play(0, { type: "pass" }),
    change: (view) => ({
      options: { ...view.options, clock: { bank: 259_200, increment: 43_200 } },
      deadlineAt: inHours(view, 21),
    }),
  },
  "three lamps": {
    seat: 0,
    seen: 0,
    table: () => engineTable({ ...FIVE, greens: 3, auctionsDone: 9 }),
  },
  "waiting in a disgrace lot": {
    seat: 0,
    seen: 4,
    table: () => disgrace().play(0, { type: "bid", cards: [6] }),
  },
  "sealed, waiting": {
    seat: 0,
    seen: 1,
    table: () =>
      engineTable({ ...FIVE, variants: ["sealed", "forecast"] })
        .play(2, { type: "seal", cards: [6] })
        .play(0, { type: "seal", cards: [3, 6] }),
  },
  "seal it": {
    seat: 0,
    table: () => engineTable({ ...FIVE, variants: ["sealed"] }),
    press: async (page) => {
      await page.check('input[value="8"]');
      await openDialog(page, "#bid", "dialog");
    },
  },
  "envelopes opened": {
    seat: 0,
    seen: 1,
    table: () =>
      engineTable({ ...FIVE, variants: ["sealed"] })
        .play(0, { type: "seal", cards: [3, 6] })
        .play(1, { type: "seal", cards: [] })
        .play(2, { type: "seal", cards: [12] })
        .play(3, { type: "seal", cards: [4] })
        .play(4, { type: "seal", cards: [8] }),
  },
  "another gives up a luxury": {
    seat: 1,
    seen: 0,
    table: () => engineTable({ ...FIVE, deck: ["FP", "L7"] }).play(0, { type: "pass" }),
  },
  "all twists": { seat: 0, seen: 0, table: () => engineTable(ALL_TWISTS) },
  "all twists, bidding": {
    seat: 0,
    seen: 5,
    table: () =>
      engineTable(ALL_TWISTS)
        .play(0, { type: "seal", cards: [8] })
        .play(1, { type: "seal", cards: [12] })
        .play(2, { type: "seal", cards: [] })
        .play(3, { type: "seal", cards: [] })
        .play(4, { type: "seal", cards: [] }),
  },
  "forecast, waiting": {
    seat: 0,
    seen: 1,
    table: () =>
      engineTable({
        ...FIVE,
        variants: ["forecast", "reserve", "open"],
        deck: ["L7", "AG"],
        players: [],
      }).play(0, { type: "bid", cards: [8] }),
  },
  "instructions set": {
    seat: 0,
    seen: 1,
    table: waiting,
    change: (view) => ({
      you: view.you && {
        ...view.you,
        instruction: { auction: 6, rule: { kind: "pass-at", total: 15 }, then: "wake" },
      },
    }),
  },
  "instructions, lay these": {
    seat: 0,
    seen: 1,
    table: waiting,
    press: async (page) => {
      await page.check('.hand input[value="12"]');
      await openDialog(page, "#bid", "dialog");
      await page.locator('dialog input[value="lay"]').check();
    },
  },
  "long names": {
    seat: 0,
    seen: 5,
    table: roundTheTable,
    change: (view) => ({
      name: "Donnerstagabend bei Großmutter",
      seats: view.seats.map((seat) => ({ ...seat, name: LONG_NAMES[seat.seat] ?? null })),
    }),
  },
  "a disgrace card": {
    seat: 0,
    table: disgrace,
    press: (page) => openDialog(page, ".art", "dialog"),
  },
  "gallery, open hands": {
    seat: null,
    table: () => engineTable({ ...FIVE, variants: ["open"] }).play(0, { type: "bid", cards: [8] }),
  },
  "ledger with a past": {
    seat: 0,
    seen: 3,
    table: () =>
      roundTheTable()
        .play(0, { type: "pass" })
        .play(1, { type: "pass" })
        .play(2, { type: "bid", cards: [2] })
        .play(3, { type: "bid", cards: [3] })
        .play(4, { type: "pass" })
        .play(4, { type: "bid", cards: [2] }),
    press: async (page) => {
      if (isWide(page)) return;
      await openDialog(page, LEDGER, "dialog .ledger li");
    },
  },
};
