import { cheapestRaise } from "../driver/cheapest-raise.ts";
import { openTable, playOut } from "../driver/whole-game.ts";
import { Sentence } from "../sentence.ts";

/** Plays a whole game against a service through its API; answers a sentence about it. */
export async function playOneGame(address: string): Promise<string> {
  const table = await openTable(address, {
    player: "First night",
    seats: 3,
    bots: [{ level: "gentle" }, { level: "gentle" }],
  });
  const { sent, view } = await playOut(table, cheapestRaise);
  if (view.result === null)
    throw new Sentence(`The game ended without a result: ${view.endedBy ?? "?"}.`);
  return `A whole game was played: ${sent} actions of ours, ${view.version} in all.`;
}
