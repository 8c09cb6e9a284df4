/**
 * A language's own way to count things: `count` with the word that goes with it.
 * A form that the language needs and a text lacks does not compile.
 *
 * @param forms the categories that the language uses beside "other", as Intl names them
 */
export function pluralIn<Form extends Intl.LDMLPluralRule>(
  language: string,
  ...forms: readonly Form[]
): (count: number, words: Readonly<Record<Form | "other", string>>) => string {
  const rules = new Intl.PluralRules(language);
  return (count, words) => {
    const wanted = rules.select(count);
    const form = forms.find((each) => each === wanted) ?? "other";
    return `${count} ${words[form]}`;
  };
}
