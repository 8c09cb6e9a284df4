import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import {
  OPERATIONS,
  PROBLEM_CODES,
  problemsOf,
  problemSchemaOf,
} from "../../shared/contract/index.ts";
import { BODY_EXAMPLES } from "../../tools/openapi/body-examples.ts";
import { COMPONENTS, namesOf } from "../../tools/openapi/component-names.ts";
import { apiFiles } from "../../tools/openapi/files.ts";
import { jsonOf } from "../../tools/openapi/json.ts";
import { PROBLEM_EXAMPLES } from "../../tools/openapi/problem-examples.ts";
import * as z from "zod/mini";

describe("the committed document", () => {
  test.each(apiFiles())("$path is what `npm run build:openapi` writes", ({ path, text }) => {
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  test("operation ids are unique, and a path and method belong to one operation", () => {
    const ids = OPERATIONS.map(({ id }) => id);
    const places = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(ids).size).toBe(OPERATIONS.length);
    expect(new Set(places).size).toBe(OPERATIONS.length);
  });
});

describe("examples", () => {
  const bodies = OPERATIONS.flatMap(({ request, answers }) => [
    ...(request === undefined ? [] : [request.schema]),
    ...answers.flatMap(({ body }) => (body === null ? [] : [body])),
  ]);
  const names = [...new Set(bodies.flatMap(namesOf))];

  test.each(names)("the example of %s fits its schema", (name) => {
    const schema = COMPONENTS.get(name);
    const example = jsonOf(BODY_EXAMPLES[name]);
    expect(z.parse(schema ?? z.never(), example)).toEqual(example);
  });

  test.each(PROBLEM_CODES)("the example of %s has exactly the facts of its code", (code) => {
    const example = jsonOf(PROBLEM_EXAMPLES.get(code));
    expect(problemSchemaOf(code).parse(example)).toEqual(example);
  });

  test("no example stands for a body that no endpoint has", () => {
    expect(Object.keys(BODY_EXAMPLES).toSorted()).toEqual(names.toSorted());
  });
});

test("every problem code is documented at some endpoint", () => {
  const documented = new Set(OPERATIONS.flatMap(problemsOf));
  expect([...documented].toSorted()).toEqual([...PROBLEM_CODES].toSorted());
});
