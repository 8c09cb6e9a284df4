/** A piece of HTML: text that was escaped, or was made of such pieces. */
export type Html = string;

export function escaped(text: string): Html {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export function code(text: string): Html {
  return `<code>${escaped(text)}</code>`;
}

/** Reachable by keyboard, since it may be wider than the page. */
export function block(text: string, label: string): Html {
  return `<pre tabindex="0" role="region" aria-label="${escaped(label)}"><code>${escaped(text)}</code></pre>`;
}

/** A word as it stands in an address: letters, digits and hyphens. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
}
