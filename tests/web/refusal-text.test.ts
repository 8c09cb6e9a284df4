import { afterEach, expect, test } from "vitest";
import type { Answered } from "../../shared/client/answered.ts";
import { problemOf } from "../../shared/contract/problem.ts";
import { PROBLEM_CODES } from "../../shared/contract/problem-code.ts";
import { refusals as german } from "../../web/i18n/de/refusals.ts";
import { refusals as french } from "../../web/i18n/fr/refusals.ts";
import { refusals as romanian } from "../../web/i18n/ro/refusals.ts";
import { refusalTexts } from "../../web/i18n/language.ts";
import { refusalText } from "../../web/state/refusal-text.ts";
import { whyNot } from "../../web/state/why-not.ts";
import { wrongField } from "../../web/state/wrong-field.ts";

const ENGLISH = "Somebody at this table has that name. Choose another.";
afterEach(() => {
  refusalTexts.value = null;
});

test("in English a refusal is said by the server", () => {
  expect(refusalText({ code: "name-taken", detail: ENGLISH })).toBe(ENGLISH);
});

test.each([
  ["German", german],
  ["French", french],
  ["Romanian", romanian],
])("no refusal is left in English for who reads %s", (_, words) => {
  refusalTexts.value = words;
  const said = PROBLEM_CODES.map((code) => refusalText({ code, detail: ENGLISH }));
  expect(said).not.toContain(ENGLISH);
  expect(said.filter((sentence) => !sentence.endsWith("."))).toEqual([]);
  expect(refusalText({ code: "name-taken", detail: ENGLISH })).toBe(words["name-taken"]);
  expect(refusalText({ code: "uri-too-long", detail: ENGLISH })).toBe(words.other);
});

function misfit(...path: readonly string[]): Answered<unknown> {
  const issues = [{ path: [...path], message: "It does not fit." }];
  return { kind: "refused", problem: problemOf("invalid-request", "/v1/games", { issues }) };
}
const FILLED_IN = [
  ["name"],
  ["player"],
  ["email", "address"],
  ["webhook", "url"],
  ["auction"],
  ["timeZone"],
] as const;

test.each([
  ["German", german],
  ["French", french],
  ["Romanian", romanian],
])("who reads %s is told which field does not fit, wherever one fills in something", (_, words) => {
  refusalTexts.value = words;
  const said = FILLED_IN.map((path) => whyNot(misfit(...path)));
  expect(said).not.toContain(words["invalid-request"]);
  // A name is a name, whose ever it is.
  expect(new Set(said).size).toBe(FILLED_IN.length - 1);
  expect(whyNot(misfit("bots"))).toBe(words["invalid-request"]);
});

test("in English the server's own sentence says it, without the field's name in the API", () => {
  expect(whyNot(misfit("email", "address"))).toBe("It does not fit.");
  expect(whyNot(misfit("bots"))).toBe("bots: It does not fit.");
  expect(wrongField(misfit("email", "address"))?.field).toBe("address");
  expect(wrongField(misfit("bots"))).toBeNull();
});
