import type { ApiEvent } from "../contract/event-schema.ts";
import type { View } from "../contract/view-schema.ts";

/**
 * Sorts out what is new: an act is answered and also told to everyone, and after a
 * break the same events come again. Views never go back, events are told once.
 */
export class Novelty {
  /** Every event up to here has been told. */
  #told: { readonly version: number; readonly index: number } | undefined;
  #shown = { version: -1, revision: -1 };

  /** @param since the version up to which events are known; undefined: from the first view on */
  constructor(since?: number) {
    if (since !== undefined) this.#told = { version: since, index: Infinity };
  }

  /** The version to resume from; undefined before the first view. */
  get since(): number | undefined {
    return this.#told?.version;
  }

  /**
   * The events not told before; undefined where the view is older than the one shown.
   * @param events null where a view came alone: after a break its events are still to come
   */
  of(view: View, events: readonly ApiEvent[] | null): readonly ApiEvent[] | undefined {
    const { version, revision } = view;
    const news = events?.filter((event) => this.#isNew(event)) ?? [];
    if (events !== null || this.#told === undefined) this.#tell(version, news);
    const shown = this.#shown;
    const older =
      version < shown.version || (version === shown.version && revision < shown.revision);
    if (older && news.length === 0) return undefined;
    if (!older) this.#shown = { version, revision };
    return news;
  }

  /** In the lobby all events have version 0, so later ones of the same version may follow. */
  #tell(version: number, news: readonly ApiEvent[]): void {
    const last = news.at(-1) ?? { version, index: -1 };
    if (this.#told === undefined || this.#isNew(last)) this.#told = last;
  }

  #isNew({ version, index }: { readonly version: number; readonly index: number }): boolean {
    const told = this.#told;
    if (told === undefined) return true;
    return version > told.version || (version === told.version && index > told.index);
  }
}
