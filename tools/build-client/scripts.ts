/** What rolldown tells of a module while it makes chunks. */
interface Graph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}
type Test = (id: string, graph: Graph) => boolean;

/** What others need, and what other languages do beside their words: here it costs no request. */
const TOOLS = /rolldown[/-]runtime|\/i18n\/(?:unpack|full-stop)\.ts$/;

/**
 * Three scripts and no more before something is seen: what every page needs at once, what a
 * table needs beside it, and what home does. Left alone, the bundler makes a file of every set
 * of modules that the same pages share: a dozen small requests before the first picture, each
 * packed by itself, and their names in every list of what a lazy part needs.
 *
 * @returns names the chunk of a module; null leaves it to the bundler
 */
export function scripts(): (id: string, graph: Graph) => string | null {
  const isFirst = neededBy((id, graph) => graph.getModuleInfo(id)?.isEntry === true);
  const isTable = neededBy((id) => id.endsWith("/web/screens/table-page.tsx"));
  const isHome = neededBy((id) => id.endsWith("/web/screens/home-screen.tsx"));
  return (id, graph) => {
    const [table, home] = [isTable(id, graph), isHome(id, graph)];
    if (TOOLS.test(id) || isFirst(id, graph) || (table && home)) return "first";
    if (table) return "table";
    return home ? "home" : null;
  };
}

/** Whether a module comes along, at once, with one that the test knows. */
function neededBy(isRoot: Test): Test {
  const known = new Map<string, boolean>();
  const isNeeded: Test = (id, graph) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Also what ends a circle of imports.
    known.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const found = isRoot(id, graph) || importers.some((importer) => isNeeded(importer, graph));
    known.set(id, found);
    return found;
  };
  return isNeeded;
}
