/** How long events are collected before they are spoken together, in milliseconds (D3). */
export const BATCH_MS = 800;
const MOST_SPOKEN = 3;

/** The two live regions of the page; each is in the first HTML and never re-created. */
export interface LiveRegions {
  /** `#say`, polite: what happened. */
  readonly say: (text: string) => void;
  /** `#now`, an alert: only that it is your turn. */
  readonly now: (text: string) => void;
}

export interface Announcer {
  /** What others did, in order; spoken in batches. */
  readonly heard: (sentences: readonly string[]) => void;
  /** What the person did himself, spoken at once; what others do next keeps its batch. */
  readonly did: (sentence: string) => void;
  /** It has become your turn. */
  readonly yourTurn: (sentence: string) => void;
  /** Says the last events again, all of them (the `l` key). */
  readonly repeat: () => void;
  /** From now on nothing is said: what comes late is no news of the next page. */
  readonly stop: () => void;
}

/**
 * @param tooMany what is said instead of more than three events
 * @param later `setTimeout` and its end, so that tests can move the time
 */
export function announcer(
  regions: LiveRegions,
  tooMany: (count: number) => string,
  later: (work: () => void, ms: number) => () => void,
): Announcer {
  let waiting: string[] = [];
  /** What `l` says: the last batch, after all that were only counted and not heard since. */
  let last: readonly string[] = [];
  let unheard: readonly string[] = [];
  let cancel: (() => void) | undefined;
  let spoken: LiveRegions | null = regions;

  const speak = (): void => {
    cancel = undefined;
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    const isCounted = batch.length > MOST_SPOKEN;
    last = [...unheard, ...batch];
    if (isCounted) unheard = last;
    spoken?.say(isCounted ? tooMany(batch.length) : batch.join(" "));
  };
  return {
    heard(sentences) {
      waiting.push(...sentences);
      if (waiting.length > 0) cancel ??= later(speak, BATCH_MS);
    },
    did(sentence) {
      last = [...unheard, sentence];
      spoken?.say(sentence);
    },
    yourTurn(sentence) {
      spoken?.now(sentence);
    },
    repeat() {
      unheard = [];
      if (last.length > 0) spoken?.say(last.join(" "));
    },
    stop() {
      cancel?.();
      spoken = null;
    },
  };
}

/** The regions of the page. A text that is said twice is cleared first, or nobody would hear it. */
export function liveRegions(page: Document): LiveRegions {
  const into = (id: string) => (text: string) => {
    const region = page.getElementById(id);
    if (region === null) return;
    if (region.textContent !== text) {
      region.textContent = text;
      return;
    }
    region.textContent = "";
    requestAnimationFrame(() => {
      region.textContent = text;
    });
  };
  return { say: into("say"), now: into("now") };
}
