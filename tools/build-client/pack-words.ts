import { fileURLToPath } from "node:url";
import type { ESTree, Plugin } from "vite";
import { after } from "../../web/i18n/en/after.ts";
import { events, recap } from "../../web/i18n/en/events.ts";
import { pages } from "../../web/i18n/en/pages.ts";
import { sheets } from "../../web/i18n/en/sheets.ts";
import { table } from "../../web/i18n/en/table.ts";
import type { Names } from "../../web/i18n/unpack.ts";

const ENGLISH: Readonly<Record<string, Names>> = { table, events, recap, pages, sheets, after };
/** English for the table is in the first script and lends its names; the rest would have to come. */
const AT_HAND: Readonly<Record<string, string>> = {
  table: "table",
  events: "events",
  recap: "events",
};

const FOLDER = fileURLToPath(new URL("../../web/i18n/", import.meta.url));
const PACKED = /\/i18n\/(?:de|fr|ro)\/(?:table|events|pages|sheets|after)\.ts$/;
const NAMES = "virtual:names-of/";

/**
 * Sends a language without the names of its texts. In the source they are typed objects;
 * what is sent is one text a line, in the order in which English names them, and a template
 * that only puts its parameters in their places is a line with `$0` (web/i18n/unpack.ts).
 */
export function packWords(): Plugin {
  return {
    name: "pack-words",
    apply: "build",
    enforce: "post",
    resolveId: (id) => (id.startsWith(NAMES) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAMES}`)) return null;
      const english = ENGLISH[id.slice(NAMES.length + 1)];
      return english === undefined ? null : `export default ${JSON.stringify(namesOf(english))};`;
    },
    transform(code, id) {
      return PACKED.test(id) ? packed(code, this.parse(code)) : null;
    },
  };
}

function namesOf(english: Names): Names {
  return Object.fromEntries(
    Object.entries(english).map(([name, leaf]) => [name, isBranch(leaf) ? namesOf(leaf) : 0]),
  );
}

/** The module with each of its exported trees of texts packed. @throws on a text it cannot pack */
function packed(code: string, program: ESTree.Program): string {
  const imports = [`import { unpack } from ${JSON.stringify(`${FOLDER}unpack.ts`)};`];
  let body = code;
  for (const statement of program.body.toReversed()) {
    const { id, init } = exportOf(statement) ?? {};
    const english = id?.type === "Identifier" ? ENGLISH[id.name] : undefined;
    if (id?.type !== "Identifier" || init?.type !== "ObjectExpression" || english === undefined) {
      continue;
    }
    const { name } = id;
    const near = AT_HAND[name];
    const names = `namesOf_${name}`;
    imports.push(
      near === undefined
        ? `import ${names} from "${NAMES}${name}";`
        : `import { ${name} as ${names} } from ${JSON.stringify(`${FOLDER}en/${near}.ts`)};`,
    );
    const { lines, others, ready } = packTree(code, init, english);
    const call = `unpack(${names}, ${JSON.stringify(lines.join("\n"))}, [${others.join(", ")}], { ${ready.join(", ")} })`;
    body = body.slice(0, init.start) + call + body.slice(init.end);
  }
  return [...imports, body].join("\n");
}

function exportOf(
  statement: ESTree.Program["body"][number],
): ESTree.VariableDeclarator | undefined {
  if (statement.type !== "ExportNamedDeclaration") return undefined;
  const { declaration } = statement;
  return declaration?.type === "VariableDeclaration" ? declaration.declarations[0] : undefined;
}

interface Pack {
  readonly lines: string[];
  /** Source text of what is no line, in its order. */
  readonly others: string[];
  /** Names of whole branches that come from elsewhere. */
  readonly ready: string[];
}

function packTree(code: string, root: ESTree.ObjectExpression, english: Names): Pack {
  const pack: Pack = { lines: [], others: [], ready: [] };
  const add = (tree: ESTree.ObjectExpression, names: Names): void => {
    const values = new Map(tree.properties.map((property) => valueOf(code, property)));
    for (const [name, leaf] of Object.entries(names)) {
      const value = values.get(name);
      if (value === undefined) throw new Error(`No text “${name}” to pack.`);
      if (value.type === "ObjectExpression" && isBranch(leaf)) add(value, leaf);
      else if (value.type === "Identifier") pack.ready.push(value.name);
      else {
        const line = lineOf(value);
        pack.lines.push(line ?? "");
        if (line === undefined) pack.others.push(code.slice(value.start, value.end));
      }
    }
  };
  add(root, english);
  return pack;
}

function valueOf(
  code: string,
  property: ESTree.ObjectExpression["properties"][number],
): [string, ESTree.Expression] {
  if (property.type === "SpreadElement") throw new Error("A tree of texts is written out.");
  const { key, value } = property;
  if (key.type === "Identifier") return [key.name, value];
  if (key.type === "Literal") return [String(key.value), value];
  throw new Error(`What name is ${code.slice(key.start, key.end)}?`);
}

/** A text as one line; undefined for what has to stay code. */
function lineOf(value: ESTree.Expression): string | undefined {
  if (value.type === "Literal" && typeof value.value === "string") return plain(value.value);
  if (value.type !== "ArrowFunctionExpression" || value.body.type !== "TemplateLiteral") {
    return undefined;
  }
  const places = value.params.map((param) => (param.type === "Identifier" ? param.name : ""));
  const { quasis, expressions } = value.body;
  const said = expressions.map((each) =>
    each.type === "Identifier" ? places.indexOf(each.name) : -1,
  );
  if (said.length === 0 || said.some((place) => place < 0)) return undefined;
  const words = quasis.map(({ value: { cooked } }) => plain(cooked ?? ""));
  return words.reduce((line, word, place) => `${line}$${said[place - 1] ?? ""}${word}`);
}

function plain(text: string): string {
  if (/[$\n]/.test(text)) throw new Error(`This text cannot be packed: ${text}`);
  return text;
}

function isBranch(leaf: unknown): leaf is Names {
  return typeof leaf === "object" && leaf !== null && !Array.isArray(leaf);
}
