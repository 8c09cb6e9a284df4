/**
 * Parts that are of no use without a network, by a file of web/ or a package in them: they are
 * kept when somebody has used them.
 */
const ONLINE = [
  "screens/new-table-screen.tsx",
  "screens/mail-screen.tsx",
  "parts/key-sheet.tsx",
  "parts/notice-offer.tsx",
  "parts/notice-sheet.tsx",
  "parts/gallery-desk.tsx",
  "parts/listed-tables.tsx",
  "lean-qr",
];
/** Letters beyond Western Europe's; elsewhere they are kept with their first use. */
const EXTENDED = /-latin-ext-[\w-]+\.woff2$/u;
const EXTENDED_LANGUAGES = ["ro"];

/** A file of the build, as far as this reads it. */
export interface Built {
  readonly text: string;
  /** The source files in it; none for an asset. */
  readonly modules: readonly string[];
}

export interface KeptFiles {
  /** What everybody needs without a network. */
  readonly files: readonly string[];
  /** Beside those, what each language needs. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

/**
 * Sorts the parts of the page: what it names, and what that names in turn, is kept, except what
 * only a server can answer. The words of a language are for who reads it.
 *
 * @param page the text of index.html
 * @param built by file name, e.g. assets/a-1.js
 * @throws Error where a part of the list above is gone: it has another name now
 */
export function keptFiles(page: string, built: ReadonlyMap<string, Built>): KeptFiles {
  const online = new Set(ONLINE.map((module) => fileOf(module, built)));
  const kept = new Set<string>();
  const languages: Record<string, string[]> = {};
  const follow = (text: string): void => {
    for (const [file, each] of built) {
      const name = file.slice(file.lastIndexOf("/") + 1);
      if (kept.has(file) || online.has(file) || EXTENDED.test(file) || !text.includes(name))
        continue;
      const language = languageOf(each.modules);
      kept.add(file);
      if (language !== undefined) (languages[language] ??= []).push(file);
      follow(each.text);
    }
  };
  follow(page);
  const extended = [...built.keys()].filter((file) => EXTENDED.test(file));
  for (const language of EXTENDED_LANGUAGES) (languages[language] ??= []).push(...extended);
  const own = new Set(Object.values(languages).flat());
  return { files: [...kept].filter((file) => !own.has(file)), languages };
}

function fileOf(module: string, built: ReadonlyMap<string, Built>): string {
  for (const [file, { modules }] of built) {
    if (
      modules.some(
        (each) => each.includes(`/web/${module}`) || each.includes(`/node_modules/${module}/`),
      )
    )
      return file;
  }
  throw new Error(`No part of the page is made of ${module}.`);
}

/** The language that a part is all words of. */
function languageOf(modules: readonly string[]): string | undefined {
  const [first, ...others] = new Set(
    modules.map((module) => /\/web\/i18n\/(\w\w)\//u.exec(module)?.[1]),
  );
  return others.length === 0 ? first : undefined;
}
