import { expect, test } from "vitest";
import { pageFor, readPush } from "../../web/push/read-push.ts";

const ORIGIN = "https://play.example";
const TABLE = `${ORIGIN}/t/aqmfzmfkz3s6jbq7m2ypxk4n`;
const message = (notification: object): string => JSON.stringify({ web_push: 8030, notification });

test("a declarative message is shown as it says, and leads to its table", () => {
  const text = message({
    title: "Tuesday soirée",
    body: "Your turn",
    navigate: TABLE,
    tag: "aqmf",
    lang: "en",
    renotify: true,
  });
  expect(readPush(text, ORIGIN)).toEqual({
    title: "Tuesday soirée",
    body: "Your turn",
    tag: "aqmf",
    lang: "en",
    ringAgain: true,
    url: TABLE,
  });
});

test("whatever comes, something is shown: a silent push costs the permission on iPhones", () => {
  for (const text of [undefined, "", "no JSON", "null", "[]", message({}), message({ title: 7 })]) {
    expect(readPush(text, ORIGIN)).toMatchObject({ title: "High Society", url: `${ORIGIN}/` });
  }
});

test("a foreign address leads home", () => {
  for (const navigate of ["https://evil.example/t/x", "javascript:alert(1)", "//evil.example"]) {
    expect(readPush(message({ title: "x", navigate }), ORIGIN).url).toBe(`${ORIGIN}/`);
  }
});

test("a press goes to the table's own page, else to the home page, else opens one", () => {
  const other = `${ORIGIN}/t/bqmfzmfkz3s6jbq7m2ypxk4n`;
  expect(pageFor(TABLE, [other, `${ORIGIN}/`, `${TABLE}#m=3`])).toBe(`${TABLE}#m=3`);
  expect(pageFor(TABLE, [other, `${ORIGIN}/`])).toBe(`${ORIGIN}/`);
  expect(pageFor(TABLE, [other])).toBeUndefined();
});
