import { STATUS_CARDS } from "../../shared/contract/cards.ts";
import { VARIANTS } from "../../shared/contract/game-words.ts";
import type { Locale } from "../../shared/contract/notifications.ts";
import { pages as germanPages } from "../../web/i18n/de/pages.ts";
import { rules as germanRules } from "../../web/i18n/de/rules.ts";
import { cards as germanCards } from "../../web/i18n/de/words.ts";
import { pages } from "../../web/i18n/en/pages.ts";
import { rules } from "../../web/i18n/en/rules.ts";
import { cards } from "../../web/i18n/en/words.ts";
import { pages as frenchPages } from "../../web/i18n/fr/pages.ts";
import { rules as frenchRules } from "../../web/i18n/fr/rules.ts";
import { cards as frenchCards } from "../../web/i18n/fr/words.ts";
import { pages as romanianPages } from "../../web/i18n/ro/pages.ts";
import { rules as romanianRules } from "../../web/i18n/ro/rules.ts";
import { cards as romanianCards } from "../../web/i18n/ro/words.ts";
import type { RulesTexts, Texts } from "../../web/i18n/texts.ts";
import { escape, type PlainPage } from "./plain-pages.ts";

/** The rules for browsers without JavaScript, from the same words as the client's own page. */
export function rulebooks(): Readonly<Record<Locale, PlainPage>> {
  return {
    en: rulebook(rules, pages.create, cards),
    de: rulebook(germanRules, germanPages.create, germanCards),
    fr: rulebook(frenchRules, frenchPages.create, frenchCards),
    ro: rulebook(romanianRules, romanianPages.create, romanianCards),
  };
}

function rulebook(
  words: RulesTexts,
  create: Texts["pages"]["create"],
  cardWords: Texts["table"]["cards"],
): PlainPage {
  const chapters = words.chapters.map(
    ({ heading, clauses }) =>
      `<h2>${escape(heading)}</h2>${clauses
        .map(
          ([clause, text]) =>
            `<p id="c${clause}"><span class="clause">${clause}</span> ${escape(text)}</p>`,
        )
        .join("")}`,
  );
  const sixteen = STATUS_CARDS.map(
    (card) => `<li><b>${escape(cardWords[card].name)}</b>, ${escape(cardWords[card].effect)}</li>`,
  );
  const twists = VARIANTS.map((variant) => {
    const { name, about } = create.variants[variant];
    return `<p><b>${escape(name)}.</b> ${escape(about)} ${escape(words.twists[variant])}</p>`;
  });
  return {
    title: words.title,
    about: words.lead,
    body: `<h1>${escape(words.title)}</h1>
<p>${escape(words.lead)}</p>
${chapters.join("\n")}
<h2>${escape(words.cards)}</h2>
<ul>${sixteen.join("")}</ul>
<h2>${escape(create.twists)}</h2>
${twists.join("\n")}`,
  };
}
