import type { Answer, Caller, Operation, ProblemCode } from "../../shared/contract/index.ts";
import {
  OPERATIONS,
  PROBLEM_CONTENT_TYPE,
  PROBLEMS,
  problemsOf,
} from "../../shared/contract/index.ts";
import type * as z from "zod/mini";

import { namesOf } from "./component-names.ts";
import { type Json, type JsonObject } from "./json.ts";
import { inlineSchemaOf, schemaOf } from "./json-schemas.ts";

const ref = (kind: string, name: string): JsonObject => ({ $ref: `#/components/${kind}/${name}` });

/** Who may call, as security requirements: an empty one means "also without". */
const SECURITY = {
  anyone: [],
  bearer: [],
  viewer: [{}, { seatToken: [] }],
  seat: [{ seatToken: [] }],
  host: [{ seatToken: [] }],
} as const satisfies Record<Caller, Json>;

/** `paths`: every endpoint under its path and method. */
export function pathItems(): JsonObject {
  const paths = new Map<string, Record<string, Json>>();
  for (const operation of OPERATIONS) {
    const item = paths.get(operation.path) ?? {};
    item[operation.method.toLowerCase()] = operationItem(operation);
    paths.set(operation.path, item);
  }
  return Object.fromEntries(paths);
}

function operationItem(operation: Operation): JsonObject {
  const { id, tag, summary, description, caller, request } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: SECURITY[caller],
    parameters: parametersOf(operation),
    ...(request === undefined
      ? {}
      : {
          requestBody: {
            required: request.optional !== true,
            content: jsonContent(request.schema),
          },
        }),
    responses: {
      ...answersOf(operation),
      ...problemResponses(operation),
      // After 101 no other answer can be a success; the document wants a word on the rest.
      ...(id === "watchGame" ? { default: problemResponse(0, []) } : {}),
    },
  };
}

function parametersOf({ path, method, query, id }: Operation): readonly Json[] {
  const named = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => ref("parameters", name));
  const asked = (query ?? []).map((parameter) => ({
    name: parameter.name,
    in: "query",
    required: parameter.required === true,
    description: parameter.says,
    schema: inlineSchemaOf(parameter.schema),
  }));
  return [
    ...named,
    ...asked,
    ...(method === "POST" ? [ref("parameters", "IdempotencyKey")] : []),
    ...(id === "readGame" ? [ref("parameters", "IfNoneMatch")] : []),
  ];
}

function answersOf({ answers }: Operation): JsonObject {
  return Object.fromEntries(answers.map((answer) => [String(answer.status), answerItem(answer)]));
}

function answerItem({ body, says, headers }: Answer): JsonObject {
  return {
    description: says,
    ...(headers === undefined
      ? {}
      : { headers: Object.fromEntries(headers.map((name) => [name, ref("headers", name)])) }),
    ...(body === null ? {} : { content: jsonContent(body) }),
  };
}

/** A JSON body, with an example for each named schema that it may have. */
export function jsonContent(schema: z.core.$ZodType): JsonObject {
  const names = namesOf(schema);
  return {
    "application/json": {
      schema: schemaOf(schema),
      examples: Object.fromEntries(names.map((name) => [name, ref("examples", name)])),
    },
  };
}

function problemResponses(operation: Operation): JsonObject {
  const codes = problemsOf(operation);
  const statuses = [...new Set(codes.map((code) => PROBLEMS[code].status))];
  return Object.fromEntries(
    statuses
      .toSorted((a, b) => a - b)
      .map((status) => {
        const those = codes.filter((code) => PROBLEMS[code].status === status);
        return [String(status), problemResponse(status, those)];
      }),
  );
}

const STATUS_HEADERS: Readonly<Record<number, string>> = {
  401: "WWW-Authenticate",
  405: "Allow",
  429: "Retry-After",
  503: "Retry-After",
};

function problemResponse(status: number, codes: readonly ProblemCode[]): JsonObject {
  const header = STATUS_HEADERS[status];
  return {
    description:
      codes.map((code) => `${code}: ${PROBLEMS[code].title}.`).join(" ") || "Any other refusal.",
    ...(header === undefined ? {} : { headers: { [header]: ref("headers", header) } }),
    content: {
      [PROBLEM_CONTENT_TYPE]: {
        schema: ref("schemas", "Problem"),
        examples: Object.fromEntries(codes.map((code) => [code, ref("examples", code)])),
      },
    },
  };
}
