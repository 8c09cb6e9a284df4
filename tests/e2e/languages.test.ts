import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { BrowserContext, Page } from "playwright-core";
import { engineTable } from "../support/engine-table.ts";
import { clipped } from "./page-faults.ts";
import { TABLE_SCENES } from "./scenes.ts";
import { SCREENS } from "./screens.ts";
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

type SceneName = keyof typeof TABLE_SCENES;

async function show(scene: SceneName, context: BrowserContext): Promise<Page> {
  const found = TABLE_SCENES[scene];
  if (found === undefined) throw new Error(`There is no scene “${scene}”.`);
  const { page } = await openScripted(stage, found.table(), found.seat, {
    context,
    seen: found.seen ?? null,
  });
  await page.waitForSelector("#bid");
  return page;
}

/** Runs in the page: whatever is said becomes 40 % longer, as a wordy language would say it. */
function stretchEverything(): void {
  const stretched = new WeakMap<Node, string>();
  const stretch = (node: Node): void => {
    const words = node.textContent ?? "";
    if (stretched.get(node) === words || !/\p{L}{3}/u.test(words)) return;
    const longer = words.replaceAll(
      /\p{L}{3,}/gu,
      (word) => word + "~".repeat(Math.ceil(word.length * 0.4)),
    );
    stretched.set(node, longer);
    node.textContent = longer;
  };
  const all = (root: Node): void => {
    if (root.nodeType === Node.TEXT_NODE) stretch(root);
    else root.childNodes.forEach(all);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") stretch(target);
      else addedNodes.forEach(all);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test("no live region keeps the words of the language before", async () => {
  const context = await stage.person();
  const table = engineTable({ seats: 3, starter: 2, deck: ["L7", "SC"] });
  const { page, remote } = await openScripted(stage, table, 0, { context });
  const heard = () => page.locator("#say, #now").allTextContents();
  remote(2, { type: "bid", cards: [8] });
  await page.waitForFunction(() => document.querySelector("#say")?.textContent !== "");
  expect(await heard()).toEqual(["Chloé bids 8.", "Your turn. 8 to beat, Chloé leads."]);
  await page.click("header.bar .icon:last-of-type");
  await page.click("dialog a[href='/settings']");
  await page.selectOption("#language", "de");
  await page.waitForFunction(() => document.documentElement.lang === "de");
  expect(await heard()).toEqual(["", ""]);
  await page.goBack();
  await page.waitForSelector(".hand");
  remote(0, { type: "bid", cards: [10] });
  remote(1, { type: "bid", cards: [12] });
  await page.waitForFunction(() => document.querySelector("#say")?.textContent !== "");
  expect(await heard()).toEqual([
    expect.stringContaining("Béla erhöht auf 12"),
    expect.stringMatching(/^Du bist dran/),
  ]);
  await context.close();
});

describe.each(["de", "fr", "ro"])("the table in %s", (locale) => {
  test.each([
    ["my turn", "390×664", PHONE],
    ["my turn", "320×568", SMALL_PHONE],
    ["disgrace", "390×664", PHONE],
    ["disgrace", "320×568", SMALL_PHONE],
  ] as const)("1: %s fits at %s without scrolling", async (scene, _, viewport) => {
    const page = await show(scene, await stage.person({ viewport, locale }));
    expect(await page.getAttribute("html", "lang")).toBe(locale);
    expect(await clipped(page)).toEqual([]);
    const [tags, dock] = await page.evaluate(() => [
      Math.max(
        ...[...document.querySelectorAll(".riv .tag")].map(
          (tag) => tag.getBoundingClientRect().bottom,
        ),
      ),
      document.querySelector(".dock")?.getBoundingClientRect().top ?? 0,
    ]);
    expect(tags).toBeLessThanOrEqual(dock ?? 0);
    const bid = await page.locator("#bid").boundingBox();
    expect((bid?.y ?? Infinity) + (bid?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  });
});

describe("a name that cannot be seen", () => {
  test.each([
    ["de", "#table-name", "Ein Name hat 1 bis 40 sichtbare Zeichen."],
    ["fr", "#player", "Un nom compte de 1 à 40 caractères visibles."],
    ["ro", "#player", "Un nume are între 1 și 40 de caractere vizibile."],
    ["en", "#table-name", /^A name has 1 to 40 visible characters/],
  ] as const)(
    "is told of at once at its own field, in %s at %s",
    async (locale, field, sentence) => {
      const context = await stage.person({ locale });
      const page = await context.newPage();
      await page.goto(`${stage.url}/new`);
      await page.fill("#player", "Ana");
      await page.fill(field, "\u200B\u2060");
      await page.click("button[type=submit]");
      const note = page.locator(`${field}-note.err`);
      await expect.poll(() => note.textContent()).toMatch(sentence);
      expect(await page.locator("[aria-invalid=true]").count()).toBe(1);
      await expect.poll(() => page.evaluate(() => `#${document.activeElement?.id}`)).toBe(field);
      await page.fill(field, "Béla");
      expect(await note.count()).toBe(0);
      await context.close();
    },
  );

  test("a table without a name has one from its host", async () => {
    const context = await stage.person({ locale: "de" });
    const page = await context.newPage();
    await page.goto(`${stage.url}/new`);
    await page.fill("#table-name", " ");
    await page.fill("#player", "Ana");
    await page.click("button[type=submit]");
    await page.waitForSelector("input.address");
    await expect.poll(() => page.title()).toContain("Ana");
    await context.close();
  });
});

describe("check 30: languages that nobody has written yet", () => {
  test.each(["my turn", "waiting", "disgrace", "sealing"] as const)(
    "30: words 40 % longer clip no control: %s",
    async (scene) => {
      const context = await stage.person({ viewport: SMALL_PHONE });
      await context.addInitScript(stretchEverything);
      const page = await show(scene, context);
      await page.waitForFunction(() => document.querySelector("#bid")?.textContent?.includes("~"));
      expect(await clipped(page)).toEqual([]);
    },
  );

  test.each(["table sealed, waiting", "game over, tables open"])(
    "30: nor is anything too wide: %s",
    async (name) => {
      const context = await stage.person({ viewport: SMALL_PHONE });
      await context.addInitScript(stretchEverything);
      const page = await SCREENS[name]?.(stage, context);
      if (page === undefined) throw new Error(`There is no screen “${name}”.`);
      await page.waitForFunction(() => document.querySelector("h1")?.textContent?.includes("~"));
      expect(await clipped(page)).toEqual([]);
    },
  );

  test("30: the measure sees a control whose words do not fit", async () => {
    const page = await show("my turn", await stage.person());
    await page.locator("#pass").evaluate((button) => {
      for (const part of [button, ...button.querySelectorAll<HTMLElement>("*")]) {
        part.style.whiteSpace = "nowrap";
      }
      button.style.width = "60px";
    });
    expect(await clipped(page)).toHaveLength(1);
  });

  test("30: from right to left the first rival sits on the right, and nothing overflows", async () => {
    const page = await show("my turn", await stage.person({ viewport: SMALL_PHONE }));
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    expect(await clipped(page)).toEqual([]);
    const rivals = await page.locator(".riv li").all();
    const boxes = await Promise.all(rivals.map((rival) => rival.boundingBox()));
    const places = boxes.map((box) => box?.x ?? 0);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
    const [pass, bid] = [
      await page.locator("#pass").boundingBox(),
      await page.locator("#bid").boundingBox(),
    ];
    expect(pass?.x ?? 0).toBeGreaterThan(bid?.x ?? 0);
  });

  test("30: from right to left the way back, what is folded and a minus stand as they are read", async () => {
    const context = await stage.person({ viewport: SMALL_PHONE });
    const page = await context.newPage();
    await page.goto(`${stage.url}/new`);
    const pointsTo = (selector: string, pseudo?: string): Promise<string> =>
      page.evaluate(
        ([found, part]) => {
          const element = document.querySelector(found);
          return element === null ? "" : getComputedStyle(element, part).transform;
        },
        [selector, pseudo] as const,
      );
    await page.waitForSelector("details > summary");
    const [back, folded] = [".bar .glyph", "details:not([open]) > summary"];
    expect(await pointsTo(back)).toBe("none");
    const before = await pointsTo(folded, "::before");
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    expect(await pointsTo(back)).toBe("matrix(-1, 0, 0, 1, 0, 0)");
    expect(await pointsTo(folded, "::before")).not.toBe(before);
    await context.close();

    const table = await show("disgrace", await stage.person({ viewport: SMALL_PHONE }));
    await table.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    const direction = (element: Element): string => getComputedStyle(element).direction;
    expect(await table.locator(".chip").first().evaluate(direction)).toBe("ltr");
  });

  test("30: text at twice its size leaves the dock in the page, not over it", async () => {
    const page = await show("my turn", await stage.person({ viewport: SMALL_PHONE }));
    const session = await page.context().newCDPSession(page);
    // A page zoomed to 200 % is half as wide and half as high in CSS pixels.
    await session.send("Emulation.setDeviceMetricsOverride", {
      width: 320,
      height: 284,
      deviceScaleFactor: 2,
      mobile: false,
    });
    const place = await page
      .locator(".dock")
      .evaluate((dock) => getComputedStyle(dock).getPropertyValue("position"));
    expect(place).toBe("static");
    expect(await clipped(page)).toEqual([]);
  });
});
