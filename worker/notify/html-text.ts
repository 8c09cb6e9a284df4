/** Elements that begin a new line of the text. */
const BLOCKS: ReadonlySet<string> = new Set(
  "address article blockquote br center div dl dt dd footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody tr ul".split(
    " ",
  ),
);
const VOID: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
/** Their content is not text. */
const SILENT: ReadonlySet<string> = new Set("head script style title template svg".split(" "));
/** What mail programs call the element around the mail that they quote. */
const QUOTE_NAMES =
  /\b(gmail_quote|gmail_attr|yahoo_quoted|protonmail_quote|moz-cite-prefix|zmail_extra|tutanota_quote)\b/i;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);

function decoded(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES.get(name.toLowerCase()) ?? whole;
    const hex = name[1] === "x" || name[1] === "X";
    const point = hex ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : "";
  });
}

interface Open {
  readonly name: string;
  readonly quote: boolean;
}

/**
 * The text of an HTML mail, for those that have no text part: one line a block, and "> " before
 * every line inside an element that quotes, so that it reads as a plain quoted mail does.
 */
export function textOfHtml(html: string): string {
  const lines: string[] = [];
  const open: Open[] = [];
  let line = "";
  let silent = "";
  const endLine = (): void => {
    const quoted = open.some((element) => element.quote);
    const text = line.replaceAll(/[ \t\r\n]+/g, " ").trim();
    lines.push(quoted ? `> ${text}` : text);
    line = "";
  };
  for (const [, comment, tag, text] of html.matchAll(
    /(<!--[\s\S]*?(?:-->|$)|<![^>]*>)|(<\/?[a-z][^>]*>)|([^<]+|<)/gi,
  )) {
    if (comment !== undefined) continue;
    if (tag === undefined) {
      if (silent === "") line += decoded(text ?? "");
      continue;
    }
    const closing = tag.startsWith("</");
    const name = (/^<\/?([a-z][a-z0-9]*)/i.exec(tag)?.[1] ?? "").toLowerCase();
    if (silent !== "") {
      if (closing && name === silent) silent = "";
      continue;
    }
    if (BLOCKS.has(name)) endLine();
    if (closing) {
      const last = open.findLastIndex((element) => element.name === name);
      if (last >= 0) open.length = last;
    } else if (SILENT.has(name)) {
      silent = name;
    } else if (!VOID.has(name) && !tag.endsWith("/>")) {
      open.push({ name, quote: name === "blockquote" || QUOTE_NAMES.test(tag) });
    }
  }
  endLine();
  return lines.join("\n");
}
