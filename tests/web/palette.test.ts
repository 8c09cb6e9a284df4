import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { LIVERY_ART } from "../../web/art/seals.ts";
import { ALL_SIGHTS, contrast, difference } from "../support/colour.ts";

const css = await readFile(new URL("../../web/styles/tokens.css", import.meta.url), "utf8");

/** The colours that one block of tokens.css declares, by name without dashes in front. */
function declared(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name = "", hex = ""]) => [
      name,
      hex,
    ]),
  );
}

const day = declared(":root");
const THEMES = {
  day,
  gaslight: new Map([...day, ...declared(':root[data-theme="gaslight"]')]),
};

const GROUNDS = ["paper", "card", "sunk"];

describe.each(Object.entries(THEMES))("%s", (_, tokens) => {
  const of = (name: string): string => {
    const hex = tokens.get(name);
    if (hex === undefined) throw new Error(`tokens.css declares no --${name}`);
    return hex;
  };
  const against = (ink: string, grounds: readonly string[]): readonly number[] =>
    grounds.map((ground) => contrast(of(ink), of(ground)));

  test.each(["ink", "ink-2", "primary", "lamp", "oxblood"])(
    "B1 words in %s can be read on every ground",
    (ink) => {
      expect(Math.min(...against(ink, GROUNDS))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test("B1 brass is read on paper and card", () => {
    expect(Math.min(...against("brass", ["paper", "card"]))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ["on-primary", "primary"],
    ["on-peril", "peril"],
  ])("B1 words in %s can be read on %s", (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(7);
  });

  test.each(["line", "focus"])("SC 1.4.11 %s is seen on every ground", (line) => {
    expect(Math.min(...against(line, GROUNDS))).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ["lux-text", "lux-ground"],
    ["pre-text", "pre-ground"],
    ["dis-text", "dis-ground"],
  ])("B4 %s is read on its card", (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(7);
  });

  test("B2 the tokens of the liveries are the colours of their seals", () => {
    for (const [name, { colour }] of Object.entries(LIVERY_ART)) {
      expect(of(name)).toBe(colour.toLowerCase());
    }
  });
});

test("B1 night by the system's wish is the night by choice", () => {
  expect(declared(":root:not([data-theme])")).toEqual(declared(':root[data-theme="gaslight"]'));
  expect(declared(":root:not([data-theme])").size).toBeGreaterThan(12);
});

test.each(ALL_SIGHTS)("B2 five liveries are five colours to %s sight", (sight) => {
  const colours = Object.values(LIVERY_ART).map(({ colour }) => colour);
  const pairs = colours.flatMap((one, index) =>
    colours.slice(index + 1).map((other) => difference(one, other, sight)),
  );
  expect(pairs).toHaveLength(10);
  expect(Math.min(...pairs)).toBeGreaterThan(18);
});
