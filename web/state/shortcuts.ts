/** What a key means at the table (D2). SC 2.1.4: they can be switched off in the settings. */
export interface Shortcuts {
  readonly b: () => void;
  readonly p: () => void;
  readonly l: () => void;
  readonly h: () => void;
  readonly "?": () => void;
  readonly Escape: () => void;
}

const NAMES = ["b", "p", "l", "h", "?"] as const;

/** Listens until the returned function is called. */
export function listenForShortcuts(
  shortcuts: Partial<Shortcuts>,
  allowed: () => boolean,
): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) {
      return;
    }
    if (event.key === "Escape") {
      shortcuts.Escape?.();
      return;
    }
    if (!allowed() || isTyping(event.target)) return;
    const name = NAMES.find((key) => key === event.key.toLowerCase());
    const press = name === undefined ? undefined : shortcuts[name];
    if (press === undefined) return;
    event.preventDefault();
    press();
  };
  document.addEventListener("keydown", heard);
  return () => document.removeEventListener("keydown", heard);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio"].includes(target.type);
  return target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName);
}
