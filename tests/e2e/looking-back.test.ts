import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { BrowserContext, Page } from "playwright-core";
import { engineTable, GAME, type EngineTable } from "../support/engine-table.ts";
import { findings, smallControls } from "./page-faults.ts";
import { settled } from "./page-time.ts";
import { openPast, recordedGame } from "./past-page.ts";
import { playToTheEnd, seatThree } from "./players.ts";
import { openScripted } from "./scripted-page.ts";
import { openStage, PHONE, SMALL_PHONE, type Stage } from "./stage.ts";

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

describe("check 29: a replay", () => {
  /** What the table says, as the eye reads it. */
  const shown = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      [".lot", ".riv"].map((part) => {
        const element = document.querySelector<HTMLElement>(part);
        return element?.innerText.replaceAll(/\s+/g, " ") ?? "none";
      }),
    );

  test("29: its end is the live table, in the gallery's words", async () => {
    const record = recordedGame(48);
    // Tall enough for all that either page can say: a short one leaves out what has no room there.
    const tall = { viewport: { width: 390, height: 844 } };
    const watched = { seat: null, moves: 60 };
    const live = await openPast(stage, record, { ...watched, context: await stage.person(tall) });
    const table = await shown(live.page);
    expect(table[0]).not.toBe("none");
    const past = await openPast(stage, record, {
      ...watched,
      context: await stage.person(tall),
      path: "/replay#m=0",
    });
    await past.page.click("button[aria-label='To the end']");
    expect(await shown(past.page)).toEqual(table);
    expect(await past.page.locator("#moment b").textContent()).toBe("60");
  });

  test("29: by the keyboard to any moment; the address follows; nothing but GET is sent", async () => {
    const { page, sent } = await openPast(stage, recordedGame(8), { path: "/replay#m=12" });
    const at = (): Promise<string | null> => page.locator("#moment b").textContent();
    expect(await at()).toBe("12");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    expect(await at()).toBe("13");
    await expect.poll(() => new URL(page.url()).hash).toBe("#m=13");
    await expect
      .poll(() => page.locator("#say").textContent())
      .toContain((await page.locator("#moment").innerText()).replace(/^13 /, ""));
    await page.keyboard.press("Home");
    expect(await at()).toBe("0");
    for (const button of await page.locator(".scrub button").all()) await button.click();
    expect(await page.locator("#bid, #pass, .hand input, form").count()).toBe(0);
    expect(sent()).toEqual([]);
  });

  test("29: “Back to now” returns to the running table", async () => {
    const { page } = await openPast(stage, recordedGame(48), { moves: 60, path: "/replay#m=20" });
    await page.click("text=Back to now");
    await page.waitForSelector(".dock .hand");
    expect(new URL(page.url()).pathname).toBe(`/t/${GAME}`);
  });

  test("17, 29: before the end only the own money is shown; after it, all hands on demand", async () => {
    const running = await openPast(stage, recordedGame(48), { moves: 60, path: "/replay#m=20" });
    expect(await running.page.locator(".holdings .money").count()).toBe(1);
    expect(await running.page.getByText("all hands open").count()).toBe(0);
    await running.page.click("label:has-text('the table')");
    expect(await running.page.locator(".holdings .money").count()).toBe(0);
    const over = await openPast(stage, recordedGame(48), { path: "/replay#m=20" });
    await over.page.click("label:has-text('all hands open')");
    expect(await over.page.locator(".holdings .money").count()).toBe(5);
  });

  test("a decision of mine is looked at as sharp would, in words, beside the page", async () => {
    const { page } = await openPast(stage, recordedGame(8), { path: "/replay#m=30" });
    await page.waitForSelector(".review output span:not(.k)", { timeout: 120_000 });
    expect(await page.locator(".review").innerText()).toMatch(/Sharp|enough/);
    expect(await findings(page)).toEqual([]);
  });
});

describe.each(["light", "dark"] as const)("check 3: looking back in the %s", (colorScheme) => {
  const options = { viewport: SMALL_PHONE, colorScheme, reducedMotion: "reduce" } as const;

  test.each([
    ["the end", "", "#figure-bill"],
    ["a replay", "/replay#m=30", ".review output span:not(.k)"],
    ["a table's record", "/record", "#verdict"],
  ])("3: %s", async (_what, path, shown) => {
    const context = await stage.person(options);
    const { page } = await openPast(stage, recordedGame(8), { path, context });
    await page.waitForSelector(shown, { timeout: 120_000 });
    for (const more of await page.locator(".figure summary").all()) await more.click();
    expect(await findings(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await context.close();
  });
});

describe("why did I pay?", () => {
  /** The viewer has paid 1 to stay out of a Scandale that Dmitri took; the next lot is open. */
  const paid = (lot: number): EngineTable =>
    engineTable({ seats: 4, deck: ["SC", "L7"], greens: 1, auctionsDone: lot })
      .play(0, { type: "bid", cards: [1] })
      .play(1, { type: "bid", cards: [2] })
      .play(2, { type: "bid", cards: [3] })
      .play(3, { type: "pass" });

  /** The device forgets what it has seen of the table, so that there is a recap again. */
  async function forgetVisit(context: BrowserContext): Promise<void> {
    const page = await context.newPage();
    await page.goto(`${stage.url}/privacy/`);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith("seat/")) localStorage.removeItem(key);
      }
    });
    await page.close();
  }

  test("A7: the first two payments to a disgrace link to their rule, no later one", async () => {
    const context = await stage.person();
    const asked: number[] = [];
    for (const lot of [4, 6, 8]) {
      const { page } = await openScripted(stage, paid(lot), 0, { seen: 1, context });
      await page.waitForSelector("#recap");
      asked.push(await page.locator("#recap a[href='/rules#c6.2']").count());
      await page.close();
      await forgetVisit(context);
    }
    expect(asked).toEqual([1, 1, 0]);
    // The same payment is explained as often as it is looked at.
    const { page } = await openScripted(stage, paid(4), 0, { seen: 1, context });
    await page.click("#recap a");
    await page.waitForSelector("#c6\\.2.here");
    await expect
      .poll(() => page.locator("#c6\\.2").evaluate((rule) => rule.getBoundingClientRect().top))
      .toBeLessThan(PHONE.height);
  });
});

describe("a record", () => {
  const text = JSON.stringify(recordedGame(36));

  test("opens from a file, pasted and dropped, and shows deal, result, figures and moves", async () => {
    const context = await stage.person({ viewport: PHONE });
    const page = await context.newPage();
    const requests: string[] = [];
    page.on("request", (request) =>
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
    );
    await page.goto(`${stage.url}/record`);
    await page.setInputFiles("input[type=file]", {
      name: "game.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
    await page.waitForSelector("#verdict");
    // Their words come by themselves, on a busy machine after the verdict.
    await page.waitForSelector(".figure");
    expect(await page.locator(".figure").count()).toBe(4);
    expect(await page.locator(".scrub").count()).toBe(1);
    expect(await findings(page)).toEqual([]);

    await page.reload();
    await page.fill("textarea", text);
    await page.click("button[type=submit]");
    await page.waitForSelector("#verdict");

    await page.reload();
    await page.waitForSelector("textarea");
    await settled(page);
    await page.evaluate((dropped) => {
      const data = new DataTransfer();
      data.items.add(new File([dropped], "game.json"));
      dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
    }, text);
    await page.waitForSelector("#verdict");
    expect(requests.filter((request) => request.includes("/v1/"))).toEqual([]);
    await context.close();
  });

  test("what is no record is said so, and the form stays", async () => {
    const context = await stage.person();
    const page = await context.newPage();
    await page.goto(`${stage.url}/record`);
    await page.fill("textarea", "{}");
    await page.click("button[type=submit]");
    expect(await page.locator(".err").textContent()).toBe("This is not a record of High Society.");
    expect(await page.locator("textarea").inputValue()).toBe("{}");
    expect(await findings(page)).toEqual([]);
    await context.close();
  });
});

describe("a game that was played here", () => {
  test("its deal is fair by what each page gave, its record opens again, its picture is a PNG", async () => {
    const pages = await seatThree(stage, []);
    // Everybody passes whatever comes: the shortest way to the fourth green card.
    await playToTheEnd(pages, () => 1);
    const [host, guest] = pages;
    if (host === undefined || guest === undefined) throw new Error("no page");

    const pictured = host.waitForEvent("download");
    await host.click("button:has-text('Save image')");
    const picture = readFileSync(await (await pictured).path());
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);

    const saved = host.waitForEvent("download");
    await host.click("button:has-text('Save record')");
    const file = await (await saved).path();

    for (const page of [host, guest]) {
      await page.click("text=Check the deal");
      await page.waitForSelector("#verdict");
      expect(await page.locator("#verdict").getAttribute("data-fault")).toBe("");
      expect(await page.locator("#verdict").textContent()).toContain(
        "3 of them by their own device",
      );
    }

    // A device that gave something else sees that it is not in the deal.
    await guest.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("share/"));
      if (key === undefined) throw new Error("no share");
      const share: unknown = JSON.parse(localStorage.getItem(key) ?? "");
      localStorage.setItem(key, JSON.stringify({ ...Object(share), entropy: "0".repeat(64) }));
    });
    await guest.reload();
    await guest.waitForSelector("#verdict");
    expect(await guest.locator("#verdict").getAttribute("data-fault")).toBe("own-entropy-missing");

    await host.goto(`${stage.url}/record`);
    await host.setInputFiles("input[type=file]", file);
    await host.waitForSelector("#verdict[data-fault='']");
  });
});
