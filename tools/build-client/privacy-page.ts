import { readFileSync } from "node:fs";
import { Marked } from "marked";

const SOURCE = new URL("../../docs/privacy.md", import.meta.url);

/**
 * docs/privacy.md as a plain page beside the client, so that what is promised is read where it is
 * asked for, also without JavaScript.
 *
 * @param styles the address of the style sheet
 */
export function privacyPage(styles: string): string {
  const body = new Marked().parse(readFileSync(SOURCE, "utf8"), { async: false });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Privacy – High Society</title>
<meta name="description" content="What this server knows of those who play, where, and until when.">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="stylesheet" href="${styles}">
</head>
<body>
<main class="plain prose">
${named(body)}
<p><a href="/">High Society</a></p>
</main>
</body>
</html>
`;
}

/** Each cell with the head of its column: on a narrow screen a row is read from top to bottom. */
function named(page: string): string {
  const heads = [...page.matchAll(/<th>(.*?)<\/th>/g)].map(([, head = ""]) => head);
  return page
    .replaceAll("<table>", '<table class="facts">')
    .replaceAll(/<tr>\s*(?:<td>.*?<\/td>\s*)+<\/tr>/g, (row) => {
      const rest = heads.values();
      return row.replaceAll("<td>", () => `<td data-head="${rest.next().value ?? ""}">`);
    });
}
