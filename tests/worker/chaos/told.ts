import * as z from "zod/mini";

const eventSchema = z.looseObject({
  version: z.int(),
  index: z.int(),
  type: z.string(),
  at: z.string(),
});
type ToldEvent = z.infer<typeof eventSchema>;
const eventsSchema = z.object({ events: z.array(eventSchema) });

/** Everything that clients were told of a game; two stories of one event are a lie. */
export class Told {
  readonly lies: string[] = [];
  readonly #events = new Map<string, string>();
  /** The first answer that accepted what came with a key. */
  readonly #accepted = new Map<string, string>();
  readonly #sent = new Set<string>();

  /** An answer or a frame, whoever got it. */
  heard(body: unknown): void {
    const parsed = eventsSchema.safeParse(body);
    if (!parsed.success) return;
    for (const event of parsed.data.events) this.#event(event);
  }

  sent(key: string): void {
    this.#sent.add(key);
  }

  /** A key's answer: once accepted it is the same bytes for ever. */
  answered(key: string, status: number, text: string): void {
    const first = this.#accepted.get(key);
    if (first !== undefined && first !== text)
      this.lies.push(`Key ${key} was accepted, and then answered ${status} ${text.slice(0, 200)}`);
    if (first === undefined && status === 200) this.#accepted.set(key, text);
  }

  /** Holds all that was told against what is stored. */
  against(history: readonly unknown[], rowsOfKey: (key: string) => number): void {
    const stored = new Set(history.map((event) => nameOf(eventSchema.parse(event))));
    for (const [name, story] of this.#events)
      if (!stored.has(story)) this.lies.push(`Told of ${name}, which never happened: ${story}`);
    for (const key of this.#sent) {
      const rows = rowsOfKey(key);
      const least = this.#accepted.has(key) ? 1 : 0;
      if (rows < least || rows > 1) this.lies.push(`Key ${key} has ${rows} rows, not ${least}.`);
    }
  }

  get accepted(): number {
    return this.#accepted.size;
  }

  #event(event: ToldEvent): void {
    const place = `${event.version}/${event.index}`;
    const story = nameOf(event);
    const before = this.#events.get(place);
    if (before !== undefined && before !== story)
      this.lies.push(`Two stories of ${place}: ${before} and ${story}`);
    this.#events.set(place, story);
  }
}

/** What is the same to every viewer. */
function nameOf({ version, index, type, at }: ToldEvent): string {
  return `${version}/${index} ${type} ${at}`;
}
