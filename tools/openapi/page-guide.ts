import { Marked } from "marked";

import { anchorOf, block, escaped, type Html } from "./html.ts";

export interface Chapter {
  readonly anchor: string;
  readonly title: string;
}

/** docs/api.md as HTML, and its chapters for the table of contents. */
export function guideHtml(markdown: string): {
  readonly html: Html;
  readonly chapters: readonly Chapter[];
} {
  const chapters: Chapter[] = [];
  let lately = "Example";
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens);
        const anchor = anchorOf(text);
        lately = text;
        if (depth === 2) chapters.push({ anchor, title: text });
        return `<h${depth} id="${anchor}">${inner}</h${depth}>\n`;
      },
      code({ text }) {
        return `${block(text, `Example: ${lately}`)}\n`;
      },
      table({ header, rows }) {
        const cells = (row: typeof header, tag: string): Html =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join("");
        const body = rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("\n");
        return `<div class="wide" tabindex="0" role="region" aria-label="${escaped(lately)}"><table><thead><tr>${cells(header, "th")}</tr></thead>\n<tbody>${body}</tbody></table></div>\n`;
      },
      html: () => "",
    },
  });
  return { html: marked.parse(markdown, { async: false }), chapters };
}
