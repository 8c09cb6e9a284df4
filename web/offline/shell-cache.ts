/** The page's own files, kept so that it opens without a network (ux.md E). The API is never kept. */

/** What `version.json` says: written by the build, asked for past every cache. */
export interface Shell {
  readonly version: string;
  /** Paths of the page and of everything it loads. */
  readonly files: readonly string[];
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
  const { version, files, worker } = value as Partial<Record<keyof Shell, unknown>>;
  if (typeof version !== "string" || !Array.isArray(files)) return undefined;
  return {
    version,
    files: files.filter((file) => typeof file === "string"),
    worker: worker === "off" ? "off" : "on",
  };
}

export async function askForShell(): Promise<Shell | undefined> {
  try {
    const response = await fetch(SHELL_PATH, { cache: "no-store" });
    return response.ok ? parseShell(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps all of a version or nothing: a page of two halves would not open. */
export async function keepShell(store: CacheStorage, shell: Shell): Promise<void> {
  const name = PREFIX + shell.version;
  const cache = await store.open(name);
  try {
    // Past the browser's own cache, so that the page is the one of this version.
    await cache.addAll(shell.files.map((file) => new Request(file, { cache: "no-cache" })));
  } catch (error) {
    await store.delete(name);
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
  request: Request,
  ask: () => Promise<Response>,
): Promise<Response> {
  return (await store.match(request)) ?? ask();
}
