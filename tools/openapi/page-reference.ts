import {
  type Caller,
  type Operation,
  OPERATIONS,
  PROBLEM_CODES,
  PROBLEMS,
  problemsOf,
  type Tag,
  TAGS,
} from "../../shared/contract/index.ts";
import { typeText } from "./type-text.ts";
import { BODY_EXAMPLES } from "./body-examples.ts";
import { namesOf } from "./component-names.ts";
import { block, code, escaped, type Html } from "./html.ts";
import { compact, jsonObjectOf } from "./json.ts";
import { componentSchemas } from "./json-schemas.ts";
import { PROBLEM_EXAMPLES } from "./problem-examples.ts";

const CALLERS: Record<Caller, string> = {
  anyone: "Anyone.",
  viewer: "A seat with its token; or anyone, where the gallery is open.",
  seat: "A seat, with its token.",
  host: "The host, with the token of his seat.",
  bearer: "Whoever has the single-purpose token.",
};

const TAG_TITLES: Record<Tag, string> = {
  table: "The table and its lobby",
  seats: "Seats and their keys",
  play: "Looking and playing",
  life: "Around a running game",
  notices: "Being told",
  service: "The service",
};

/** Every endpoint, every shape and every code: what openapi.json says, for people. */
export function referenceHtml(): Html {
  return [
    '<h2 id="endpoints">Endpoints</h2>',
    ...TAGS.map(tagHtml),
    '<h2 id="shapes">Shapes</h2>',
    "<p>As TypeScript writes them; <code>?</code> may be left out. In a request nothing else may be sent.</p>",
    ...Object.entries(componentSchemas()).map(
      ([name, schema]) =>
        `<h3 id="${name}">${name}</h3>\n${block(typeText(schema), `Shape of ${name}`)}`,
    ),
    '<h2 id="codes">Codes of refusals</h2>',
    ...PROBLEM_CODES.map(codeHtml),
  ].join("\n");
}

function tagHtml(tag: Tag): Html {
  const operations = OPERATIONS.filter((operation) => operation.tag === tag);
  return [`<h3 id="${tag}">${TAG_TITLES[tag]}</h3>`, ...operations.map(operationHtml)].join("\n");
}

function operationHtml(operation: Operation): Html {
  const { id, method, path, summary, description, caller, query, request, answers } = operation;
  const rows: [string, Html][] = [
    ["Who", CALLERS[caller]],
    ...(query ?? []).map(({ name, says }): [string, Html] => [`?${name}=`, escaped(says)]),
    ...(request === undefined
      ? []
      : [
          [
            "Body",
            `${links(namesOf(request.schema))}${request.optional === true ? ", or none" : ""}`,
          ] satisfies [string, Html],
        ]),
    ...answers.map(({ status, body, says }): [string, Html] => [
      String(status),
      `${escaped(says)}${body === null ? "" : ` ${links(namesOf(body))}`}`,
    ]),
    [
      "Refusals",
      problemsOf(operation)
        .map((name) => `<a href="#${name}">${name}</a>`)
        .join(", "),
    ],
  ];
  const items = rows.map(([term, says]) => `<dt>${escaped(term)}</dt><dd>${says}</dd>`);
  return [
    `<section aria-labelledby="${id}"><h4 id="${id}"><span class="method">${method}</span> ${code(path)}</h4>`,
    `<p>${escaped(summary)}.${description === undefined ? "" : ` ${escaped(description)}`}</p>`,
    `<dl>${items.join("\n")}</dl>`,
    request === undefined ? "" : requestExample(operation, namesOf(request.schema)),
    "</section>",
  ].join("\n");
}

function requestExample({ method, path }: Operation, names: readonly string[]): Html {
  return names
    .map((name) => block(compact(BODY_EXAMPLES[name]), `Example body: ${method} ${path}`))
    .join("\n");
}

function links(names: readonly string[]): Html {
  return names.map((name) => `<a href="#${name}">${name}</a>`).join(" or ");
}

/** Shown elsewhere, or the same for all. */
const LONG_FIELDS = ["type", "instance", "view", "events"];

function codeHtml(name: (typeof PROBLEM_CODES)[number]): Html {
  const { status, title } = PROBLEMS[name];
  const problem = Object.entries(jsonObjectOf(PROBLEM_EXAMPLES.get(name)));
  const shown = Object.fromEntries(problem.filter(([field]) => !LONG_FIELDS.includes(field)));
  return [
    `<h3 id="${name}">${name}</h3>`,
    `<p>${status}. ${escaped(title)}.</p>`,
    block(compact(shown), `Example of ${name}`),
  ].join("\n");
}
