import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { settled } from "./page-time.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds: the rule, and where. */
export function findings(page: Page): Promise<readonly string[]> {
  return axeFindings(page, { type: "tag", values: TAGS });
}

/** What another light can change on a page that was looked at in the first. */
export function contrastFindings(page: Page): Promise<readonly string[]> {
  return axeFindings(page, { type: "rule", values: ["color-contrast", "link-in-text-block"] });
}

async function axeFindings(
  page: Page,
  runOnly: { readonly type: "tag" | "rule"; readonly values: readonly string[] },
): Promise<readonly string[]> {
  // Motion must have ended: axe measures contrast in the moment.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await settled(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      axe: {
        run: (options: object) => Promise<{
          violations: readonly { id: string; nodes: readonly { html: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run({
      runOnly: only,
      ...(only.type === "tag" ? { rules: { "target-size": { enabled: true } } } : {}),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, runOnly);
}

/** Controls smaller than 44 × 44 (SC 2.5.8 asks 24; we build to 44, D6). */
export async function smallControls(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate(() => {
    const root = document.querySelector("dialog[open]") ?? document.body;
    return [...root.querySelectorAll("button, a, input, select, summary")]
      .filter((control) => {
        const area = control.closest("label") ?? control;
        const { width, height } = area.getBoundingClientRect();
        const shown = control.checkVisibility({ visibilityProperty: true }) && width > 1;
        return shown && !control.matches(".skip, .prose a") && (width < 43.5 || height < 43.5);
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

/** Controls whose words do not fit into them, and a page wider than the screen. */
export async function clipped(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        // The check mark of a chosen note stands out of it on purpose.
        ".btn, .tag, .note:not(:has(:checked)), .turn, .sum",
      ),
    ];
    const cut = controls
      .filter(
        (control) =>
          control.scrollWidth > control.clientWidth + 2 ||
          (control.matches(".btn, .tag") && control.scrollHeight > control.clientHeight + 2),
      )
      .map((control) => `${control.className}: ${control.textContent}`);
    const wide = document.documentElement.scrollWidth > window.innerWidth;
    return wide ? [...cut, "the page is wider than the screen"] : cut;
  });
}
