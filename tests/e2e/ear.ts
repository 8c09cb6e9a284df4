import type { BrowserContext, Page } from "playwright-core";
import type { Stage } from "./stage.ts";

/** What a page has said so far, in order: by `#say` what happened, by `#now` that it is my turn. */
interface Heard {
  readonly region: "say" | "now";
  readonly text: string;
}

/** A stage whose pages are written down by ear, from their first moment on. */
export function listeningStage(stage: Stage): Stage {
  return {
    ...stage,
    person: async (options) => {
      const context = await stage.person(options);
      await listen(context);
      return context;
    },
  };
}

async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: { region: string; text: string }[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest("#say, #now");
        return region === null || region === undefined ? [] : [region];
      });
      for (const region of new Set(regions)) {
        const text = region.textContent ?? "";
        if (text !== "") heard.push({ region: region.id, text });
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

export async function heardBy(page: Page): Promise<readonly Heard[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
}

/** Waits until the page has said more than so much, something that begins like this. */
async function hearAfter(page: Page, count: number, begin: string): Promise<void> {
  await page.waitForFunction(
    ([before, words]) =>
      (window as unknown as { heard: Heard[] }).heard
        .slice(before)
        .some(({ region, text }) => region === "say" && text.startsWith(words)),
    [count, begin] as const,
  );
}

/** Presses L; false where a choice lies over the table, since no shortcut is heard there. */
export async function hearAgain(page: Page): Promise<boolean> {
  const { length } = await heardBy(page);
  await page.keyboard.press("l");
  const heard = await page.waitForFunction((before) => {
    const said = (window as unknown as { heard: Heard[] }).heard.slice(before);
    if (said.some(({ region }) => region === "say")) return "said";
    return document.querySelector("dialog[open]") === null ? null : "covered";
  }, length);
  return (await heard.jsonValue()) === "said";
}

/** A person who hears the page and finds its controls by role and name, and sees nothing. */
export interface Listener {
  readonly page: Page;
  /** How many calls to act were answered. */
  answered: number;
  /** How often “press L” was said and done. */
  repeated: number;
}

/** The call to act that waits for an answer; null where none does. */
export async function callFor(listener: Listener): Promise<string | null> {
  const calls = (await heardBy(listener.page)).filter(({ region }) => region === "now");
  return calls.length > listener.answered ? (calls.at(-1)?.text ?? null) : null;
}

/** Answers a call, and is content when the page says what was done. */
export async function answer(listener: Listener, call: string, draw: () => number): Promise<void> {
  const { page } = listener;
  const before = await heardBy(page);
  await page.waitForTimeout(430);
  await act(page, call, draw);
  await hearAfter(page, before.length, "You ");
  listener.answered = before.filter(({ region }) => region === "now").length;
}

async function act(page: Page, call: string, draw: () => number): Promise<void> {
  if (call.startsWith("Give up one luxury")) {
    const choice = page.getByRole("dialog", { name: "Give up one luxury" });
    await choice.getByRole("radio", { disabled: false }).first().check();
    await choice.getByRole("button", { name: /^Give up the/ }).click();
    return;
  }
  const raise = draw() < 0.35 ? await cheapest(page, call) : null;
  if (raise !== null) {
    const note = page.getByRole("checkbox", { name: `${raise} thousand`, exact: true });
    await note.check({ force: true });
    await page.getByRole("button", { name: /^(?:Bid|Lay) \d+/ }).click();
    return;
  }
  const pass = page.getByRole("button", { name: /^Pass/ });
  const takes = /take the/.test((await pass.textContent()) ?? "");
  await pass.click();
  if (takes) await page.getByRole("dialog").getByRole("button", { name: "Take it" }).click();
}

/** The smallest single note that beats what was said; null where there is none. */
async function cheapest(page: Page, call: string): Promise<number | null> {
  const toBeat = Number(/(\d+) to beat/.exec(call)?.[1] ?? 0);
  const laid = Number(/have laid (\d+)/.exec(call)?.[1] ?? 0);
  const hand = page.getByRole("group", { name: "Your money, in thousands" });
  const names = await hand
    .getByRole("checkbox")
    .evaluateAll((all) => all.map((box) => box.getAttribute("aria-label") ?? ""));
  const notes = names.map((name) => Number.parseInt(name, 10)).toSorted((a, b) => a - b);
  return notes.find((note) => laid + note > toBeat) ?? null;
}
