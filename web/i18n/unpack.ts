/** A tree of the names of texts; what stands at its leaves says nothing. */
export interface Names {
  readonly [name: string]: unknown;
}

/**
 * Texts as they were written, from what tools/build-client/pack-words.ts has made of them.
 *
 * @param names the same tree in English, or the names of one
 * @param lines the texts in the order of the names, one a line. A text with `$0`, `$1` … is
 *   a sentence with as many parameters; an empty line stands for the next of `others`
 * @param others what cannot be written so: sentences that decide something, and lists
 * @param ready branches of the tree that are objects already
 */
export function unpack(
  names: Names,
  lines: string,
  others: readonly unknown[],
  ready: Names,
): Names {
  const texts = lines.split("\n").values();
  const rest = others.values();
  const fill = (branch: Names, known: Names): Names =>
    Object.fromEntries(
      Object.entries(branch).map(([name, leaf]) => {
        if (name in known) return [name, known[name]];
        if (isBranch(leaf)) return [name, fill(leaf, {})];
        const { value: text = "" } = texts.next();
        return [name, text === "" ? rest.next().value : spoken(text)];
      }),
    );
  return fill(names, ready);
}

function spoken(text: string): string | ((...values: readonly unknown[]) => string) {
  if (!text.includes("$")) return text;
  return (...values) => text.replaceAll(/\$(\d)/g, (_, place: string) => String(values[+place]));
}

function isBranch(leaf: unknown): leaf is Names {
  return typeof leaf === "object" && leaf !== null && !Array.isArray(leaf);
}
