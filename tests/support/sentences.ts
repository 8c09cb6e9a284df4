/** Anything that a text may be given: a card's id as text, a person as an object. */
const anything = (you: boolean): object => Object.assign(new String("L7"), { name: "Béla", you });

/** Every sentence of a tree of texts, by its path, said to the reader or about another. */
export function sentences(
  node: unknown,
  path: string,
  you: boolean,
): readonly (readonly [path: string, said: string])[] {
  if (typeof node === "string") return [[path, node]];
  if (typeof node === "function") {
    const args = Array.from({ length: 5 }, () => anything(you));
    const said: unknown = Reflect.apply(node, undefined, args);
    return [[path, String(said)]];
  }
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => sentences(child, `${path}.${key}`, you));
}
