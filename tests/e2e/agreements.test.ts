import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { HighSociety, valueOf } from "../../shared/client/index.ts";
import { engineTable } from "../support/engine-table.ts";
import { nextDue, seatThree } from "./players.ts";
import { openScripted } from "./scripted-page.ts";
import { openStage, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => {
  expect(stage.faults()).toEqual([]);
});
afterAll(async () => {
  await stage.close();
});

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.click("button[aria-label=Menu]");
  await page.click(`dialog button:has-text('${item}')`);
  await page.waitForSelector("dialog output:has-text('Done')");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
}

describe("what a table agrees on", () => {
  test("a pause: proposed, read by all, agreed to, held, and ended by one press", async () => {
    const [ana, bela, chloe] = await seatThree(stage, []);
    if (ana === undefined || bela === undefined || chloe === undefined) throw new Error("no table");
    await fromMenu(ana, "Propose a pause");
    const pause = "[data-proposal=pause]";
    await bela.waitForSelector(`${pause}:has-text('proposed by Ana. Still to agree: Chloé.')`);
    await bela.click(`${pause} button:has-text('Agree')`);
    await chloe.click(`${pause}:not(:has-text('Still to agree')) button:has-text('Agree')`);
    for (const page of [ana, bela, chloe]) {
      await page.waitForSelector("#paused:has-text('Paused by agreement until')");
      expect(await page.locator("h1").textContent()).toBe("The table is paused");
    }
    await bela.click("#paused button");
    await chloe.waitForSelector("#paused", { state: "detached" });
    expect(await nextDue([ana, bela, chloe])).not.toBe("over");
  });

  test("an end: agreed to by all it ends the game, without a result", async () => {
    const pages = await seatThree(stage, []);
    const [ana, bela, chloe] = pages;
    if (ana === undefined || bela === undefined || chloe === undefined) throw new Error("no table");
    await fromMenu(ana, "Propose to end");
    const end = "[data-proposal=end] button:has-text('Agree')";
    await bela.click(end);
    await chloe.click(end);
    for (const page of pages) await page.waitForSelector(".turn[data-state=over]");
    expect(await ana.locator("h1").textContent()).toContain("agreed to end");
    // Nobody is ranked, but what everybody owned can be read, and every move looked at again.
    expect(await ana.locator(".res > li").count()).toBe(3);
    await ana.locator("a[href$='/replay#m=0']").waitFor();
    expect(await ana.locator("#kept-until").textContent()).toMatch(/kept until .*\d/);
  });

  test("away: the table says so, and one press brings one back", async () => {
    const [ana, bela] = await seatThree(stage, []);
    if (ana === undefined || bela === undefined) throw new Error("no table");
    await ana.click("button[aria-label=Menu]");
    await ana.click("dialog button:has-text('Leave the table')");
    await ana.click("dialog button.danger");
    await ana.click("#away button:has-text('I am back')");
    await ana.waitForSelector("#away", { state: "detached" });
    const id = new URL(ana.url()).pathname.split("/").at(-1) ?? "";
    const view = valueOf(await new HighSociety(stage.url).game(id).view());
    expect(view.seats.map(({ away }) => away)).toEqual([false, false, false]);
  });

  test("without a clock: before a day is over the sheet says when a bot may play", async () => {
    const pages = await seatThree(stage, []);
    const due = await nextDue(pages);
    const other = pages.find((page) => page !== due);
    if (due === "over" || other === undefined) throw new Error("nobody waits");
    const rival = other.locator(".rival", { has: other.locator(".tag.act") });
    await rival.click();
    await other.waitForSelector("dialog:has-text('the others together may let a bot play for')");
    expect(await other.locator("dialog button:has-text('Let a bot')").count()).toBe(0);
  });

  test("after a day the others may let a bot play, and the server's answer is shown", async () => {
    const table = engineTable({ seats: 3, deck: ["L7", "SC"] });
    const tomorrow = { serverTime: "2099-12-02T18:00:00.000Z" };
    const { page, sent } = await openScripted(stage, table, 1, { seen: 0, change: tomorrow });
    await page.locator(".rival").last().click();
    await page.click("dialog button:has-text('Let a bot play for Ana')");
    await page.waitForSelector("dialog output:has-text('Done')");
    expect(sent().map(({ path }) => path.split("/").at(-1))).toEqual(["votes"]);
  });
});

describe("clocks", () => {
  test("before sitting down a guest reads how the clock runs, and what happens without him", async () => {
    const host = await (await stage.person()).newPage();
    await host.goto(`${stage.url}/new`);
    await host.fill("#player", "Ana");
    await host.click("button:has-text('Create table')");
    const invitation = await host.locator("input[aria-label='Invitation link']").inputValue();
    const guest = await (await stage.person()).newPage();
    await guest.goto(invitation);
    await guest.waitForSelector("#claim-name");
    const terms = guest.locator("#terms");
    expect(await terms.locator("> p").innerText()).toContain("3\u{a0}days in the bank");
    await terms.locator("summary").click();
    expect(await terms.innerText()).toContain("twice in a row a bot plays");
    expect(await terms.innerText()).toContain("closes after 14 days");
  });

  test("a rival's sheet shows what his bank holds while his turn runs", async () => {
    const table = engineTable({ seats: 3, deck: ["L7", "SC"] });
    const { serverTime, seats } = table.view({ seat: 1 });
    const inTwoHours = new Date(Date.parse(serverTime) + 2 * 3600_000 + 60_000).toISOString();
    const change = {
      options: { ...table.view({ seat: 1 }).options, clock: { bank: 90_000, increment: 600 } },
      deadlineAt: inTwoHours,
      seats: seats.map((seat) => ({
        ...seat,
        bank: 90_000,
        deadlineAt: seat.seat === 0 ? inTwoHours : null,
      })),
    };
    const { page } = await openScripted(stage, table, 1, { seen: 0, change });
    const bank = async (name: string): Promise<string> => {
      await page.locator(".rival", { hasText: name }).click();
      const cell = page.locator("dialog tr", { hasText: "Time in the bank" }).locator("td");
      const text = await cell.innerText();
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog", { state: "detached" });
      return text;
    };
    expect(await bank("Ana")).toMatch(/^2\sh/);
    expect(await bank("Chloé")).toMatch(/^25\sh/);
  });
});

describe("more than one table", () => {
  test("after a move the page leads to the next table of this device that waits", async () => {
    const context = await stage.person();
    const page = await context.newPage();
    const open = async (): Promise<string> => {
      await page.goto(`${stage.url}/new`);
      await page.fill("#player", "Ana");
      await page.click("text=Gentle");
      await page.click("button:has-text('Create table')");
      await page.click("button:has-text('Start the game')");
      await page.waitForSelector(".turn[data-state=mine], .turn[data-state=peril]");
      return new URL(page.url()).pathname;
    };
    const first = await open();
    const second = await open();
    expect(second).not.toBe(first);
    await page.goto(stage.url);
    await page.waitForSelector(".table-row.yours:nth-of-type(1)");
    expect(await page.locator(".table-row.yours").count()).toBe(2);
  });

  test("after a move, while others think", async () => {
    const [ana, bela, chloe] = await seatThree(stage, []);
    if (ana === undefined || bela === undefined || chloe === undefined) throw new Error("no table");
    const due = await nextDue([ana, bela, chloe]);
    if (due === "over") throw new Error("over");
    const here = new URL(due.url()).pathname;
    const more = await due.context().newPage();
    await more.goto(`${stage.url}/new`);
    await more.click("text=Gentle");
    await more.click("button:has-text('Create table')");
    await more.click("button:has-text('Start the game')");
    await more.waitForSelector(".turn[data-state=mine], .turn[data-state=peril]");
    await due.check('.hand input[value="6"]');
    await due.waitForTimeout(430);
    await due.click("#bid");
    await due.waitForSelector("#next-table:has-text('1 more table waits for you.')");
    await due.click("#next-table a");
    await due.waitForSelector(".dock");
    expect(new URL(due.url()).pathname).toBe(new URL(more.url()).pathname);
    expect(new URL(due.url()).pathname).not.toBe(here);
  });
});
