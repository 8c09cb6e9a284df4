/**
 * The browser's two stores, as text by key. Both may be missing, full or forbidden
 * (private windows, blocked site data): reading then finds nothing and writing says
 * `false`, and the page plays on without a memory.
 */
export interface TextStore {
  readonly read: (key: string) => string | null;
  /** Whether it was kept. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
}

export function storeOver(open: () => Storage): TextStore {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** For good: the seats and the settings of this device. */
export const onDevice: TextStore = storeOver(() => localStorage);
/** For this tab: what is laid out but not sent. */
export const inTab: TextStore = storeOver(() => sessionStorage);

/** The parsed JSON of a stored text, or undefined where it is missing or broken. */
export function readJson(store: TextStore, key: string): unknown {
  const text = store.read(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
