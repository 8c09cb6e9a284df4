/** A notice as the worker shows it. */
export interface ShownPush {
  readonly title: string;
  readonly body: string;
  /** The game: a newer notice takes the place of an older one. */
  readonly tag: string;
  readonly lang: string;
  readonly ringAgain: boolean;
  /** The page of the table, on this very server. */
  readonly url: string;
}

/** What is shown where a message cannot be read: a push that shows nothing costs the permission. */
const UNREAD: Omit<ShownPush, "url"> = {
  title: "High Society",
  body: "",
  tag: "high-society",
  lang: "",
  ringAgain: false,
};

/**
 * Reads a message of the declarative shape (worker/notify/web-push). It came through somebody
 * else's service, so an address that is not this server's leads home.
 */
export function readPush(text: string | undefined, origin: string): ShownPush {
  const notification = fieldOf(parsed(text), "notification");
  const title = textOf(notification, "title");
  if (title === "") return { ...UNREAD, url: `${origin}/` };
  return {
    title,
    body: textOf(notification, "body"),
    tag: textOf(notification, "tag") || UNREAD.tag,
    lang: textOf(notification, "lang"),
    ringAgain: fieldOf(notification, "renotify") === true,
    url: ownAddress(textOf(notification, "navigate"), origin),
  };
}

/**
 * Which open page a press on a notice goes to: the table's own, else one that is nobody's turn to
 * lose, the home page; else none, and a new one is opened.
 */
export function pageFor(url: string, open: readonly string[]): string | undefined {
  const path = pathOf(url);
  return open.find((each) => pathOf(each) === path) ?? open.find((each) => pathOf(each) === "/");
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : "";
}

function ownAddress(text: string, origin: string): string {
  return URL.canParse(text) && new URL(text).origin === origin ? text : `${origin}/`;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown, name: string): string {
  const field = fieldOf(value, name);
  return typeof field === "string" ? field : "";
}
