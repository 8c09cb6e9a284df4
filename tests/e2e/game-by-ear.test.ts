import { afterAll, beforeAll, expect, test } from "vitest";
import { HighSociety, valueOf } from "../../shared/client/index.ts";
import { BATCH_MS } from "../../web/state/announcer.ts";
import { replayRecord } from "../support/replay-api-record.ts";
import { answer, callFor, heardBy, listeningStage, type Listener } from "./ear.ts";
import { drawsFrom, seatThree } from "./players.ts";
import { openStage, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const NAMES = ["Ana", "Béla", "Chloé"];

/** Whether the last thing told, calls to act aside, is that there is more to hear. */
function tellsToPressL(said: Awaited<ReturnType<typeof heardBy>>): boolean {
  const last = said.findLast(({ region }) => region === "say");
  return last?.text.includes("press L to hear them") === true;
}

/** A call comes at once, what led to it with the next batch: one listens to both, then acts. */
async function answerCall(listener: Listener, draw: () => number): Promise<void> {
  if ((await callFor(listener)) === null) return;
  await listener.page.waitForTimeout(BATCH_MS + 100);
  if (tellsToPressL(await heardBy(listener.page))) return;
  const call = await callFor(listener);
  if (call !== null) await answer(listener, call, draw);
}

/** Plays until every page has said that the evening ends. */
async function playByEar(listeners: readonly Listener[], draw: () => number): Promise<void> {
  for (let rounds = 0; rounds < 600; rounds += 1) {
    let over = 0;
    for (const listener of listeners) {
      const said = await heardBy(listener.page);
      // The announcer says so itself where a batch was too long, the last one too.
      if (tellsToPressL(said)) await listener.page.keyboard.press("l");
      else if (said.some(({ text }) => text.includes("The evening ends"))) over += 1;
      else await answerCall(listener, draw);
    }
    if (over === listeners.length) return;
    await listeners[0]?.page.waitForTimeout(100);
  }
  const last = await Promise.all(listeners.map(async ({ page }) => (await heardBy(page)).at(-1)));
  throw new Error(`The end was never said: ${JSON.stringify(last)}`);
}

test("D3: a whole game is played by the live regions and the roles alone, and they tell it all", async () => {
  const pages = await seatThree(listeningStage(stage), []);
  await playByEar(
    pages.map((page) => ({ page, answered: 0 })),
    drawsFrom(5),
  );
  const [first] = pages;
  if (first === undefined) throw new Error("no page");
  const game = new HighSociety(stage.url).game(
    new URL(first.url()).pathname.split("/").at(-1) ?? "",
  );
  const { events } = valueOf(await game.events());
  const ends = events.filter(({ type }) => type === "card-won" || type === "disgrace-taken");
  expect(ends.length).toBeGreaterThan(3);
  for (const [seat, page] of pages.entries()) {
    const story = (await heardBy(page)).map(({ text }) => text).join(" ");
    // Whoever has taken a card was told by name, or as "you", in the order of the game.
    const takers = [
      ...story.matchAll(
        /(\S+) (?:passes first and takes?|pass first and take|takes?) the (?=[A-Z])/gu,
      ),
    ];
    const told = takers.map(([, who]) => who);
    const own = ends.flatMap((end) => ("seat" in end ? [end.seat] : []));
    for (const taker of own.filter((each) => each !== seat)) {
      expect(told).toContain(NAMES[taker]);
    }
    expect(story).toContain("The evening ends");
    // The result is the page's heading, found by its role, once the last scene is over.
    await expect
      .poll(() => page.getByRole("heading", { level: 1 }).textContent(), { timeout: 5000 })
      .toMatch(/win|come|cast out|poor/);
  }
  const { winners } = replayRecord(valueOf(await game.record()));
  for (const winner of winners) {
    const heading = await pages[winner]?.getByRole("heading", { level: 1 }).textContent();
    expect(heading).toMatch(/^You win|share the win/);
  }
  expect(stage.faults()).toEqual([]);
});
