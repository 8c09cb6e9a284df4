import { pageFor, readPush } from "./push/read-push.ts";

/**
 * The service worker: it shows pushes and leads to their table. The DOM's types do not know a
 * worker's scope; these are the few parts of it that are used.
 */
interface Page {
  readonly url: string;
  focus(): Promise<Page>;
  navigate(url: string): Promise<Page | null>;
}
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushMessage extends LastingEvent {
  readonly data: { text(): string } | null;
}
interface NoticePress extends LastingEvent {
  readonly notification: Notification;
}
interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(of: { type: "window"; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<Page | null>;
  };
  addEventListener(type: "push", hear: (event: PushMessage) => void): void;
  addEventListener(type: "notificationclick", hear: (event: NoticePress) => void): void;
}

// What `self` is in a worker; the compiler takes it for a window.
const scope = self as unknown as WorkerScope;

scope.addEventListener("push", (event) => {
  const shown = readPush(event.data?.text(), scope.location.origin);
  const options = {
    body: shown.body,
    tag: shown.tag,
    lang: shown.lang,
    // A replaced notice rings again only where it reminds.
    renotify: shown.ringAgain,
    data: { url: shown.url },
  };
  event.waitUntil(scope.registration.showNotification(shown.title, options));
});

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const data: unknown = event.notification.data;
  const url: unknown =
    typeof data === "object" && data !== null ? Reflect.get(data, "url") : undefined;
  event.waitUntil(show(typeof url === "string" ? url : `${scope.location.origin}/`));
});

/** The table's own page to the front, else the home page led there, else a new one. */
async function show(url: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const wanted = pageFor(
    url,
    pages.map((page) => page.url),
  );
  const page = pages.find((each) => each.url === wanted);
  if (page === undefined) {
    await scope.clients.openWindow(url);
    return;
  }
  if (new URL(page.url).pathname !== new URL(url).pathname) await page.navigate(url);
  await page.focus();
}
