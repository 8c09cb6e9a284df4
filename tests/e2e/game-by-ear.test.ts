import { afterAll, beforeAll, expect, test } from "vitest";
import { HighSociety, valueOf } from "../../shared/client/index.ts";
import { isGreen, STATUS_CARDS } from "../../shared/engine/index.ts";
import { cards } from "../../web/i18n/en/words.ts";
import { BATCH_MS } from "../../web/state/announcer.ts";
import { replayRecord } from "../support/replay-api-record.ts";
import { answer, callFor, hearAgain, heardBy, listeningStage, type Listener } from "./ear.ts";
import { passTime } from "./page-time.ts";
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

/** Hears what was only counted, where something was: the announcer says so itself. */
async function hearsMore(listener: Listener): Promise<boolean> {
  const said = await heardBy(listener.page);
  const times = said.filter(({ text }) => text.includes("press L to hear them")).length;
  if (times === listener.repeated) return false;
  const isHeard = await hearAgain(listener.page);
  if (isHeard) listener.repeated = times;
  return isHeard;
}

/** Who was said to take which card, each card once, in the order in which it was said. */
function takingsTold(story: string): readonly string[] {
  const names = STATUS_CARDS.map((card) => cards[card].name).join("|");
  const takings = new RegExp(
    `(You|${NAMES.join("|")}) (?:pass(?:es)? first and )?takes? the (${names})`,
    "gu",
  );
  const told = new Map<string, string>();
  for (const [, who = "", card = ""] of story.matchAll(takings))
    if (!told.has(card)) told.set(card, who);
  return [...told].map(([card, who]) => `${who}: ${card}`);
}

/** A call comes at once, what led to it with the next batch: one listens to both, then acts. */
async function answerCall(listener: Listener, draw: () => number): Promise<void> {
  if ((await callFor(listener)) === null) return;
  await passTime(listener.page, BATCH_MS);
  if (await hearsMore(listener)) return;
  const call = await callFor(listener);
  if (call !== null) await answer(listener, call, draw);
}

/** Plays until every page has said that the evening ends. */
async function playByEar(listeners: readonly Listener[], draw: () => number): Promise<void> {
  for (let rounds = 0; rounds < 3000; rounds += 1) {
    let over = 0;
    for (const listener of listeners) {
      if (await hearsMore(listener)) continue;
      const said = await heardBy(listener.page);
      if (said.some(({ text }) => text.includes("The evening ends"))) over += 1;
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
    pages.map((page) => ({ page, answered: 0, repeated: 0 })),
    drawsFrom(5),
  );
  const [first] = pages;
  if (first === undefined) throw new Error("no page");
  const game = new HighSociety(stage.url).game(
    new URL(first.url()).pathname.split("/").at(-1) ?? "",
  );
  const { events } = valueOf(await game.events());
  const ends = events.filter(
    (event) => event.type === "card-won" || event.type === "disgrace-taken",
  );
  const record = valueOf(await game.record());
  // The fourth green card ends the evening: by chance after the third lot, once in 1820 games.
  const fourth = record.deck.filter(isGreen)[3];
  expect(ends.length).toBe(record.deck.findIndex((card) => card === fourth));
  expect(ends.length).toBeGreaterThanOrEqual(3);
  for (const [seat, page] of pages.entries()) {
    const story = (await heardBy(page)).map(({ text }) => text).join(" ");
    // Whoever has taken a card was told by name, or as "you": every lot, in the order of the game.
    expect(takingsTold(story)).toEqual(
      ends.map((end) => `${end.seat === seat ? "You" : NAMES[end.seat]}: ${cards[end.card].name}`),
    );
    expect(story).toContain("The evening ends");
    // The result is the page's heading, found by its role, once the last scene is over.
    await expect
      .poll(() => page.getByRole("heading", { level: 1 }).textContent())
      .toMatch(/win|come|cast out|poor/);
  }
  const { winners } = replayRecord(record);
  for (const winner of winners) {
    const heading = await pages[winner]?.getByRole("heading", { level: 1 }).textContent();
    expect(heading).toMatch(/^You win|share the win/);
  }
  expect(stage.faults()).toEqual([]);
});
