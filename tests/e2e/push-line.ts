import type { Page, Worker } from "playwright-core";

/** What a browser shows of one push. */
interface Shown {
  readonly tag: string;
  readonly body: string;
}

/** A push on its way to a device: the declarative shape that the server sends. */
interface Message extends Shown {
  readonly navigate: string;
}

/** The push service, the notices and the finger of one device. */
interface PushLine {
  readonly deliver: (message: Message) => Promise<void>;
  /** What stands on the device now, in the order of its tags. */
  readonly shown: () => Promise<readonly Shown[]>;
  /** Presses the notice of a table: the pages that came to the front, and those that were opened. */
  readonly press: (tag: string) => Promise<Pressed>;
}

interface Pressed {
  readonly focused: readonly string[];
  readonly opened: readonly string[];
}

/** The few parts of a worker's scope that the compiler does not know. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
  readonly Clients: { prototype: { openWindow: (url: string) => Promise<null> } };
  readonly PushEvent: new (type: string, init: { data: string }) => Event;
  readonly NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  readonly ExtendableEvent: { prototype: { waitUntil: (work: Promise<unknown>) => void } };
}

/**
 * @param page any page of the device
 * @param isReal whether this browser shows notices: then they are delivered as its push service
 *   would (CDP). Else the worker itself runs, and only the shelf on which notices stand is a stub.
 */
export async function pushLine(page: Page, isReal: boolean): Promise<PushLine> {
  await ready(page);
  const line = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) found(first.registrationId);
    });
  });
  await line.send("ServiceWorker.enable");
  const registrationId = await registered;
  const worker = await workerOf(page);
  if (!isReal) await worker.evaluate(standInForNotices);
  await worker.evaluate(noteWhatIsShown);
  const { origin } = new URL(page.url());
  return {
    deliver: async ({ navigate, ...shown }) => {
      const notification = { title: "Tuesday soirée", navigate, ...shown };
      const data = JSON.stringify({ web_push: 8030, notification });
      if (isReal) {
        await line.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
      } else await worker.evaluate(push, data);
      // The browser confirms the delivery, not that the worker has shown it.
      await until(async () => (await worker.evaluate(shownSince)).includes(shown.body));
    },
    shown: () => worker.evaluate(shownNow),
    press: (tag) => worker.evaluate(pressNotice, tag),
  };
}

/** The page registers the worker by itself, too, once it has nothing better to do. */
export async function ready(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/push-worker.js", { scope: "/" });
    await navigator.serviceWorker.ready;
  });
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 600; waited++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The push was delivered, and its notice was not shown.");
}

async function workerOf(page: Page): Promise<Worker> {
  const [running] = page.context().serviceWorkers();
  return running ?? page.context().waitForEvent("serviceworker");
}

// What follows runs inside the worker, each function alone.

async function shownNow(): Promise<readonly Shown[]> {
  const scope = self as unknown as WorkerScope;
  const notices = await scope.registration.getNotifications();
  const shown = notices.map(({ tag, body }) => ({ tag, body }));
  return shown.sort((one, other) => one.tag.localeCompare(other.tag));
}

/**
 * Writes down what is shown. Asking the browser while it shows a notice makes Chromium forget that
 * one: what it lists is compared with what is on the screen already.
 */
function noteWhatIsShown(): void {
  const scope = self as unknown as WorkerScope;
  const { registration } = scope;
  const show = registration.showNotification.bind(registration);
  const bodies: string[] = [];
  Reflect.set(scope, "bodies", bodies);
  registration.showNotification = async (title, options) => {
    await show(title, options);
    bodies.push(options?.body ?? "");
  };
}

/** The bodies shown since it was last asked. */
function shownSince(): readonly string[] {
  const bodies = Reflect.get(self, "bodies") as string[];
  return bodies.splice(0);
}

function push(data: string): void {
  const scope = self as unknown as WorkerScope;
  scope.dispatchEvent(new scope.PushEvent("push", { data }));
}

/** No browser lets a test's press focus a tab, so what the worker asks for is written down. */
async function pressNotice(tag: string): Promise<Pressed> {
  const scope = self as unknown as WorkerScope;
  const focused: string[] = [];
  const opened: string[] = [];
  scope.WindowClient.prototype.focus = function () {
    focused.push(this.url);
    return Promise.resolve(this);
  };
  scope.Clients.prototype.openWindow = (url) => {
    opened.push(url);
    return Promise.resolve(null);
  };
  const work: Promise<unknown>[] = [];
  scope.ExtendableEvent.prototype.waitUntil = (each) => {
    work.push(each);
  };
  const [notification] = await scope.registration.getNotifications({ tag });
  if (notification === undefined) throw new Error(`No notice of ${tag} is shown.`);
  scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
  await Promise.all(work);
  return { focused, opened };
}

/** A shelf for notices, one a tag, where the browser shows none. */
function standInForNotices(): void {
  const scope = self as unknown as WorkerScope;
  const shelf = new Map<string, Notification>();
  scope.registration.showNotification = (title, { body = "", tag = "", data } = {}) => {
    const close = (): void => void shelf.delete(tag);
    shelf.set(tag, { title, body, tag, data: data as unknown, close } as Notification);
    return Promise.resolve();
  };
  scope.registration.getNotifications = ({ tag } = {}) =>
    Promise.resolve([...shelf.values()].filter((each) => tag === undefined || each.tag === tag));
  // This browser's worker dies of it.
  Reflect.set(navigator, "setAppBadge", () => Promise.resolve());
  Reflect.set(scope.ExtendableEvent.prototype, "waitUntil", () => {});
  Reflect.set(
    scope,
    "NotificationEvent",
    class extends Event {
      readonly notification: Notification;
      constructor(type: string, init: { notification: Notification }) {
        super(type);
        this.notification = init.notification;
      }
      waitUntil(work: Promise<unknown>): void {
        scope.ExtendableEvent.prototype.waitUntil(work);
      }
    },
  );
}
