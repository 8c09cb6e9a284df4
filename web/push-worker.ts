import {
  answerPage,
  answerPart,
  askForShell,
  dropOldShells,
  keepShell,
  wantedBy,
} from "./offline/shell-cache.ts";
import { TAKE_OVER } from "./offline/take-over.ts";
import { showBadge } from "./push/show-badge.ts";
import { pageFor, readPush } from "./push/read-push.ts";
import type { Page, PushMessage, WorkerScope } from "./push/worker-scope.ts";

/**
 * The service worker: it shows pushes and leads to their table, and keeps the page's files for
 * when there is no network. The build writes its version in, so that each is a new worker.
 */
const VERSION = "__SHELL_VERSION__";

// What `self` is in a worker; the compiler takes it for a window.
const scope = self as unknown as WorkerScope;

scope.addEventListener("install", (event) => {
  event.waitUntil(keep());
});
scope.addEventListener("activate", (event) => event.waitUntil(dropOldShells(scope.caches)));
// A new worker waits until the page says that nobody is looking, or that he agrees.
scope.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) void scope.skipWaiting();
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const wanted = wantedBy(request, scope.location.origin);
  const ask = (): Promise<Response> => fetch(request);
  if (wanted === "page") event.respondWith(answerPage(scope.caches, VERSION, ask));
  if (wanted === "part") event.respondWith(answerPart(scope.caches, VERSION, request, ask));
});

scope.addEventListener("push", (event) => event.waitUntil(showPush(event)));

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const data: unknown = event.notification.data;
  const url: unknown =
    typeof data === "object" && data !== null ? Reflect.get(data, "url") : undefined;
  event.waitUntil(show(typeof url === "string" ? url : `${scope.location.origin}/`));
});

/** In the middle of a deploy the list may be of another version: then the browser tries again. */
async function keep(): Promise<void> {
  const shell = await askForShell();
  if (shell?.version !== VERSION) throw new Error("The files are of another version.");
  const language = new URLSearchParams(scope.location.search).get("language") ?? "en";
  await keepShell(scope.caches, shell, language);
}

/** Shown always, whoever is looking: browsers take the permission away from pushes that show nothing. */
async function showPush(event: PushMessage): Promise<void> {
  const shown = readPush(event.data?.text(), scope.location.origin);
  const options = {
    body: shown.body,
    tag: shown.tag,
    lang: shown.lang,
    // A replaced notice rings again only where it reminds.
    renotify: shown.ringAgain,
    data: { url: shown.url },
  };
  await scope.registration.showNotification(shown.title, options);
  await showBadge(scope.registration, scope.navigator);
}

/** The table's own page to the front, else the home page led there, else a new one. */
async function show(url: string): Promise<void> {
  await showBadge(scope.registration, scope.navigator);
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const wanted = pageFor(
    url,
    pages.map((page) => page.url),
  );
  const page = pages.find((each) => each.url === wanted);
  if (page === undefined || !(await isLed(page, url))) {
    await scope.clients.openWindow(url);
    return;
  }
  await page.focus();
}

/** A page from before this worker's time is not this worker's to lead elsewhere. */
async function isLed(page: Page, url: string): Promise<boolean> {
  if (new URL(page.url).pathname === new URL(url).pathname) return true;
  return page.navigate(url).then(
    () => true,
    () => false,
  );
}
