import { isDeepStrictEqual } from "node:util";
import {
  type Action,
  apply,
  cardsOf,
  type GameEvent,
  type GameView,
  isLuxury,
  legalKinds,
  type Luxury,
  MONEY_CARDS,
  type MoneyCard,
  moneyOf,
  type Position,
  type PositionSeat,
  type Refusal,
  setUp,
  SPECTATOR,
  type State,
  statusOf,
  viewFor,
} from "../../../shared/engine/index.ts";

const LETTERS = "ABCDE";
export type Letter = "A" | "B" | "C" | "D" | "E";

export interface Opening extends Omit<Partial<Position>, "players" | "starter"> {
  readonly starter?: Letter;
  readonly players?: Readonly<Partial<Record<Letter, PositionSeat>>>;
}

/**
 * A table in the middle of a test: `table({ deck: ["L8"] }).play("A bid 4+8", "B pass")`.
 * Three seats, no variants and A to start unless said otherwise; the next card is up.
 */
export class Table {
  state: State;
  /** All that has happened, the set-up included. */
  readonly events: GameEvent[];

  constructor({ starter = "A", players = {}, ...position }: Opening) {
    const start = setUp({
      seats: 3,
      ...position,
      starter: LETTERS.indexOf(starter),
      players: [players.A, players.B, players.C, players.D, players.E]
        .slice(0, position.seats ?? 3)
        .map((player) => player ?? {}),
    });
    if (!start.ok) throw new Error(`the position is refused: ${start.fault}`);
    this.state = start.state;
    this.events = [...start.events];
  }

  /** Plays moves that the rules allow. */
  play(...moves: readonly string[]): this {
    for (const move of moves) {
      const outcome = apply(this.state, ...parse(move));
      if (!outcome.ok) throw new Error(`"${move}" is refused: ${JSON.stringify(outcome.refusal)}`);
      this.state = outcome.state;
      this.events.push(...outcome.events);
    }
    return this;
  }

  /** The refusal of a move that the rules do not allow; the state is as it was. */
  refusal(move: string): Refusal {
    const [seat, action] = parse(move);
    return this.refusalFor(seat, action);
  }

  /** The same for an action as it might come from outside. */
  refusalFor(seat: number, action: Action): Refusal {
    const before = structuredClone(this.state);
    const outcome = apply(this.state, seat, action);
    if (outcome.ok) throw new Error(`${action.type} is allowed`);
    if (!isDeepStrictEqual(this.state, before)) throw new Error(`a refused ${action.type} changed`);
    return outcome.refusal;
  }

  /** The letters of seats, in seat order. */
  get turn(): Letter | null {
    return this.state.turn === null ? null : letterOf(this.state.turn);
  }

  get starter(): Letter {
    return letterOf(this.state.starter);
  }

  get winners(): readonly Letter[] {
    return (this.state.result?.winners ?? []).map(letterOf);
  }

  get eligible(): readonly Letter[] {
    return (this.state.result?.eligible ?? []).map(letterOf);
  }

  get high(): number | undefined {
    return this.state.auction?.high;
  }

  seat(letter: Letter) {
    const own = this.state.seats[LETTERS.indexOf(letter)];
    if (own === undefined) throw new Error(`no seat ${letter}`);
    return {
      ...own,
      hand: cardsOf(own.hand),
      bid: cardsOf(own.bid),
      spent: cardsOf(own.spent),
      reserve: cardsOf(own.reserve)[0] ?? null,
      money: moneyOf(own),
      score: statusOf(own.cards),
      legal: legalKinds(this.state, LETTERS.indexOf(letter)),
    };
  }

  /** What a seat, or with "-" a spectator, is shown. */
  view(viewer: Letter | "-"): GameView {
    return viewFor(this.state, viewer === "-" ? SPECTATOR : { seat: LETTERS.indexOf(viewer) });
  }

  /** What `viewer` is shown of the seat of `letter`. */
  shown(viewer: Letter | "-", letter: Letter): GameView["seats"][number] {
    const shown = this.view(viewer).seats[LETTERS.indexOf(letter)];
    if (shown === undefined) throw new Error(`no seat ${letter}`);
    return shown;
  }

  /** The last event of a type; the test fails without one. */
  last<Type extends GameEvent["type"]>(type: Type): Extract<GameEvent, { type: Type }> {
    const found = this.events.findLast(
      (event): event is Extract<GameEvent, { type: Type }> => event.type === type,
    );
    if (found === undefined) throw new Error(`no ${type} has happened`);
    return found;
  }
}

export function table(opening: Opening = {}): Table {
  return new Table(opening);
}

export function letterOf(seat: number): Letter {
  const letter = (["A", "B", "C", "D", "E"] as const)[seat];
  if (letter === undefined) throw new Error(`no seat ${seat}`);
  return letter;
}

/** `A bid 4+8`, `A pass`, `A seal -`, `A discard L3`, `A exit L3<10`: a seat and its action. */
export function parse(move: string): [seat: number, action: Action] {
  const [letter = "", type = "", rest = ""] = move.split(" ");
  return [LETTERS.indexOf(letter), actionOf(type, rest)];
}

function actionOf(type: string, rest: string): Action {
  switch (type) {
    case "bid":
    case "seal":
      return { type, cards: rest === "-" || rest === "" ? [] : rest.split("+").map(note) };
    case "discard":
      return { type, luxury: luxury(rest) };
    case "exit": {
      const [card = "", recover = ""] = rest.split("<");
      return { type, luxury: luxury(card), recover: note(recover) };
    }
    case "pass":
      return { type };
    default:
      throw new Error(`"${type}" is no action`);
  }
}

function note(text: string): MoneyCard {
  const found = MONEY_CARDS.find((card) => String(card) === text);
  if (found === undefined) throw new Error(`${text} is no money card`);
  return found;
}

function luxury(text: string): Luxury {
  if (!isLuxury(text)) throw new Error(`${text} is no luxury`);
  return text;
}

/** The money set without these cards. */
export function allBut(...cards: readonly number[]): number[] {
  return MONEY_CARDS.filter((card) => !cards.includes(card));
}

/** An action as a caller without types might send it: naming what is no such card. */
export function untyped(action: object): Action {
  return action as Action;
}
