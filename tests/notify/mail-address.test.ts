import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mailToken, readMailToken } from "../../worker/notify/mail-token.ts";
import {
  LOCAL_PART_LIMIT,
  readReplyAddress,
  replyLocalPart,
} from "../../worker/notify/reply-address.ts";

const SECRET = "a root secret of the tests";
const GAME = "aqmfzmfkz3s6jbq7m2ypxk4n";
const game = fc.stringMatching(/^[a-z2-7]{24}$/);
const uint32 = fc.integer({ min: 0, max: 0xffff_ffff });

describe("reply addresses", () => {
  test("each names its game, place, generation and turn, in any letter case, in at most 64 letters", () => {
    const generation = fc.nat(100_000);
    fc.assert(
      fc.property(game, fc.nat(200), generation, uint32, (id, place, turns, turn) => {
        const to = { game: id, place, generation: turns, turn };
        const local = replyLocalPart(SECRET, to);
        expect(local).toMatch(/^[a-z2-7]+$/);
        expect(local.length).toBeLessThanOrEqual(LOCAL_PART_LIMIT);
        const spellings = [local, local.toUpperCase(), `play+${local}`];
        for (const spelling of spellings) {
          expect(readReplyAddress(SECRET, `${spelling}@reply.example`)).toEqual(to);
        }
      }),
      { numRuns: 200 },
    );
  });

  test("one changed letter anywhere makes it nobody's", () => {
    const local = replyLocalPart(SECRET, { game: GAME, place: 2, generation: 1, turn: 40 });
    for (let at = 0; at < local.length; at++) {
      const other = local[at] === "a" ? "b" : "a";
      const forged = local.slice(0, at) + other + local.slice(at + 1);
      expect(readReplyAddress(SECRET, `${forged}@x.example`), `letter ${at}`).toBeUndefined();
    }
  });

  test("an address of another secret, or a text that is none, is nobody's", () => {
    const to = { game: GAME, place: 0, generation: 0, turn: 0 };
    const local = replyLocalPart("another secret", to);
    expect(readReplyAddress(SECRET, `${local}@x.example`)).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ maxLength: 90 }), (text) => {
        expect(readReplyAddress(SECRET, text)).toBeUndefined();
      }),
    );
  });
});

describe("tokens of mail links", () => {
  test("a token does one thing: it is worth nothing for the other use, nor as a reply address", () => {
    fc.assert(
      fc.property(game, uint32, uint32, (id, place, address) => {
        const token = mailToken(SECRET, "confirm", { game: id, place, address });
        expect(readMailToken(SECRET, "confirm", token)).toEqual({ game: id, place, address });
        expect(readMailToken(SECRET, "unsubscribe", token)).toBeUndefined();
        expect(readReplyAddress(SECRET, token)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });
});
