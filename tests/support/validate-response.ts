import { type OutputUnit, type Schema, Validator } from "@cfworker/json-schema";

import {
  type Method,
  METHODS,
  type Operation,
  operationAt,
  PROBLEM_CODES,
  PROBLEM_CONTENT_TYPE,
  PROBLEMS,
  problemSchemaOf,
  problemsOf,
} from "../../shared/contract/index.ts";
import { openApiDocument } from "../../tools/openapi/document.ts";
import { isObject, type Json, jsonOf, type JsonObject } from "../../tools/openapi/json.ts";

/** Runs in Node and in workerd alike; the document is the one that is served. */
const document = openApiDocument();

/**
 * Holds an answer against openapi.json and against the contract's own, stricter
 * schemas (an answer may gain fields for clients, but not behind our back).
 * Throws a sentence about the first thing that does not fit; else answers the
 * parsed body, null where there is none. The response can still be read.
 */
export async function validateResponse(
  method: string,
  url: string,
  response: Response,
): Promise<Json> {
  const { pathname } = new URL(url, "http://localhost");
  const where = `${method} ${pathname} → ${response.status}`;
  const operation = METHODS.includes(method as Method)
    ? operationAt(method as Method, pathname)
    : undefined;
  const text = response.status === 101 ? "" : await response.clone().text();
  if (response.status >= 400) {
    const body = jsonOf(JSON.parse(text));
    checkProblem(where, operation, response, body);
    return body;
  }
  if (operation === undefined) throw new Error(`${where}: no such endpoint is documented.`);
  return checkAnswer(where, operation, response, text);
}

function checkAnswer(where: string, operation: Operation, response: Response, text: string): Json {
  const answer = operation.answers.find(({ status }) => status === response.status);
  if (answer === undefined) throw new Error(`${where}: this status is not documented.`);
  for (const name of answer.headers ?? []) demandHeader(where, response, name);
  if (response.status === 101) return null;
  if (answer.body === null) {
    if (text !== "") throw new Error(`${where}: a body where none is documented.`);
    return null;
  }
  demandType(where, response, "application/json");
  const body = jsonOf(JSON.parse(text));
  const parsed = answer.body.safeParse(body);
  if (!parsed.success)
    throw new Error(`${where}: ${JSON.stringify(parsed.error.issues.slice(0, 3))}`);
  checkDocumented(where, operation, String(response.status), "application/json", body);
  return body;
}

function checkProblem(
  where: string,
  operation: Operation | undefined,
  response: Response,
  body: Json,
): void {
  demandType(where, response, PROBLEM_CONTENT_TYPE);
  const code = PROBLEM_CODES.find((known) => isObject(body) && body["code"] === known);
  if (code === undefined) throw new Error(`${where}: unknown code in ${JSON.stringify(body)}`);
  const parsed = problemSchemaOf(code).safeParse(body);
  if (!parsed.success) throw new Error(`${where} ${code}: ${JSON.stringify(parsed.error.issues)}`);
  const { status } = PROBLEMS[code];
  if (status !== response.status) throw new Error(`${where}: ${code} belongs to ${status}.`);
  if (status === 401) demandHeader(where, response, "WWW-Authenticate");
  if (status === 405) demandHeader(where, response, "Allow");
  if (status === 429 || status === 503) demandHeader(where, response, "Retry-After");
  if (operation === undefined) return;
  if (!problemsOf(operation).includes(code)) {
    throw new Error(`${where}: ${code} is not documented for ${operation.id}.`);
  }
  checkDocumented(where, operation, String(status), PROBLEM_CONTENT_TYPE, body);
}

/** The body against the very schema that openapi.json gives for this answer. */
function checkDocumented(
  where: string,
  { path, method }: Operation,
  status: string,
  type: string,
  body: Json,
): void {
  const steps = [
    "paths",
    path,
    method.toLowerCase(),
    "responses",
    status,
    "content",
    type,
    "schema",
  ];
  const schema = steps.reduce<Json>((json, step) => childOf(json, step), document);
  if (!isObject(schema)) throw new Error(`${where}: the document has no schema for it.`);
  const { valid, errors } = validatorOf(schema).validate(body);
  if (!valid) throw new Error(`${where}: ${errors.slice(-3).map(sentenceOf).join(" ")}`);
}

function childOf(json: Json, key: string): Json {
  return isObject(json) ? (json[key] ?? null) : null;
}

const validators = new Map<string, Validator>();

function validatorOf(schema: JsonObject): Validator {
  const key = JSON.stringify(schema);
  const known = validators.get(key);
  if (known !== undefined) return known;
  const schemas = childOf(childOf(document, "components"), "schemas");
  const whole: Schema = { ...schema, components: { schemas } };
  const made = new Validator(whole, "2020-12");
  validators.set(key, made);
  return made;
}

function sentenceOf({ instanceLocation, error }: OutputUnit): string {
  return `${instanceLocation}: ${error}`;
}

function demandHeader(where: string, response: Response, name: string): void {
  if (!response.headers.has(name)) throw new Error(`${where}: the header ${name} is missing.`);
}

function demandType(where: string, response: Response, type: string): void {
  const found = response.headers.get("Content-Type") ?? "none";
  if (found.split(";")[0]?.trim() !== type) throw new Error(`${where}: content type ${found}.`);
}
