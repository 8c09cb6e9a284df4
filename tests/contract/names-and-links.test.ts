import { describe, expect, test } from "vitest";

import {
  BOT_LEVELS,
  foldName,
  gamePath,
  invitationLink,
  nameSchema,
  readLink,
  routeOf,
  PATHS,
  seatLink,
  seatMailPath,
} from "../../shared/contract/index.ts";
import { LEVELS } from "../../shared/bots/index.ts";

describe("names", () => {
  test.each([
    ["Béla", "Béla"],
    ["  Ana   Maria ", "Ana Maria"],
    ["e\u0301a", "éa"],
    ["王小明", "王小明"],
    ["محمد", "محمد"],
    ["👩‍👩‍👧 family", "👩‍👩‍👧 family"],
    ["नमस्ते", "नमस्ते"],
    ["<b>&\"'", "<b>&\"'"],
    ["x".repeat(40), "x".repeat(40)],
    ["🎩".repeat(40), "🎩".repeat(40)],
  ])("%j is a name", (written, kept) => {
    expect(nameSchema.safeParse(written)).toEqual({ success: true, data: kept });
  });

  test.each([
    ["nothing", ""],
    ["spaces only", "   "],
    ["41 characters", "x".repeat(41)],
    ["a line break", "a\nb"],
    ["a null", "a\u0000b"],
    ["a bidi override", "a\u202Eb"],
    ["a bidi isolate", "a\u2067b"],
    ["an Arabic letter mark", "a\u061Cb"],
    ["a line separator", "a\u2028b"],
    ["a lone surrogate", "a\uD800"],
    ["tag characters", "a\u{E0041}b"],
    ["nothing that can be seen", "\u200D\u3164\u00AD"],
    ["an accent alone", "\u0301"],
    ["the blank of braille", "\u2800"],
  ])("%s is none", (_what, written) => {
    expect(nameSchema.safeParse(written).success).toBe(false);
  });

  test.each([
    ["Béla", "BÉLA"],
    ["ana", "Ａｎａ"],
    ["ana maria", "Ana  Maria"],
    ["ana", "a\u200Dna"],
    ["ana", "ana\u2800"],
    ["straße", "STRASSE"],
    ["ﬁn", "fin"],
  ])("%j and %j are the same name at one table", (one, other) => {
    expect(foldName(one)).toBe(foldName(other));
  });
  test("different names stay different", () => {
    expect(foldName("Béla")).not.toBe(foldName("Bela"));
  });
});

describe("links", () => {
  const origin = "https://society.example";
  const game = "mfrggzdfmztwq2lknnwg23tp";
  test("a seat link and an invitation are read as they were written", () => {
    const seat = { origin, game, key: "a.b-c.d_e", invitation: null };
    const guest = { origin, game, key: null, invitation: "in vi+te/=" };
    expect(readLink(seatLink(origin, game, "a.b-c.d_e"))).toEqual(seat);
    expect(readLink(`  ${invitationLink(origin, game, "in vi+te/=")}\n`)).toEqual(guest);
    expect(readLink(`${origin}/t/${game}`)).toEqual({ origin, game, key: null, invitation: null });
  });
  test("the key stands behind #, where no server sees it", () => {
    expect(new URL(seatLink(origin, game, "a.b.c")).pathname).toBe(`/t/${game}`);
    expect(new URL(seatLink(origin, game, "a.b.c")).search).toBe("");
  });
  test.each([
    "",
    "a.b.c",
    "https://society.example/",
    `${origin}/t/short`,
    `javascript:/t/${game}`,
    `${origin}/t/${game}#key=%ZZ x`,
  ])("%j is none of ours", (text) => {
    expect(readLink(text)).toBeUndefined();
  });
});

test("paths are filled in and cannot be left", () => {
  expect(gamePath("actions", "abc")).toBe("/v1/games/abc/actions");
  expect(gamePath("game", "../rules")).toBe("/v1/games/..%2Frules");
  expect(seatMailPath("abc", 2)).toBe("/v1/games/abc/seats/2/mail");
  expect(routeOf(PATHS.seat)).toBe("/v1/games/:id/seats/:n");
});

test("the levels of the contract are those that the bots have", () => {
  expect(BOT_LEVELS).toEqual(LEVELS);
});
