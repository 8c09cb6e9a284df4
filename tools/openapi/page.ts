import { guideHtml } from "./page-guide.ts";
import { escaped, type Html } from "./html.ts";
import { referenceHtml } from "./page-reference.ts";

const REFERENCE = [
  { anchor: "endpoints", title: "Endpoints" },
  { anchor: "shapes", title: "Shapes" },
  { anchor: "codes", title: "Codes of refusals" },
];

/** The page at /docs: docs/api.md and the reference; one file and one style sheet, no script. */
export function docsPage(markdown: string): Html {
  const { html, chapters } = guideHtml(markdown);
  const contents = [...chapters, ...REFERENCE].map(
    ({ anchor, title }) => `<li><a href="#${anchor}">${escaped(title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>High Society: the HTTP API</title>
<meta name="description" content="Write a bot or a client for High Society: the whole HTTP API on one page.">
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<nav aria-label="Contents">
<p><a href="/">High Society</a> · <a href="/openapi.json">openapi.json</a></p>
<ol>
${contents.join("\n")}
</ol>
</nav>
<main id="main">
${html}
${referenceHtml()}
</main>
</body>
</html>
`;
}
