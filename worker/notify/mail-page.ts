import { END_MARKER, MARKER } from "./quote-marks.ts";

/** A mail's body, said once and written twice: as plain text and as HTML. */
export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "line"; readonly text: string }
  | { readonly kind: "list"; readonly title: string; readonly items: readonly string[] }
  | { readonly kind: "facts"; readonly rows: readonly (readonly [name: string, value: string])[] }
  /** Commands to write, with what each does. */
  | {
      readonly kind: "commands";
      readonly title: string;
      readonly rows: readonly (readonly [command: string, meaning: string])[];
    }
  | { readonly kind: "button"; readonly text: string; readonly url: string }
  | { readonly kind: "small"; readonly text: string; readonly url?: string };

export interface Page {
  readonly locale: string;
  /** Between a name and its value: " :" in French. */
  readonly colon: string;
  readonly title: string;
  /** Stands beside the marker line where an answer is read; null where none is. */
  readonly answerAbove: string | null;
  readonly blocks: readonly Block[];
}

/** The text part: complete on its own. */
export function pageText(page: Page): string {
  const { answerAbove } = page;
  const head = answerAbove === null ? [] : [`${MARKER}\n${answerAbove}`];
  const foot = answerAbove === null ? [] : [END_MARKER];
  return `${[...head, ...page.blocks.map((block) => blockText(block, page.colon)), ...foot].join("\n\n")}\n`;
}

function blockText(block: Block, colon: string): string {
  switch (block.kind) {
    case "heading":
    case "line":
      return block.text;
    case "list":
      return [`${block.title}${colon}`, ...block.items.map((item) => `  ${item}`)].join("\n");
    case "facts":
      return block.rows.map(([name, value]) => `${name}${colon} ${value}`).join("\n");
    case "commands":
      return [block.title, ...block.rows.map(([word, means]) => `  ${word} – ${means}`)].join("\n");
    case "button":
      return `${block.text}${colon}\n${block.url}`;
    case "small":
      return block.url === undefined ? block.text : `${block.text}${colon} ${block.url}`;
  }
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/**
 * Mail programs know tables and inline styles; those that know a style sheet get the dark colours.
 * The palette is the table's (ux.md B): ivory, ink, oxblood and brass.
 */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #17130f !important; }
  .sheet { background: #221c16 !important; border-color: #5b4a2e !important; }
  .ink, .sheet td { color: #efe6d3 !important; }
  .soft { color: #b9ab90 !important; }
  .rule { border-color: #4a3d29 !important; }
  .press { background: #d9b566 !important; color: #17130f !important; }
  .word { background: #33291d !important; color: #efe6d3 !important; }
}`;

const SERIF = "Georgia,'Times New Roman',serif";
const INK = "#2a2119";
const SOFT = "#6d5f4b";

/** The HTML part: the same blocks on one sheet of paper, readable at any width. */
export function pageHtml(page: Page): string {
  const edge = (margin: string, text: string): string =>
    page.answerAbove === null
      ? ""
      : `<p class="soft" style="margin:${margin};color:${SOFT};font-size:12px">${text}</p>`;
  const marker = edge("0 0 12px", `${MARKER}<br>${escapeHtml(page.answerAbove ?? "")}`);
  return `<!doctype html>
<html lang="${page.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(page.title)}</title>
<style>${STYLE}
</style>
</head>
<body class="ground" style="margin:0;padding:16px;background:#efe7d6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fbf7ee;border:1px solid #cdb98a;border-radius:6px">
<tr><td class="ink" style="padding:20px 24px;font-family:${SERIF};font-size:16px;line-height:1.5;color:${INK}">
${marker}${page.blocks.map(blockHtml).join("\n")}
${edge("12px 0 0", END_MARKER)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h1 class="ink" style="margin:0 0 12px;font-size:22px;line-height:1.3;font-weight:normal;color:${INK}">${escapeHtml(block.text)}</h1>`;
    case "line":
      return `<p style="margin:0 0 12px">${escapeHtml(block.text)}</p>`;
    case "list":
      return `<p class="soft" style="margin:0 0 4px;color:${SOFT};font-size:14px">${escapeHtml(block.title)}</p>
<p style="margin:0 0 16px">${block.items.map(escapeHtml).join("<br>")}</p>`;
    case "facts":
      return tableHtml(block.rows, "fact");
    case "commands":
      return `<p class="soft" style="margin:0 0 4px;color:${SOFT};font-size:14px">${escapeHtml(block.title)}</p>
${tableHtml(block.rows, "command")}`;
    case "button":
      return `<p style="margin:20px 0"><a class="press" href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 22px;background:#7c1f2b;color:#fbf7ee;border-radius:4px;text-decoration:none;font-size:17px">${escapeHtml(block.text)}</a></p>`;
    case "small": {
      const text =
        block.url === undefined
          ? escapeHtml(block.text)
          : `<a class="soft" href="${escapeHtml(block.url)}" style="color:${SOFT}">${escapeHtml(block.text)}</a>`;
      return `<p class="soft" style="margin:0 0 6px;color:${SOFT};font-size:13px">${text}</p>`;
    }
  }
}

function tableHtml(rows: readonly (readonly [string, string])[], look: "fact" | "command"): string {
  const cells = rows.map(([left, right]) => {
    const name =
      look === "command"
        ? `<span class="word" style="padding:1px 6px;background:#efe3c8;border-radius:3px;font-family:Menlo,Consolas,monospace;font-size:14px;white-space:nowrap">${escapeHtml(left)}</span>`
        : `<span class="soft" style="color:${SOFT};font-size:14px;white-space:nowrap">${escapeHtml(left)}</span>`;
    const line = "padding:4px 12px 4px 0;border-bottom:1px solid #e4d8bd;vertical-align:baseline";
    return `<tr><td class="rule" style="${line}">${name}</td><td class="rule" style="${line}">${escapeHtml(right)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${cells.join("")}</table>`;
}
