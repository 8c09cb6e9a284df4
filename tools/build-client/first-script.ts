/** What rolldown tells of a module while it makes chunks. */
interface Graph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** What other languages need beside their words: here it costs them no request of its own. */
const LANGUAGE_TOOLS = /\/i18n\/(?:unpack|full-stop)\.ts$/;

/**
 * Groups all that the page loads at once into one script. Left alone, the bundler makes a
 * file of every set of modules that the same pages share: a dozen small requests before
 * the first picture, each packed by itself, and their names in every list of what a lazy
 * part needs (5 KB of the 40 that a bid may weigh).
 *
 * @returns names the chunk of a module; null leaves it to the bundler
 */
export function firstScript(): (id: string, graph: Graph) => string | null {
  const known = new Map<string, boolean>();
  const isAtOnce = (id: string, graph: Graph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Also what ends a circle of imports.
    known.set(id, false);
    const module = graph.getModuleInfo(id);
    const found =
      module !== null &&
      (module.isEntry || module.importers.some((importer) => isAtOnce(importer, graph)));
    known.set(id, found);
    return found;
  };
  return (id, graph) => (LANGUAGE_TOOLS.test(id) || isAtOnce(id, graph) ? "table" : null);
}
