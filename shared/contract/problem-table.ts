import type { ExitObstacle } from "../engine/refusal.ts";
import type { Phase } from "../engine/view.ts";
import { BODY_LIMIT, URI_LIMIT, type ProblemCode } from "./problem-code.ts";
import type { ProblemFacts } from "./problem-facts.ts";

/** What HTTP says of one code; the sentence may need the facts. */
export type ProblemEntry<Code extends ProblemCode> = {
  readonly status: number;
  readonly title: string;
  readonly detail: string | ((facts: ProblemFacts<Code>) => string);
};

const EXIT_DETAILS = {
  "variant-off": "This table plays without early exits.",
  disgrace: "There is no early exit from a disgrace auction.",
  used: "You have used your one early exit.",
  "no-luxury": "An early exit costs a face-up luxury, and you have none.",
  "no-spent": "An early exit takes back a spent card, and you have spent none.",
  "luxury-not-yours": "That luxury does not lie face up in front of you.",
  "not-spent": "That money card is not in your spent pile.",
} as const satisfies Record<ExitObstacle, string>;

const PHASE_DETAILS = {
  none: "The cards have not been dealt yet.",
  sealed: "Envelopes are being sealed: only “seal” is possible now.",
  bidding: "The bidding is open: only a bid, a pass or an early exit is possible now.",
  discard: "A luxury is being given up: only “discard” is possible now.",
  over: "The game is over.",
} as const satisfies Record<Phase | "none", string>;

/** The one table from a code to what HTTP says. A code without a row does not compile. */
export const PROBLEMS: { readonly [Code in ProblemCode]: ProblemEntry<Code> } = {
  "invalid-json": {
    status: 400,
    title: "The body is not JSON",
    detail: "Send one JSON value, encoded as UTF-8.",
  },
  "token-missing": {
    status: 401,
    title: "A seat token is needed",
    detail: "Send the token of your seat as “Authorization: Bearer …”.",
  },
  "token-invalid": {
    status: 401,
    title: "The seat token is not valid",
    detail: "This is no token that this server has made. Open your seat link again.",
  },
  "gallery-closed": {
    status: 401,
    title: "This table has no gallery",
    detail: "Only the seats of this table may look. Send the token of a seat.",
  },
  "wrong-game": {
    status: 403,
    title: "The token belongs to another game",
    detail: "The token is good, but for a seat at another table.",
  },
  "token-replaced": {
    status: 403,
    title: "The token was replaced",
    detail: "A newer key was made for this seat. Use the new seat link.",
  },
  "host-only": {
    status: 403,
    title: "Only the host may do that",
    detail: "Ask the host of this table to do it.",
  },
  "not-your-seat": {
    status: 403,
    title: "That is not your seat",
    detail: "Your token is for another seat of this table.",
  },
  "invitation-wrong": {
    status: 403,
    title: "The invitation does not fit",
    detail: "The invitation is unknown or was renewed. Ask the host for the present one.",
  },
  "no-such-game": {
    status: 404,
    title: "There is no such game",
    detail: "The address is wrong, or the game is no longer kept.",
  },
  "no-such-route": {
    status: 404,
    title: "There is nothing here",
    detail: "The API has no such path. All of them are listed at /docs.",
  },
  "method-not-allowed": {
    status: 405,
    title: "The method does not fit",
    detail: ({ allow }) => `This path takes ${allow.join(", ")}.`,
  },
  "body-too-large": {
    status: 413,
    title: "The body is too large",
    detail: `Send at most ${BODY_LIMIT / 1024} KB.`,
  },
  "uri-too-long": {
    status: 414,
    title: "The address is too long",
    detail: `A path with its query has at most ${URI_LIMIT} characters.`,
  },
  "wrong-content-type": {
    status: 415,
    title: "The content type is not JSON",
    detail: "Send the body with “Content-Type: application/json”.",
  },
  "stale-version": {
    status: 409,
    title: "The game stands at another version",
    // Each version has its events: where none lies between, the action is ahead of the game.
    detail: ({ version, events: [between] }) =>
      between === undefined
        ? `The game stands at version ${version}, and the action names a later one. Look at the view here and decide again.`
        : "Something happened since that version. Look at the view here and decide again.",
  },
  "stale-auction": {
    status: 409,
    title: "That auction is over",
    detail: "An instruction is for the running auction; its number stands in the view.",
  },
  "not-your-turn": {
    status: 409,
    title: "It is not your turn",
    detail: ({ turn }) =>
      turn === null
        ? "Nothing is due from you; others are to act."
        : `Seat ${turn} is to act. Wait until the turn comes to you.`,
  },
  "your-turn": {
    status: 409,
    title: "It is your turn",
    detail: "Act yourself now; an instruction is for a turn that is still to come.",
  },
  "wrong-phase": {
    status: 409,
    title: "Not in this phase",
    detail: ({ phase }) => PHASE_DETAILS[phase ?? "none"],
  },
  "game-over": {
    status: 409,
    title: "The game is over",
    detail: "Nothing can be changed any more. The result stands in the view.",
  },
  "game-not-started": {
    status: 409,
    title: "The game has not started",
    detail: "The table is still in its lobby; its host starts the game.",
  },
  "game-started": {
    status: 409,
    title: "The game has started",
    detail: "That can be done in the lobby only.",
  },
  "game-full": {
    status: 409,
    title: "The table is full",
    detail: "No seat is free. You may watch from the gallery.",
  },
  "seat-taken": {
    status: 409,
    title: "The seat is taken",
    detail: "Name another seat, or none to get the first free one.",
  },
  "name-taken": {
    status: 409,
    title: "The name is taken",
    detail: "Somebody at this table has that name. Choose another.",
  },
  "not-enough-players": {
    status: 409,
    title: "Too few seats are taken",
    detail: ({ needed }) =>
      `A game needs ${needed}. Invite others, or start with “emptySeats”: “bots”.`,
  },
  "game-of-later-release": {
    status: 409,
    title: "The table was saved by a newer release",
    detail:
      "This server runs an older release than the one that saved this table. Nothing is lost: once the host brings the newer release back, the table opens again.",
  },
  "game-damaged": {
    status: 409,
    title: "The table cannot be read",
    detail:
      "What was saved of this table does not fit together. Nothing was changed; the host can put a backup back.",
  },
  "invalid-request": {
    status: 422,
    title: "The request does not fit",
    detail: ({ issues }) => {
      const [first] = issues;
      if (first === undefined) return "The request does not have the shape that /docs describes.";
      const where = first.path.join(".");
      return where === "" ? first.message : `${where}: ${first.message}`;
    },
  },
  "bid-too-low": {
    status: 422,
    title: "The bid is too low",
    detail: ({ toBeat }) => `Your own total must be above ${toBeat}.`,
  },
  "card-not-in-hand": {
    status: 422,
    title: "A card is not in your hand",
    detail: ({ cards }) => `You do not hold ${cards.join(", ")}.`,
  },
  "duplicate-card": {
    status: 422,
    title: "A card is named twice",
    detail: "You hold each money card once, so name it once.",
  },
  "empty-bid": {
    status: 422,
    title: "The bid is empty",
    detail: "A bid lays at least one card; to lay none, pass.",
  },
  "already-sealed": {
    status: 422,
    title: "Your envelope is sealed",
    detail: "A sealed envelope is final. Wait until all are opened.",
  },
  "luxury-not-yours": {
    status: 422,
    title: "That luxury is not yours",
    detail: "Name a luxury that lies face up in front of you.",
  },
  "exit-unavailable": {
    status: 422,
    title: "An early exit is not possible",
    detail: ({ reason }) => EXIT_DETAILS[reason],
  },
  "idempotency-mismatch": {
    status: 422,
    title: "The key was used for something else",
    detail: "This Idempotency-Key came with another body before. Make a new key for a new request.",
  },
  "rate-limited": {
    status: 429,
    title: "Too many requests",
    detail: ({ retryAfter }) => `Try again in ${retryAfter} seconds.`,
  },
  overloaded: {
    status: 503,
    title: "The server is busy",
    detail: ({ retryAfter }) =>
      `Try again in ${retryAfter} seconds, with the same Idempotency-Key.`,
  },
  "quota-used-up": {
    status: 503,
    title: "The day's quota is used up",
    detail: "This server has used what it may use today. Your game is safe; come back later.",
  },
};
