import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { SPECTATOR } from "../../shared/engine/index.ts";
import { engineTable, GAME } from "../support/engine-table.ts";
import { ENDINGS } from "./endings.ts";
import { openPast, recordedGame, tableOf } from "./past-page.ts";
import { playToTheEnd, seatThree } from "./players.ts";
import { openScripted } from "./scripted-page.ts";
import { openStage, PHONE, type Stage } from "./stage.ts";

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

/** "−2½" as a number. */
function numberOf(text: string): number {
  const half = text.includes("½") ? 0.5 : 0;
  const whole = Number(text.replace(/[^\d]/g, "") || "0") + half;
  return text.includes("−") ? -whole : whole;
}

/** Findings of axe on the page as it is, target sizes included. */
async function findings(page: Page): Promise<unknown> {
  await page.evaluate(readFileSync("node_modules/axe-core/axe.min.js", "utf8"));
  return page.evaluate(async () => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const axe: unknown = Reflect.get(window, "axe");
    if (typeof axe !== "object" || axe === null || !("run" in axe)) return "no axe";
    const { run } = axe as {
      run: (
        at: Document,
        how: unknown,
      ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    const options = { runOnly: tags, rules: { "target-size": { enabled: true } } };
    const { violations } = await run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
  });
}

describe("check 28: the end of a game", () => {
  test("28: there are twelve endings", () => {
    expect(Object.keys(ENDINGS)).toHaveLength(12);
  });

  test.each(Object.entries(ENDINGS))(
    "28: %s: the numbers are the engine's",
    async (_what, position) => {
      const table = engineTable(position);
      const { result } = table.view(SPECTATOR);
      if (result === null) throw new Error("not over");
      const { page } = await openScripted(stage, table, 0, { seen: 0 });
      const rows = await page.locator(".res > li").evaluateAll((all) =>
        all.map((row) => ({
          seat: Number(row.getAttribute("data-seat")),
          rank: Number(row.getAttribute("value")),
          sum: row.querySelector(".eq")?.textContent ?? "",
          total: row.querySelector(".tot")?.textContent ?? "",
          tie: row.querySelector(".tie")?.textContent ?? "",
        })),
      );
      expect(rows.map(({ seat, rank }) => ({ seat, rank }))).toEqual(result.ranking);
      for (const { seat, sum, total } of rows) {
        const out = !result.eligible.includes(seat);
        const status = result.status[seat] ?? Number.NaN;
        expect(sum.includes("does not count")).toBe(out);
        expect(total).toBe(out ? "cast out" : total);
        expect(out || numberOf(total) === status).toBe(true);
        // "(5 + 2) × 2 = 14 · 30 left": the last number before the money is the score.
        const [arithmetic = ""] = sum.split(" · ");
        expect(numberOf(arithmetic.replace(", does not count", "").split(" = ").at(-1) ?? "")).toBe(
          status,
        );
        expect(sum).toContain(`${result.money[seat] ?? "–"} left`);
      }
      const castOutFirst = await page.evaluate(() => {
        const castOut = document.querySelector("#cast-out");
        const ranking = document.querySelector(".res");
        if (castOut === null || ranking === null) return false;
        return (castOut.compareDocumentPosition(ranking) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      });
      expect(castOutFirst).toBe(true);
      await page.context().close();
    },
  );

  test("28: a tie says what decided it", async () => {
    const ties = {
      "equal scores, more money": "Same score; you have more money.",
      "equal scores and money, the higher luxury":
        "Same score and money; Béla owns the higher luxury.",
    };
    for (const [name, sentence] of Object.entries(ties)) {
      const position = ENDINGS[name];
      if (position === undefined) throw new Error(name);
      const { page } = await openScripted(stage, engineTable(position), 0, { seen: 0 });
      expect(await page.locator(".tie").allTextContents()).toEqual([sentence]);
      await page.context().close();
    }
  });

  test("28: each of the four charts has a table with the numbers of the game", async () => {
    const record = recordedGame(8);
    const result = tableOf(record).view(SPECTATOR).result;
    const { page } = await openPast(stage, record);
    await page.waitForSelector("#figure-bill");
    expect(await page.locator(".figure").count()).toBe(4);
    expect(await page.locator(".figure table.figures").count()).toBe(4);
    const lastRow = async (id: string): Promise<number[]> => {
      const cells = await page
        .locator(`#figure-${id} tbody tr:last-child td`)
        .evaluateAll((all) => all.map((cell) => cell.firstChild?.textContent ?? ""));
      return cells.map(numberOf);
    };
    expect(await lastRow("money")).toEqual(result?.money);
    expect(await lastRow("growth")).toEqual(result?.status);
    expect(await page.locator("#figure-prices .best").count()).toBe(1);
    expect(await page.locator("#figure-money svg .mark").count()).toBe(record.seats.length);
    expect(await findings(page)).toEqual([]);
  });
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
    const live = await openPast(stage, record, { seat: null, moves: 60 });
    const table = await shown(live.page);
    expect(table[0]).not.toBe("none");
    const past = await openPast(stage, record, { seat: null, moves: 60, path: "/replay#m=0" });
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
    await page.waitForSelector(".review output span:not(.k)", { timeout: 30_000 });
    expect(await page.locator(".review").innerText()).toMatch(/Sharp|enough/);
    expect(await findings(page)).toEqual([]);
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
    expect(await page.locator(".figure").count()).toBe(4);
    expect(await page.locator(".scrub").count()).toBe(1);
    expect(await findings(page)).toEqual([]);

    await page.reload();
    await page.fill("textarea", text);
    await page.click("button[type=submit]");
    await page.waitForSelector("#verdict");

    await page.reload();
    await page.waitForSelector("textarea");
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
