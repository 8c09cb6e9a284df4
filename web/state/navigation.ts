import { signal, type ReadonlySignal } from "@preact/signals";
import { parseRoute, type Route } from "../route.ts";

const present = signal<Route>({ page: "home" });
/** The page that is shown. */
export const route: ReadonlySignal<Route> = present;

/** Reads the address. A key in it is taken into the page and wiped from the address bar at once. */
function readAddress(): void {
  const next = parseRoute(location.pathname, location.hash);
  if (next.page === "table" && next.key !== null) {
    history.replaceState(history.state, "", location.pathname);
  }
  present.value = next;
}

export function navigate(path: string): void {
  history.pushState(null, "", path);
  readAddress();
  scrollTo(0, 0);
}

/** Follows the address, and keeps presses on own links inside the page. */
export function startNavigation(): void {
  readAddress();
  addEventListener("popstate", readAddress);
  addEventListener("hashchange", readAddress);
  document.addEventListener("click", (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || link === null || link.origin !== location.origin || link.target !== "") return;
    if (parseRoute(link.pathname, link.hash).page === "lost" || link.hasAttribute("download")) {
      return;
    }
    if (link.pathname === location.pathname && link.hash !== "") return;
    event.preventDefault();
    navigate(link.pathname + link.hash);
  });
}
