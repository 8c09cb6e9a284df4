import { readFile, readdir } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { STATUS_CARDS } from "../../shared/engine/cards.ts";
import { LIVERIES } from "../../shared/contract/livery.ts";
import { CARD_FACES } from "../../web/art/card-faces.ts";
import { chord, rosette } from "../../web/art/geometry.ts";
import { icon, shareImage } from "../../web/art/emblem.ts";
import { ICONS } from "../../web/art/icons.ts";
import { LIVERY_ART, sealArt } from "../../web/art/seals.ts";
import { MOTIFS, sprite } from "../../web/art/sprite.ts";

const art = sprite();
const ids = [...art.matchAll(/<g id="([^"]+)">/g)].map(([, id = ""]) => id);

describe("the sprite", () => {
  test("B4 holds a motif, a frame and a flower for all sixteen cards", () => {
    expect(Object.keys(CARD_FACES).toSorted()).toEqual([...STATUS_CARDS].toSorted());
    for (const [card, { family, lobes }] of Object.entries(CARD_FACES)) {
      expect(ids).toContain(card);
      expect(ids).toContain(`frame-${family}`);
      expect(ids).toContain(`rosette-${lobes}`);
    }
  });

  test("B4 no two cards share a motif, no two luxuries a flower", () => {
    expect(new Set(Object.values(MOTIFS)).size).toBe(16);
    const lobes = Object.values(CARD_FACES).flatMap((face) =>
      face.family === "luxury" ? [face.lobes] : [],
    );
    expect(new Set(lobes).size).toBe(10);
  });

  test("B2 holds a seal for every livery of the contract", () => {
    expect(Object.keys(LIVERY_ART).toSorted()).toEqual([...LIVERIES].toSorted());
    for (const livery of LIVERIES) expect(ids).toContain(`seal-${livery}`);
  });

  test("names every part once, and the icons all", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of Object.keys(ICONS)) expect(ids).toContain(`i-${name}`);
  });

  test("has no number that is none, no style and no script", () => {
    for (const picture of [art, icon(true), icon(false), shareImage()]) {
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
      expect(picture).not.toMatch(/style=|<script|<style|https?:\/\/(?!www\.w3\.org)/);
    }
  });

  test("weighs at most 12 KB gzipped", () => {
    expect(gzipSync(art).length).toBeLessThanOrEqual(12 * 1024);
  });
});

test("pictures outside the page carry their colours themselves", () => {
  for (const picture of [icon(true), icon(false, true), shareImage()]) {
    expect(picture).not.toContain("var(");
  }
});

test("the tab's icon differs when it is my turn (check 4)", () => {
  expect(icon(true)).not.toBe(icon(false));
});

test("B4 a rosette closes and stays within its radius", () => {
  const points = [...rosette(64, 7, 0.25).matchAll(/(-?[\d.]+)[ ]?(-?[\d.]+)(?=[LZ])/g)];
  expect(points.length).toBeGreaterThan(60);
  for (const [, x, y] of points) {
    expect(Math.hypot(Number(x), Number(y))).toBeLessThanOrEqual(64 * 0.98);
  }
});

test("a chord is the part of a line inside a shape", () => {
  const square = [
    [-2, -2],
    [2, -2],
    [2, 2],
    [-2, 2],
  ] as const;
  expect(chord(square, [0, 1], [1, 0])).toEqual([
    [-2, 1],
    [2, 1],
  ]);
  expect(chord(square, [0, 3], [1, 0])).toBeUndefined();
});

test("B2 every livery has a hatching of its own, so that grey print tells them apart", () => {
  const hatchings = LIVERIES.map((livery) => /<path d="(M[^Z"]+)"/.exec(sealArt(livery))?.[1]);
  expect(new Set(hatchings).size).toBe(LIVERIES.length);
  expect(hatchings).not.toContain(undefined);
});

test("no part of the page has an inline style: the content policy allows none", async () => {
  const root = new URL("../../web/", import.meta.url);
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith(".tsx"));
  expect(files.length).toBeGreaterThan(10);
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, root), "utf8")));
  const styled = files.filter((_, index) =>
    /\sstyle=[{"]|dangerouslySetInnerHTML/.test(sources[index] ?? ""),
  );
  expect(styled).toEqual([]);
});
