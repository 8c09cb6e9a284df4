import { signal, type ReadonlySignal } from "@preact/signals";
import { askForShell, dropShells, workerPath } from "../offline/shell-cache.ts";
import { TAKE_OVER } from "../offline/take-over.ts";

/** How often an open page asks whether it is still the newest, in milliseconds. */
const AGAIN_MS = 60 * 60_000;
/** How long the new worker may take to take over before the page reloads anyway, in milliseconds. */
const TAKE_OVER_MS = 3000;

const newer = signal(false);
/** Whether the server has a newer version of this page. */
export const isOutdated: ReadonlySignal<boolean> = newer;

/** Keeps the page for when there is no network, and watches for newer versions of it. */
export function watchVersion(): () => void {
  const changed = (): void => {
    if (!document.hidden) void look();
    // Nobody is looking: what is open loses nothing but a dialog.
    else if (newer.peek() && document.querySelector("dialog[open]") === null) void reloadPage();
  };
  void look();
  const timer = setInterval(() => void look(), AGAIN_MS);
  document.addEventListener("visibilitychange", changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", changed);
  };
}

/** Lets the new worker take over, then shows the new page; what is chosen is kept in the tab. */
export async function reloadPage(): Promise<void> {
  const waiting = (await registered())?.waiting;
  if (waiting) {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      setTimeout(resolve, TAKE_OVER_MS);
    });
    waiting.postMessage(TAKE_OVER);
    await changed;
  }
  location.reload();
}

async function look(): Promise<void> {
  const shell = await askForShell();
  if (shell === undefined) return;
  if (shell.worker === "off") {
    await (await registered())?.unregister();
    if ("caches" in window) await dropShells(caches);
    return;
  }
  newer.value = shell.version !== ownVersion();
  await register();
}

function ownVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>("meta[name=version]")?.content;
}

/** Registering again asks for a newer worker, too. */
async function register(): Promise<void> {
  try {
    if (!("serviceWorker" in navigator)) return;
    const path = workerPath(document.documentElement.lang);
    const registration = await navigator.serviceWorker.register(path, { scope: "/" });
    if (newer.peek()) await registration.update();
  } catch {
    // Private windows forbid it: the page works without.
  }
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration("/");
}
