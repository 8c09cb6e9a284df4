/**
 * `npm run play -- [LINK]`: plays a seat at a terminal of 80 columns, without colour: a seat link, an
 * invitation, or a new table with bots. Keys choose cards (a is the 1, k the 25); where standard input
 * is no terminal, lines such as BID 3 8 or PASS are read instead.
 */
import { valueOf } from "../shared/client/index.ts";
import { faultOfDeal } from "../shared/deal/index.ts";
import { enter, type Entered } from "./play/enter.ts";
import { Session } from "./play/session.ts";
import { listen, plainText, TERMINAL } from "./play/stages.ts";
import { runTool } from "./sentence.ts";

async function main(): Promise<void> {
  const entered = await enter(process.argv.slice(2));
  const stage = process.stdout.isTTY ? TERMINAL : plainText((text) => process.stdout.write(text));
  const session = new Session(entered, stage);
  const letGo = listen(session);
  await session.finished;
  letGo();
  if (session.over) console.log(await dealText(entered, session));
  else if (entered.link !== null) console.log(`Your seat stays yours: ${entered.link}`);
}

/** Whether the finished game was dealt as it was committed to (docs/fair-deal.md). */
async function dealText({ game }: Entered, { own }: Session): Promise<string> {
  const { fairness, starter, deck } = valueOf(await game.record());
  if (fairness === undefined) return "";
  const memory =
    own === null || own.entropy === null ? undefined : { seat: own.seat, entropy: own.entropy };
  const fault = faultOfDeal({ fairness, starter, deck }, memory);
  if (fault !== undefined) return `The deal does not check: ${fault}.`;
  const mine = memory === undefined ? "" : ",\nand your own entropy is in it";
  return `The deal checks: it follows from the seed that was committed to${mine}.`;
}

await runTool(main);
