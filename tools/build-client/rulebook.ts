import { STATUS_CARDS } from "../../shared/contract/cards.ts";
import { VARIANTS } from "../../shared/contract/game-words.ts";
import { pages } from "../../web/i18n/en/pages.ts";
import { rules } from "../../web/i18n/en/rules.ts";
import { cards } from "../../web/i18n/en/words.ts";

/**
 * The rules as a plain page for browsers without JavaScript, from the same words as
 * the client's own page.
 *
 * @param styles the address of the style sheet
 */
export function rulebook(styles: string): string {
  const chapters = rules.chapters.map(
    ({ heading, clauses }) =>
      `<h2>${escape(heading)}</h2>${clauses
        .map(
          ([clause, text]) =>
            `<p id="c${clause}"><span class="clause">${clause}</span> ${escape(text)}</p>`,
        )
        .join("")}`,
  );
  const sixteen = STATUS_CARDS.map(
    (card) => `<li><b>${escape(cards[card].name)}</b>, ${escape(cards[card].effect)}</li>`,
  );
  const twists = VARIANTS.map((variant) => {
    const { name, about } = pages.create.variants[variant];
    return `<p><b>${escape(name)}.</b> ${escape(about)} ${escape(rules.twists[variant])}</p>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(rules.title)} – High Society</title>
<meta name="description" content="${escape(rules.lead)}">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="stylesheet" href="${styles}">
</head>
<body>
<main class="plain prose">
<h1>${escape(rules.title)}</h1>
<p>${escape(rules.lead)}</p>
${chapters.join("\n")}
<h2>${escape(rules.cards)}</h2>
<ul>${sixteen.join("")}</ul>
<h2>${escape(pages.create.twists)}</h2>
${twists.join("\n")}
<p><a href="/">High Society</a></p>
</main>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
