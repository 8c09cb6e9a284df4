/**
 * What an isolate has found out and need not find out again. It holds `most` answers; beyond that
 * the oldest is forgotten, so that nobody fills the memory.
 */
export class Memo<Answer> {
  readonly #known = new Map<string, Answer>();
  readonly #most: number;
  #secrets: readonly string[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** The memo, for what was found out with these secrets: under other ones it begins anew. */
  under(...secrets: readonly string[]): this {
    if (secrets.some((secret, index) => secret !== this.#secrets[index])) {
      this.#secrets = secrets;
      this.#known.clear();
    }
    return this;
  }

  get(question: string): Answer | undefined {
    return this.#known.get(question);
  }

  set(question: string, answer: Answer): void {
    this.#known.delete(question);
    this.#known.set(question, answer);
    if (this.#known.size <= this.#most) return;
    const oldest = this.#known.keys().next();
    if (oldest.done !== true) this.#known.delete(oldest.value);
  }
}
