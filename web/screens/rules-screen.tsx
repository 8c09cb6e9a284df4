import { useEffect } from "preact/hooks";
import type { JSX } from "preact";
import { STATUS_CARDS } from "../../shared/contract/cards.ts";
import { VARIANTS } from "../../shared/contract/game-words.ts";
import { CardArt } from "../art/card-art.tsx";
import { texts } from "../i18n/language.ts";
import { RULES_WORDS } from "../i18n/own-words.ts";
import { useWords } from "../i18n/use-words.ts";
import { Page } from "../parts/page.tsx";

/** The rules on one page, with the cards and the clause numbers of docs/rules.md. */
export function RulesScreen(): JSX.Element | null {
  const words = useWords(RULES_WORDS);
  const { table, pages } = texts.value;
  useEffect(() => {
    // The clauses are not there yet when the address is read.
    if (words !== null) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [words]);
  if (words === null) return null;
  return (
    <Page title={words.title} heading={words.title}>
      <div class="prose">
        <p>{words.lead}</p>
        {words.chapters.map(({ heading, clauses }) => (
          <section key={heading} id={clauses[0]?.[0]}>
            <h2>{heading}</h2>
            {clauses.map(([clause, text]) => (
              <p
                key={clause}
                id={`c${clause}`}
                class={location.hash === `#c${clause}` ? "here" : ""}
              >
                <span class="clause">{clause}</span> {text}
              </p>
            ))}
          </section>
        ))}
        <h2>{words.cards}</h2>
      </div>
      <ul class="shelf large">
        {STATUS_CARDS.map((card) => (
          <li key={card}>
            <CardArt
              card={card}
              name={table.cards[card].name}
              label={table.lot.heading(card)}
              full
            />
            <small>{table.cards[card].effect}</small>
          </li>
        ))}
      </ul>
      <div class="prose">
        <h2>{pages.create.twists}</h2>
        {VARIANTS.map((variant) => (
          <p key={variant} id={variant}>
            <b>{pages.create.variants[variant].name}.</b> {pages.create.variants[variant].about}{" "}
            {words.twists[variant]}
          </p>
        ))}
      </div>
    </Page>
  );
}
