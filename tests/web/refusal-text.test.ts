import { afterEach, expect, test } from "vitest";
import { PROBLEM_CODES } from "../../shared/contract/problem-code.ts";
import { refusals as german } from "../../web/i18n/de/refusals.ts";
import { refusals as french } from "../../web/i18n/fr/refusals.ts";
import { refusals as romanian } from "../../web/i18n/ro/refusals.ts";
import { refusalTexts } from "../../web/i18n/language.ts";
import { refusalText } from "../../web/state/refusal-text.ts";

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
