import { afterEach, describe, expect, test, vi } from "vitest";
import {
  answerPage,
  answerPart,
  dropOldShells,
  keepShell,
  parseShell,
  wantedBy,
} from "../../web/offline/shell-cache.ts";

const ORIGIN = "https://play.example";
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The caches of a browser, in memory; `addAll` fetches, and keeps all or fails. */
function caches(): CacheStorage & { readonly all: Map<string, Map<string, Response>> } {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, ORIGIN).pathname;
  const cacheOf = (files: Map<string, Response>): Partial<Cache> => ({
    put: async (request, response) => {
      files.set(pathOf(request), response);
    },
    addAll: async (requests) => {
      for (const request of requests) {
        const response = await fetch(request);
        if (!response.ok) throw new TypeError("not kept");
        files.set(pathOf(request), response);
      }
    },
    match: async (request) => files.get(pathOf(request))?.clone(),
  });
  const store: Partial<CacheStorage> = {
    open: async (name) => {
      const files = all.get(name) ?? new Map<string, Response>();
      all.set(name, files);
      return cacheOf(files) as Cache;
    },
    has: async (name) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name) => all.delete(name),
    match: async (request) =>
      [...all.values()]
        .map((files) => files.get(pathOf(request)))
        .find(Boolean)
        ?.clone(),
  };
  return Object.assign(store as CacheStorage, { all });
}

/** Every file is its own path, except those that are missing. */
function serve(missing: readonly string[] = []): void {
  const real = Request;
  // In Node a request needs a whole address; a worker's knows its own.
  vi.stubGlobal(
    "Request",
    class extends real {
      constructor(path: string, init?: RequestInit) {
        super(new URL(path, ORIGIN), init);
      }
    },
  );
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    return new Response(pathname, { status: missing.includes(pathname) ? 404 : 200 });
  });
}

const shell = (version: string, files = ["/", "/assets/a.js"]) =>
  ({ version, files, languages: { de: ["/assets/de.js"] }, worker: "on" }) as const;

describe("what is kept", () => {
  test("all files of a version", async () => {
    serve();
    const store = caches();
    await keepShell(store, shell("v1"), "en");
    expect([...(store.all.get("shell-v1")?.keys() ?? [])]).toEqual(["/", "/assets/a.js"]);
  });

  test("with them the words of the language that is read; another's are added later", async () => {
    serve();
    const store = caches();
    await keepShell(store, shell("v1"), "en");
    expect(store.all.get("shell-v1")?.has("/assets/de.js")).toBe(false);
    await keepShell(store, shell("v1"), "de");
    expect(store.all.get("shell-v1")?.has("/assets/de.js")).toBe(true);
    serve(["/assets/de.js"]);
    await expect(keepShell(store, shell("v1"), "de")).rejects.toThrow("not kept");
    expect(store.all.get("shell-v1")?.has("/")).toBe(true);
  });

  test("nothing of a version that cannot be had whole", async () => {
    serve(["/assets/a.js"]);
    const store = caches();
    await expect(keepShell(store, shell("v1"), "en")).rejects.toThrow("not kept");
    expect(store.all.size).toBe(0);
  });

  test("the version before stays for pages that are open, older ones go; nobody else's cache", async () => {
    serve();
    const store = caches();
    await store.open("other");
    for (const version of ["v1", "v2", "v3"]) await keepShell(store, shell(version), "en");
    await dropOldShells(store);
    expect([...store.all.keys()]).toEqual(["other", "shell-v2", "shell-v3"]);
  });
});

describe("what the worker answers", () => {
  const request = (path: string, mode: RequestMode = "no-cors", method = "GET") => ({
    url: path.startsWith("http") ? path : ORIGIN + path,
    mode,
    method,
  });

  test.each([
    ["/", "navigate", "page"],
    ["/t/aaaaaaaaaaaaaaaaaaaa", "navigate", "page"],
    ["/practice", "navigate", "page"],
    ["/rulebook/", "navigate", null],
    ["/privacy/de/", "navigate", null],
    ["/docs", "navigate", null],
    ["/docs.html", "navigate", null],
    ["/openapi.json", "navigate", null],
    ["/assets/index-1.js", "cors", "part"],
    ["/icon-mine.svg", "no-cors", "part"],
    ["/version.json", "cors", null],
    ["/push-worker.js", "same-origin", null],
    ["/v1/games/aaaaaaaaaaaaaaaaaaaa", "cors", null],
    ["https://elsewhere.example/assets/a.js", "cors", null],
  ] as const)("%s by %s: %s", (path, mode, wanted) => {
    expect(wantedBy(request(path, mode), ORIGIN)).toBe(wanted);
  });

  test("a move is never its business", () => {
    expect(wantedBy(request("/v1/games/a/actions", "cors", "POST"), ORIGIN)).toBeNull();
    expect(wantedBy(request("/", "navigate", "POST"), ORIGIN)).toBeNull();
  });

  test("the page comes from the network, and from the store where that fails", async () => {
    serve();
    const store = caches();
    await keepShell(store, shell("v1"), "en");
    const ask = async (response: Promise<Response>): Promise<string> =>
      (await answerPage(store, "v1", async () => response)).text();
    expect(await ask(Promise.resolve(new Response("fresh")))).toBe("fresh");
    expect(await ask(Promise.reject(new TypeError("no network")))).toBe("/");
    expect(await ask(Promise.resolve(new Response("busy", { status: 503 })))).toBe("/");
    // Of another version nothing is kept: the network's own word stands.
    const none = answerPage(store, "v9", async () => new Response("busy", { status: 503 }));
    expect((await none).status).toBe(503);
  });

  test("a network that takes longer than 2.5 s is not waited for", async () => {
    serve();
    const store = caches();
    await keepShell(store, shell("v1"), "en");
    vi.useFakeTimers();
    const answer = answerPage(store, "v1", async () => new Promise<Response>(() => {}));
    await vi.advanceTimersByTimeAsync(2499);
    let answered = false;
    void answer.then(() => {
      answered = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await answer).text()).toBe("/");
  });

  test("a part comes from the store, and from the network where it is new: then it is kept", async () => {
    serve();
    const store = caches();
    await keepShell(store, shell("v1"), "en");
    const asked: string[] = [];
    const part = async (path: string, type = "text/javascript", status = 200): Promise<string> => {
      const ask = async (): Promise<Response> => {
        asked.push(path);
        return new Response("new", { status, headers: { "Content-Type": type } });
      };
      return (await answerPart(store, "v1", new Request(path), ask)).text();
    };
    expect(await part("/assets/a.js")).toBe("/assets/a.js");
    expect(await part("/assets/b.js")).toBe("new");
    expect(await part("/assets/b.js")).toBe("new");
    expect(asked).toEqual(["/assets/b.js"]);
    // Neither an error nor the page in a part's place is kept.
    for (const [type, status] of [
      ["text/javascript", 503],
      ["text/html; charset=utf-8", 200],
    ] as const) {
      await part("/assets/c.js", type, status);
      await part("/assets/c.js", type, status);
    }
    expect(asked.slice(1)).toEqual(Array.from({ length: 4 }, () => "/assets/c.js"));
  });
});

test("version.json is believed only in its own shape", () => {
  const languages = { de: ["/assets/de.js", 3], fr: "all" };
  expect(parseShell({ version: "v1", worker: "off", files: ["/", 3], languages })).toEqual({
    version: "v1",
    worker: "off",
    files: ["/"],
    languages: { de: ["/assets/de.js"], fr: [] },
  });
  expect(parseShell({ version: "v1", files: [] })?.worker).toBe("on");
  for (const broken of [null, "v1", { version: 1, files: [] }, { version: "v1" }]) {
    expect(parseShell(broken)).toBeUndefined();
  }
});
