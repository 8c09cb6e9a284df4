import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { OPERATIONS, PROBLEM_CODES } from "../../shared/contract/index.ts";
import { COMPONENTS } from "../../tools/openapi/component-names.ts";

const page = readFileSync(join(import.meta.dirname, "../../web/public/docs.html"), "utf8");
const ids = [...page.matchAll(/ id="([^"]+)"/gu)].map(([, id = ""]) => id);

describe("the page at /docs", () => {
  test("explains every endpoint, every shape and every code", () => {
    const wanted = [...OPERATIONS.map(({ id }) => id), ...COMPONENTS.keys(), ...PROBLEM_CODES];
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    for (const { path } of OPERATIONS) expect(page).toContain(`<code>${path}</code>`);
  });

  test("every link within it leads somewhere, and no place has two names", () => {
    const links = [...page.matchAll(/href="#([^"]*)"/gu)].map(([, id = ""]) => id);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("works offline under the content policy: nothing inline, nothing from elsewhere", () => {
    expect(page).not.toMatch(/<script|<style| style=| on\w+=|@import/u);
    const loaded = [...page.matchAll(/(?:src|href)="([^#"]*)"/gu)].map(([, url]) => url);
    expect(new Set(loaded)).toEqual(new Set(["/docs.css", "/", "/openapi.json"]));
  });
});
