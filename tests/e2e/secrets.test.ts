import * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
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
