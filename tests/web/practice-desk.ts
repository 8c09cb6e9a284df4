import type { ServerFrame } from "../../shared/contract/frames.ts";
import { randomFromNumber, type Level } from "../../shared/bots/index.ts";
import {
  defaultAction,
  legalFor,
  viewFor,
  type Action,
  type MoneyCard,
  type SeatCount,
  type State,
  type Variant,
} from "../../shared/engine/index.ts";
import { deviceDesk, type Answer } from "../../web/practice/device-desk.ts";
import { moveByItself } from "../../web/practice/practice-bots.ts";
import { dealtSetup } from "../../web/practice/practice-deal.ts";
import { beginPractice, PERSON, type Practice } from "../../web/practice/practice-game.ts";
import { practiceRecord } from "../../web/practice/practice-record.ts";
import { practiceTable } from "../../web/practice/practice-setup.ts";

export const NAMES = { table: "Practice", person: "You" };
const NOON = Date.parse("2026-11-30T12:00:00.000Z");
const SEED = "5e".repeat(32);

/** A desk whose bots answer as soon as they are asked for. */
export function openDesk(
  seats: SeatCount,
  level: Level,
  { seed = SEED, variants = [] }: { seed?: string; variants?: readonly Variant[] } = {},
) {
  const setup = dealtSetup(seed, { seats, level, variants });
  const table = practiceTable(setup, NAMES);
  const frames: ServerFrame[] = [];
  const waiting: (() => void)[] = [];
  const random = randomFromNumber(7);
  let kept: Practice = beginPractice(setup, NOON);
  const desk = deviceDesk(kept, table, {
    now: () => NOON,
    move: (game, at) => moveByItself(game, level, at, random),
    record: (game) => practiceRecord(game, setup, table),
    later: (work) => waiting.push(work),
    send: (frame) => frames.push(frame),
    keep: (next) => {
      kept = next;
    },
  });
  const path = (end = ""): string => `/v1/games/${table.id}${end}`;
  return {
    setup,
    table,
    frames,
    game: () => kept,
    get: (end?: string) => desk.ask({ method: "GET", path: path(end), body: undefined }),
    act: (version: number, action: unknown) =>
      desk.ask({ method: "POST", path: path("/actions"), body: { version, action } }),
    hear: desk.hear,
    /** Lets a bot play, if one is about to. */
    step: () => waiting.shift()?.(),
    /** Lets the bots play until the person is awaited. */
    settle: () => {
      for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) work();
    },
  };
}

export function bodyOf(answer: Answer): unknown {
  if (answer.kind === "refused") throw new Error(answer.code);
  return answer.body;
}

/** The person passes whatever can be passed. */
function timid(state: State): Action {
  const action = defaultAction(state, PERSON);
  if (action === undefined) throw new Error("nobody is awaited");
  return action;
}

/** The person leaves early where he may, raises and seals while it is cheap, else passes. */
export function lively(state: State): Action {
  const { actions, cheapest, exit } = legalFor(state, PERSON);
  const [luxury, recover] = [exit?.luxuries[0], exit?.recover[0]];
  if (luxury !== undefined && recover !== undefined) return { type: "exit", luxury, recover };
  if (actions.includes("seal")) return { type: "seal", cards: handOf(state).slice(0, 1) };
  const raises = cheapest !== null && cheapest.every((card) => card < 12);
  return raises ? { type: "bid", cards: cheapest } : timid(state);
}

function handOf(state: State): readonly MoneyCard[] {
  return viewFor(state, { seat: PERSON }).you?.hand ?? [];
}

/**
 * @param lots after how many the person stops
 * @returns what the person has played
 */
export function playOut(
  desk: ReturnType<typeof openDesk>,
  play: (state: State) => Action = timid,
  lots = Infinity,
): ReadonlySet<string> {
  const played = new Set<string>();
  desk.settle();
  while (desk.game().state.result === null && desk.game().state.auctionsDone < lots) {
    const { state } = desk.game();
    const action = play(state);
    played.add(action.type);
    bodyOf(desk.act(state.version, action));
    desk.settle();
  }
  return played;
}
