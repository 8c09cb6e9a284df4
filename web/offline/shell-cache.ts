/** The page's own files, kept so that it opens without a network (ux.md E). The API is never kept. */

/** What `version.json` says: written by the build, asked for past every cache. */
export interface Shell {
  readonly version: string;
  /** Paths of the page and of all that reading and practice need without a network. */
  readonly files: readonly string[];
  /** Beside those, the words of each language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** "off" ends every service worker of this server (docs/operating.md). */
  readonly worker: "on" | "off";
}

export const SHELL_PATH = "/version.json";
const PREFIX = "shell-";
/** How long the network may take before the kept page is shown instead, in milliseconds. */
const PATIENCE_MS = 2500;
/** The present one and the one before: a page that is still open may need its own parts. */
const KEPT = 2;

export function parseShell(value: unknown): Shell | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { version, files, languages, worker } = value as Partial<Record<keyof Shell, unknown>>;
  if (typeof version !== "string" || !Array.isArray(files)) return undefined;
  return {
    version,
    files: pathsIn(files),
    languages: Object.fromEntries(
      Object.entries(languages ?? {}).map(([code, paths]) => [code, pathsIn(paths)]),
    ),
    worker: worker === "off" ? "off" : "on",
  };
}

function pathsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((path) => typeof path === "string") : [];
}

/**
 * Where the worker is, for whoever reads in a language: it keeps those words with the page, and
 * another language is another worker.
 */
export function workerPath(language: string): string {
  return `/push-worker.js?language=${language}`;
}

export async function askForShell(): Promise<Shell | undefined> {
  try {
    const response = await fetch(SHELL_PATH, { cache: "no-store" });
    return response.ok ? parseShell(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps all of a version or nothing: a page of two halves would not open. The rest of the page is
 * kept part by part, when it is used.
 */
export async function keepShell(
  store: CacheStorage,
  shell: Shell,
  language: string,
): Promise<void> {
  const name = PREFIX + shell.version;
  const had = await store.has(name);
  const cache = await store.open(name);
  const wanted = [...shell.files, ...(shell.languages[language] ?? [])];
  try {
    // Past the browser's own cache, so that the page is the one of this version.
    await cache.addAll(wanted.map((file) => new Request(file, { cache: "no-cache" })));
  } catch (error) {
    // What was whole in another language stays.
    if (!had) await store.delete(name);
    throw error;
  }
}

/** Drops the shells of versions that no open page can be of. */
export async function dropOldShells(store: CacheStorage): Promise<void> {
  const names = (await store.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.slice(0, -KEPT).map((name) => store.delete(name)));
}

export async function dropShells(store: CacheStorage): Promise<void> {
  const names = (await store.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => store.delete(name)));
}

/** What a request is to the worker; everything else goes to the network untouched. */
export type Wanted = "page" | "part";

/** Pages of their own that need no script: they are not this page. */
const OTHER_PAGES = ["/rulebook", "/docs", "/privacy", "/licences"];

export function wantedBy(
  request: Pick<Request, "method" | "mode" | "url">,
  origin: string,
): Wanted | null {
  const { origin: from, pathname } = new URL(request.url);
  if (request.method !== "GET" || from !== origin || pathname.startsWith("/v1/")) return null;
  if (request.mode === "navigate") {
    const isOther = OTHER_PAGES.some(
      (path) => pathname === path || pathname.startsWith(`${path}/`),
    );
    return isOther || pathname.includes(".") ? null : "page";
  }
  return pathname.startsWith("/assets/") || /^\/icon[\w-]*\.svg$/u.test(pathname) ? "part" : null;
}

/** The network's page, unless it takes too long or there is none. */
export async function answerPage(
  store: CacheStorage,
  version: string,
  ask: () => Promise<Response>,
): Promise<Response> {
  const asked = ask();
  const late = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), PATIENCE_MS),
  );
  const first = await Promise.race([asked.catch(() => undefined), late]);
  if (first !== undefined && first.status < 500) return first;
  const kept = await (await store.open(PREFIX + version)).match("/");
  return kept ?? asked;
}

/** A part's name changes with its content, so a kept one is always the right one. */
export async function answerPart(
  store: CacheStorage,
  version: string,
  request: Request,
  ask: () => Promise<Response>,
): Promise<Response> {
  const kept = await store.match(request);
  if (kept !== undefined) return kept;
  const answer = await ask();
  // The server answers an unknown address with the page itself: that is no part.
  const isPart = answer.ok && !(answer.headers.get("Content-Type") ?? "").includes("text/html");
  if (isPart) await (await store.open(PREFIX + version)).put(request, answer.clone());
  return answer;
}
