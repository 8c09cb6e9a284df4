import * as z from "zod/mini";
import { ACTION_TYPES, type Action } from "../shared/engine/index.ts";
import { actionSchema } from "../shared/contract/action-schema.ts";

/** The notation of tests/fixtures/conformance: worked cases of rules.md, for any engine. */

const seatLetter = z.string().check(z.regex(/^[A-Z]$/));
const cardWords = z.array(z.string());

const setupSchema = z.strictObject({
  n: z._default(z.number(), 3),
  variants: z._default(z.array(z.string()), []),
  deck: z._default(cardWords, []),
  exact: z._default(z.boolean(), false),
  players: z._default(
    z.record(
      seatLetter,
      z.strictObject({
        hand: z.optional(z.array(z.number())),
        cards: z.optional(cardWords),
        down: z.optional(cardWords),
        exitUsed: z.optional(z.boolean()),
      }),
    ),
    {},
  ),
  greens: z._default(z.number(), 0),
  auctionsDone: z._default(z.int().check(z.minimum(0)), 0),
  released: z._default(z.boolean(), false),
  forecast: z._default(z.nullable(z.string()), null),
  starter: z._default(seatLetter, "A"),
  refuse: z._default(z.boolean(), false),
});
export type CaseSetup = z.infer<typeof setupSchema>;

const checkKey = z
  .string()
  .check(
    z.regex(
      /^(legal:[A-Z]|(view:[A-Z-]:)?([A-Z]\.)?[a-z][A-Za-z]*)$/,
      "A check names a fact such as turn, A.hand, legal:A or view:B:A.hand.",
    ),
  );
const checkSchema = z.record(checkKey, z.unknown());
/** What must hold at a point of a case: the name of a fact and its value. */
export type Check = z.infer<typeof checkSchema>;

export interface Move {
  readonly text: string;
  readonly seat: number;
  /** Undefined where it names what is no such card: that can only be refused. */
  readonly action: Action | undefined;
  /** Written with a leading `!`. */
  readonly refused: boolean;
}

const NO_STEP = 'A step is a move such as "A bid 4+8" or "!B pass", or an object of checks.';

const moveSchema = z.pipe(
  z.string(),
  z.transform((text, context): Move => {
    const [, bang, letter, type, rest = ""] = MOVE.exec(text) ?? [];
    const kind = ACTION_TYPES.find((known) => known === type);
    const words = kind && fieldsOf(kind, rest.trim());
    if (letter === undefined || words === undefined) {
      context.issues.push({ code: "custom", input: text, message: NO_STEP });
      return z.NEVER;
    }
    const action = actionSchema.safeParse({ type: kind, ...words });
    return { text, seat: seatOf(letter), action: action.data, refused: bang === "!" };
  }),
);
const MOVE = /^(!?)([A-Z]) ([a-z]+)(?: (.*))?$/;

/** The fields of an action as they are written; undefined where that is not how it is written. */
function fieldsOf(type: Action["type"], text: string): object | undefined {
  switch (type) {
    case "pass":
      return text === "" ? {} : undefined;
    case "bid":
      return text === "" || NUMBERS.test(text) ? { cards: numbersOf(text) } : undefined;
    case "seal":
      if (text === "-") return { cards: [] };
      return NUMBERS.test(text) ? { cards: numbersOf(text) } : undefined;
    case "discard":
      return WORD.test(text) ? { luxury: text } : undefined;
    case "exit": {
      const [, luxury, recover] = EXIT.exec(text) ?? [];
      return luxury === undefined ? undefined : { luxury, recover: Number(recover) };
    }
  }
}
const NUMBERS = /^\d+(\+\d+)*$/;
const WORD = /^[A-Z0-9]+$/;
const EXIT = /^([A-Z0-9]+)<(\d+)$/;

function numbersOf(text: string): number[] {
  return text === "" ? [] : text.split("+").map(Number);
}

export const caseFileSchema = z.array(
  z.object({
    id: z.string(),
    setup: setupSchema,
    steps: z.array(z.union([moveSchema, checkSchema], NO_STEP)),
    expect: checkSchema,
  }),
);
export type Case = z.infer<typeof caseFileSchema>[number];
export type Step = Case["steps"][number];

/** A is seat 0. */
export function seatOf(letter: string): number {
  return letter.charCodeAt(0) - "A".charCodeAt(0);
}

export function letterOf(seat: number): string {
  return String.fromCharCode("A".charCodeAt(0) + seat);
}

export function isMove(step: Step): step is Move {
  return typeof step["text"] === "string" && typeof step["seat"] === "number";
}
