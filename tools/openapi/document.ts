import { CALLER_KEY_LENGTH, PATHS, type Tag, TAGS } from "../../shared/contract/index.ts";
import { BODY_EXAMPLES } from "./body-examples.ts";
import { jsonOf, type Json, type JsonObject } from "./json.ts";
import { componentSchemas } from "./json-schemas.ts";
import { pathItems } from "./operation-item.ts";
import { PROBLEM_EXAMPLES } from "./problem-examples.ts";

const DESCRIPTION = `An auction game for 3 to 5, by turns. JSON in and out, times in ISO 8601 UTC, amounts in thousands of francs.
Unknown fields in a request are refused; an answer may gain fields without a new version, so ignore those you do not know.
A refusal is application/problem+json: decide by its “code”. Seats are numbered from 0, clockwise.`;

const TAG_TEXTS: Record<Tag, string> = {
  table: "Opening a table, and its lobby.",
  seats: "Sitting down, and the key to a seat.",
  play: "Looking, playing and instructions.",
  life: "What goes on around a running game: pauses, votes, the next game.",
  notices: "Being told that it is your turn.",
  service: "The service itself.",
};

/** The whole of openapi.json, made from the contract's schemas and nothing else. */
export function openApiDocument(): JsonObject {
  return {
    openapi: "3.1.0",
    info: {
      title: "High Society",
      version: "1",
      summary: "Play an auction game by turns, over a coffee or over a week.",
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "This server." }],
    tags: TAGS.map((name) => ({ name, description: TAG_TEXTS[name] })),
    paths: pathItems(),
    components: {
      schemas: componentSchemas(),
      parameters: PARAMETERS,
      headers: HEADERS,
      examples: examples(),
      securitySchemes: {
        seatToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: `The token of a seat, as ${PATHS.games} and ${PATHS.seats} grant it. Keep it secret.`,
        },
      },
    },
  };
}

/** One for each body, under the name of its schema, and one for each problem, under its code. */
function examples(): JsonObject {
  const all = [...Object.entries(BODY_EXAMPLES), ...PROBLEM_EXAMPLES];
  return Object.fromEntries(all.map(([name, value]) => [name, { value: jsonOf(value) }]));
}

const text = (says: string): JsonObject => ({ description: says, schema: { type: "string" } });

const PARAMETERS: JsonObject = {
  id: {
    name: "id",
    in: "path",
    required: true,
    description: "The game.",
    schema: { type: "string" },
    example: "mfrggzdfmztwq2lknnwg23tp",
  },
  n: {
    name: "n",
    in: "path",
    required: true,
    description: "The seat, from 0.",
    schema: { type: "integer", minimum: 0, maximum: 4 },
  },
  token: {
    name: "token",
    in: "path",
    required: true,
    description: "The single-purpose token from the mail.",
    schema: { type: "string" },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: `16 to 128 visible characters (at least ${CALLER_KEY_LENGTH} to open a table or sit down). The same key with the same body gets the same answer again, and nothing happens twice.`,
    schema: { type: "string", minLength: 16, maxLength: 128 },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    required: false,
    description: "ETags that the caller has.",
    schema: { type: "string" },
  },
} satisfies Record<string, Json>;

const HEADERS: JsonObject = {
  ETag: text("Names this very view."),
  Location: text("Where the new thing is."),
  Allow: text("The methods that this path takes."),
  "Retry-After": { description: "Seconds to wait.", schema: { type: "integer", minimum: 0 } },
  "WWW-Authenticate": text("Bearer."),
};
