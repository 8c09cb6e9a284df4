import { dropShells } from "./offline/shell-cache.ts";
import type { WorkerScope } from "./push/worker-scope.ts";

/**
 * Takes the place of push-worker.js where a build is made with SERVICE_WORKER=off: it ends itself
 * and everything the other has kept, and shows the open pages anew, from the network.
 */
const scope = self as unknown as WorkerScope;

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(end()));

async function end(): Promise<void> {
  await dropShells(scope.caches);
  await scope.registration.unregister();
  const pages = await scope.clients.matchAll({ type: "window" });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
