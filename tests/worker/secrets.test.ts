import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { eventsSchema } from "../../shared/contract/answers.ts";
import { recordSchema } from "../../shared/contract/record.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import { STATUS_CARDS } from "../../shared/engine/cards.ts";
import { ask } from "./support/front-door.ts";
import { modestly, playOut } from "./support/play-out.ts";
import { watch } from "./support/socket.ts";
import { openTable, startTable, type Table, LONG } from "./support/table.ts";

/** Everything the service says to one viewer, as text. */
async function allSaid(table: Table, token: string | undefined): Promise<string[]> {
  const live = await watch(table, token);
  const answers = await Promise.all(
    ["", "/events", "/events?since=0", "/record"].map((path) =>
      ask("GET", table.path + path, { token }),
    ),
  );
  const refused = await ask("POST", `${table.path}/actions`, {
    token,
    body: { version: 999, action: { type: "pass" } },
  });
  live.close();
  return [...answers, refused].map(({ text }) => text).concat(live.texts);
}

test("no undrawn card, seed or invitation is in anything that is said (boardgame.io#1159, #399)", async () => {
  const table = await startTable({ variants: ["forecast"] });
  await table.play((await table.view()).turn ?? 0, 0, { type: "pass" });
  const stored = await storedText(table);
  const { deck, seed } = secretsOf(stored);
  const view = await table.view();
  const drawn = new Set(deck.slice(0, 16 - view.deckCount));
  const undrawn = STATUS_CARDS.filter((card) => !drawn.has(card));
  expect(undrawn.length).toBeGreaterThan(10);
  for (const token of [...table.tokens, undefined])
    for (const text of await allSaid(table, token)) {
      for (const card of undrawn) expect(text).not.toContain(`"${card}"`);
      expect(text).not.toContain(seed);
      expect(text).not.toContain(table.invitation);
    }
});

test("others' hands, money and spent cards are in no view before the end (18xx#955)", async () => {
  const table = await startTable({ seats: 4 }, LONG);
  const seen: View[] = [];
  const last = await playOut(table, modestly(4), async ({ status }) => {
    if (status === "running") seen.push(await table.view(), await table.view(1));
  });
  expect(seen.length).toBeGreaterThan(40);
  for (const view of seen)
    for (const seat of view.seats) {
      const isOwn = "seat" in view.viewer && view.viewer.seat === seat.seat;
      expect([seat.hand, seat.money, seat.spent].every((shown) => (shown === null) !== isOwn)).toBe(
        true,
      );
    }
  expect(last.seats.every(({ hand, spent }) => hand !== null && spent !== null)).toBe(true);
});

test("a sealed envelope is nobody's to read before the reveal (18xx#1727)", async () => {
  const table = await startTable({ seats: 4, variants: ["sealed"], ledger: "open" }, LONG);
  await table.play(0, 0, { type: "seal", cards: [12] });
  expect((await table.view(0)).you?.sealed).toEqual([12]);
  for (const seat of [1, undefined]) {
    const view = await table.view(seat);
    expect(view.auction?.submitted).toEqual([0]);
    expect(view.seats[0]).toMatchObject({ handCount: 11, hand: null, bid: [] });
    const token = seat === undefined ? undefined : table.tokens[seat];
    const { events } = eventsSchema.parse(
      (await ask("GET", `${table.path}/events`, { token })).body,
    );
    expect(events.find(({ type }) => type === "sealed")).toMatchObject({ seat: 0, cards: null });
    const record = recordSchema.parse((await ask("GET", `${table.path}/record`, { token })).body);
    expect(record.actions).toMatchObject([{ type: "seal", seat: 0, cards: null }]);
  }
});

test("10.3: bids of older auctions are withheld from all but their seat; an open ledger keeps them", async () => {
  for (const ledger of ["closed", "open"] as const) {
    const table = await startTable({ seats: 4, ledger }, LONG);
    const bidder = (await table.view()).turn ?? 0;
    await table.play(bidder, 0, { type: "bid", cards: [6] });
    // The others pass, and so does everybody in the second auction: then the first is an older one.
    for (let view = await table.view(); view.auctionsDone < 2; view = await table.view())
      await table.play(view.turn ?? 0, view.version, { type: "pass" });
    const cards = async (seat?: number) => {
      const token = seat === undefined ? undefined : table.tokens[seat];
      const { events } = eventsSchema.parse(
        (await ask("GET", `${table.path}/events`, { token })).body,
      );
      return events.find(({ type }) => type === "bid-raised");
    };
    const shown = { cards: [6], total: 6 };
    const withheld = { cards: null, total: null };
    expect(await cards(bidder)).toMatchObject(shown);
    for (const other of [(bidder + 1) % 4, undefined])
      expect(await cards(other)).toMatchObject(ledger === "open" ? shown : withheld);
  }
});

test("a spectator and a seat together know no more than the two apart (netrunner#6124)", async () => {
  const table = await startTable();
  await table.play((await table.view()).turn ?? 0, 0, { type: "bid", cards: [3] });
  const { viewer: _v, you: _y, serverTime: _s, seats: own, ...seat } = await table.view(1);
  const { viewer: _w, you: _z, serverTime: _t, seats: open, ...gallery } = await table.view();
  expect(gallery).toEqual(seat);
  expect(open.filter(({ seat: number }) => number !== 1)).toEqual(
    own.filter(({ seat: number }) => number !== 1),
  );
});

test("the record of a running game has no seed and only the cards turned up; the finished one has all", async () => {
  const table = await openTable();
  const entropy = "ab".repeat(32);
  await ask("PATCH", `${table.path}/seats/1`, { token: table.tokens[1], body: { entropy } });
  await table.start();
  const running = recordSchema.parse((await ask("GET", `${table.path}/record`)).body);
  expect(running).toMatchObject({ complete: false, result: null, fairness: { seed: null } });
  expect(running.deck).toHaveLength(1);
  await playOut(table, modestly(8));
  const over = recordSchema.parse((await ask("GET", `${table.path}/record`)).body);
  expect(over.deck).toHaveLength(16);
  expect(over.fairness?.seed).toBe(secretsOf(await storedText(table)).seed);
  expect(over.fairness?.entropies.map(({ by }) => by)).toEqual(["server", "client", "server"]);
  expect(over.fairness?.entropies[1]?.entropy).toBe(entropy);
});

test("a crash between two requests shows no card and loses none (terraforming-mars#1846)", async () => {
  const table = await startTable();
  await table.play((await table.view()).turn ?? 0, 0, { type: "bid", cards: [3] });
  const before = await table.view();
  await runInDurableObject(table.stub, (_, state) => {
    state.abort("crash");
  }).catch(() => undefined);
  expect({ ...(await table.view()), serverTime: "" }).toEqual({ ...before, serverTime: "" });
});

function storedText(table: Table): Promise<string> {
  return runInDurableObject(table.stub, (_, state) =>
    state.storage.sql
      .exec<{ changes: string }>("SELECT changes FROM entry ORDER BY number")
      .toArray()
      .map(({ changes }) => changes)
      .join("\n"),
  );
}

function secretsOf(stored: string): { deck: readonly string[]; seed: string } {
  const deck: unknown = JSON.parse(/"deck":(\[[^\]]*\])/u.exec(stored)?.[1] ?? "[]");
  return { deck: deck as string[], seed: /"seed":"(\w+)"/u.exec(stored)?.[1] ?? "" };
}
