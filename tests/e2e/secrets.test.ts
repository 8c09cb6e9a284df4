import * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { HighSociety, valueOf } from "../../shared/client/index.ts";
import { actedSchema } from "../../shared/contract/answers.ts";
import { viewSchema, type View } from "../../shared/contract/view-schema.ts";
import { drawsFrom, playToTheEnd, seatThree } from "./players.ts";
import { openStage, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** Everything that the network brings to a page from now on, parsed. */
function listenIn(page: Page): readonly unknown[] {
  const log: unknown[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => log.push(JSON.parse(String(payload))));
  });
  page.on("response", (response) => {
    if (!new URL(response.url()).pathname.startsWith("/v1/")) return;
    response.json().then(
      (body: unknown) => log.push(body),
      () => undefined,
    );
  });
  return log;
}

/** A frame or an answer that tells what happened: a view with its events. */
const updateSchema = z.looseObject(actedSchema.shape);

/** Each object anywhere inside a value. */
function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== "object" || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

describe("check 17: what the network brings to a seat", () => {
  test("17: never another's hand, envelope, instruction, or a price that the ledger has closed", async () => {
    const [ana, bela, chloe] = await seatThree(stage, ["sealed"]);
    if (ana === undefined || bela === undefined || chloe === undefined) throw new Error("no table");
    const log = listenIn(bela);
    await bela.reload();
    await bela.waitForSelector(".riv");
    await playToTheEnd([ana, bela, chloe], drawsFrom(3), 24);
    const seen = [...log];
    const views = seen.flatMap((each) =>
      [...objectsIn(each)].flatMap((object): View[] => {
        const parsed = viewSchema.safeParse(object);
        return parsed.success ? [parsed.data] : [];
      }),
    );
    expect(views.length).toBeGreaterThan(10);
    for (const view of views) {
      expect(view.viewer).toEqual({ seat: 1 });
      for (const seat of view.seats.filter(({ seat: place }) => place !== 1)) {
        expect([seat.hand, seat.money, seat.spent]).toEqual([null, null, null]);
      }
    }
    // While envelopes are being sealed, what another has sealed is a secret (rules.md 10).
    const closed = seen.flatMap((each) => {
      const frame = updateSchema.safeParse(each);
      if (!frame.success || frame.data.view.phase !== "sealed") return [];
      const { auction } = frame.data.view;
      return frame.data.events.flatMap((event) =>
        event.type === "sealed" && event.seat !== 1 && event.auction === auction?.number
          ? [event.cards]
          : [],
      );
    });
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.filter((cards) => cards !== null)).toEqual([]);
  });
});

describe("check 18: instructions", () => {
  test("18: “pass at 15” set in the sheet: 14 wakes, 15 passes, and the ledger tells no difference", async () => {
    const pages = await seatThree(stage, []);
    const due = await whoseTurn(pages);
    const [next, last] = pages.filter((page) => page !== due);
    if (next === undefined || last === undefined) throw new Error("no rivals");
    const game = new HighSociety(stage.url).game(
      new URL(due.url()).pathname.split("/").at(-1) ?? "",
    );
    const order = [due, ...(await inTurn(next, last, game))];
    const [first, second, third] = order;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error("order");
    await instructToPassAt(third, 15);
    await bid(first, [12]);
    await second.waitForSelector(".turn[data-state=mine], .turn[data-state=peril]");
    await bid(second, [15]);
    // The third was passed by its instruction: the first is asked again, or the lot has ended.
    await first.waitForFunction(
      () => document.querySelector(".turn")?.getAttribute("data-state") !== "wait",
    );
    const events = valueOf(await game.events()).events.filter(({ type }) => type === "passed");
    expect(events.every((event) => event.by === undefined)).toBe(true);
    expect(events).toHaveLength(1);
  });
});

async function whoseTurn(pages: readonly Page[]): Promise<Page> {
  return Promise.any(
    pages.map(async (page) => {
      await page.waitForSelector(".turn[data-state=mine], .turn[data-state=peril]");
      return page;
    }),
  );
}

/** The two rivals in the order in which they will act. */
async function inTurn(
  a: Page,
  b: Page,
  game: ReturnType<HighSociety["game"]>,
): Promise<readonly Page[]> {
  const { starter } = valueOf(await game.view());
  const names = ["Ana", "Béla", "Chloé"];
  const next = names[((starter ?? 0) + 1) % 3];
  const isNext = async (page: Page): Promise<boolean> =>
    !(await page.locator(".riv b").allTextContents()).includes(next ?? "");
  return (await isNext(a)) ? [a, b] : [b, a];
}

async function bid(page: Page, cards: readonly number[]): Promise<void> {
  for (const card of cards) await page.check(`.hand input[value="${card}"]`);
  await page.waitForTimeout(430);
  await page.click("#bid");
}

async function instructToPassAt(page: Page, total: number): Promise<void> {
  await page.waitForTimeout(430);
  await page.click("#bid");
  await page.locator('dialog input[value="pass-at"]').check();
  await page.locator("dialog .inline-number").first().fill(String(total));
  await page.click("dialog button[type=submit]");
  await page.waitForSelector("dialog", { state: "detached" });
}
