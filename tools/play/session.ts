import type {
  Action,
  Answered,
  ApiEvent,
  LiveEnd,
  LiveTable,
  View,
} from "../../shared/client/index.ts";
import { isDealt } from "../../shared/contract/view-schema.ts";
import { sentenceFor, toldOnce } from "../../web/table/sentence.ts";
import { commandOf, COMMANDS } from "./spoken-command.ts";
import { type Desk, type Effect, EMPTY_DESK, press } from "./desk.ts";
import type { Entered } from "./enter.ts";
import { freshEntropy } from "./enter.ts";
import { ENGLISH } from "./language.ts";
import { screenOf } from "./screen.ts";

/** So many sentences of what happened stay above the table. */
const NEWS = 6;

const ENDS: Record<LiveEnd, string> = {
  "token-replaced":
    "This key was replaced: somebody signed out all other devices. Use the new link.",
  gone: "This table is no longer kept.",
  "gallery-closed": "This table is for its seats alone.",
  "game-of-later-release":
    "A newer release of this server saved this table. It opens again once its host brings that release back.",
  "game-damaged": "What was saved of this table does not fit together. Nothing was changed.",
  closed: "",
};

/** Where a session is shown: a terminal that is redrawn, or plain text line by line. */
export interface Stage {
  show(lines: readonly string[]): void;
}

/** One seat played at a terminal: what comes from the table and what comes from the keyboard meet here. */
export class Session {
  readonly #entered: Entered;
  readonly #stage: Stage;
  readonly #live: LiveTable;
  #view: View | undefined;
  #desk: Desk = EMPTY_DESK;
  #news: readonly string[] = [];
  #entropy: string | null;
  #finish: () => void = () => {};
  /** Resolves when the game is over or the person leaves the keyboard. */
  readonly finished: Promise<void>;

  constructor(entered: Entered, stage: Stage) {
    this.#entered = entered;
    this.#stage = stage;
    this.#entropy = entered.entropy;
    this.finished = new Promise((resolve) => {
      this.#finish = resolve;
    });
    const listener = {
      changed: (view: View, events: readonly ApiEvent[]) => this.#changed(view, events),
      ended: (end: LiveEnd) => this.#ended(end),
    };
    this.#live = entered.game.watch(listener, 0);
  }

  /** The seat and its own entropy, for the check of the deal; null in the gallery. */
  get own(): { readonly seat: number; readonly entropy: string | null } | null {
    const you = this.#view?.you;
    return you === null || you === undefined ? null : { seat: you.seat, entropy: this.#entropy };
  }

  get over(): boolean {
    return this.#view?.status === "over";
  }

  key(key: string): void {
    const view = this.#view;
    if (view === undefined) return;
    if (isDealt(view) && view.you !== null) {
      const [desk, effect] = press(this.#desk, key, view);
      this.#desk = desk;
      this.#draw();
      this.#do(effect, view);
    } else if (key === "q" || key === "\u0003") {
      this.#live.close();
    } else if (key === "\r" && view.you !== null && view.host === view.you.seat) {
      void this.#start();
    }
  }

  /** A typed line instead of keys. */
  line(text: string): void {
    const view = this.#view;
    const command = commandOf(text);
    if (view === undefined || text.trim() === "") return;
    if (command === undefined) this.#say(COMMANDS);
    else this.#do(command === "quit" ? "quit" : { act: command }, view);
  }

  #do(effect: Effect, view: View): void {
    if (effect === "quit") this.#live.close();
    else if (effect !== undefined) void this.#act(view.version, effect.act);
  }

  async #act(version: number, action: Action): Promise<void> {
    const answered = await this.#live.act(version, action);
    if (answered.kind === "done") this.#desk = EMPTY_DESK;
    this.#tell(answered);
  }

  async #start(): Promise<void> {
    this.#entropy ??= freshEntropy();
    this.#tell(await this.#entered.game.start({ entropy: this.#entropy }));
  }

  #tell(answered: Answered<unknown>): void {
    if (answered.kind === "refused") this.#say(answered.problem.detail);
    else if (answered.kind === "unreachable") this.#say(ENGLISH.texts.table.status.retry);
    else this.#draw();
  }

  #say(says: string): void {
    this.#desk = { ...this.#desk, says };
    this.#draw();
  }

  #changed(view: View, events: readonly ApiEvent[]): void {
    this.#view = view;
    const sentences = toldOnce(events, view).flatMap(
      (event) => sentenceFor(event, view, ENGLISH) ?? [],
    );
    this.#news = [...this.#news, ...sentences].slice(-NEWS);
    this.#draw();
    if (view.status === "over") this.#live.close();
  }

  #draw(): void {
    if (this.#view !== undefined) {
      this.#stage.show(screenOf(this.#view, this.#desk, this.#news, Date.now()));
    }
  }

  #ended(end: LiveEnd): void {
    if (ENDS[end] !== "") this.#stage.show([ENDS[end]]);
    this.#finish();
  }
}
