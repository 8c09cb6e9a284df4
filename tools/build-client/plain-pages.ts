import { LOCALES, type Locale } from "../../shared/contract/notifications.ts";
import { LANGUAGES } from "../../web/i18n/language-names.ts";
import { plainPath, type PlainName } from "../../web/plain-path.ts";

/** A page that needs no JavaScript, in one language. */
export interface PlainPage {
  readonly title: string;
  /** For search engines and previews. */
  readonly about: string;
  /** Its content as HTML. */
  readonly body: string;
}

/** A file of the build. */
interface Page {
  readonly fileName: string;
  readonly source: string;
}

/**
 * One page in every language, each with links to the others.
 *
 * @param styles the address of the style sheet
 */
export function plainPages(
  name: PlainName,
  styles: string,
  pages: Readonly<Record<Locale, PlainPage>>,
): readonly Page[] {
  return LOCALES.map((code) => {
    return {
      fileName: `${plainPath(name, code).slice(1)}index.html`,
      source: plainPage(code, styles, pages[code], linksTo(name, code)),
    };
  });
}

function linksTo(name: PlainName, shown: Locale): string {
  const links = LOCALES.map((code) => {
    const current = code === shown ? ' aria-current="page"' : "";
    return `<a class="link" href="${plainPath(name, code)}" lang="${code}" hreflang="${code}"${current}>${LANGUAGES[code]}</a>`;
  });
  return `<nav class="links">\n${links.join("\n")}\n</nav>\n`;
}

/** @param links what stands above the page, as HTML */
export function plainPage(
  code: Locale,
  styles: string,
  { title, about, body }: PlainPage,
  links = "",
): string {
  return `<!doctype html>
<html lang="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} – High Society</title>
<meta name="description" content="${escape(about)}">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="stylesheet" href="${styles}">
</head>
<body>
<main class="plain prose">
${links}${body}
<p><a href="/">High Society</a></p>
</main>
</body>
</html>
`;
}

export function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
