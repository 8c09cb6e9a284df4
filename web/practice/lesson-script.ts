import {
  legalFor,
  seatAt,
  seatsDue,
  STATUS_CARDS,
  type Action,
  type Seat,
  type State,
  type StatusCard,
} from "../../shared/engine/index.ts";
import { beginPractice, PERSON, type Practice, type PracticeAct } from "./practice-game.ts";

export const CHLOE: Seat = 1;
export const DMITRI: Seat = 2;

/** One luxury and one disgrace are sold; the rest of the deck is never reached. */
const SOLD: readonly StatusCard[] = ["L4", "SC"];

/** @param at in milliseconds since 1970 */
export function beginLesson(at: number): Practice {
  const deck = [...SOLD, ...STATUS_CARDS.filter((card) => !SOLD.includes(card))];
  return beginPractice({ seats: 3, variants: [], starter: PERSON, deck }, at);
}

/** Both lots are sold: there is nothing more to play. */
export function isTaught({ state }: Practice): boolean {
  return state.auctionsDone >= SOLD.length;
}

/** What the rivals do. They want the person to see both ends of both kinds of auction. */
export function scriptedMove(practice: Practice, at: number): PracticeAct | undefined {
  const [seat] = seatsDue(practice.state);
  if (seat === undefined || seat === PERSON || isTaught(practice)) return undefined;
  const { cheapest } = legalFor(practice.state, seat);
  const action: Action =
    cheapest !== null && raises(practice.state, seat)
      ? { type: "bid", cards: cheapest }
      : { type: "pass" };
  return { seat, action, at, by: null };
}

function raises(state: State, seat: Seat): boolean {
  const laid = (of: Seat): boolean => seatAt(state.seats, of).bid !== 0;
  // The luxury: Chloé raises once, so that a card once laid must be added to.
  if (state.auction?.kind === "positive") return seat === CHLOE && !laid(CHLOE);
  // The disgrace: Dmitri takes it in the end, but not before he and the person have paid once.
  return seat === CHLOE || !laid(DMITRI) || !laid(PERSON);
}

/** The first press is a bid: passing at once would teach nothing about money. */
export function passesTooSoon({ state }: Practice, action: Action): boolean {
  return state.auctionsDone === 0 && action.type === "pass" && state.auction?.high === 0;
}
