/**
 * A bot that plays one seat to the end from the view alone; it knows no rules.
 *
 *   npx node examples/bot.ts http://localhost:8787/t/…#join=…   sits down with an invitation
 *   npx node examples/bot.ts http://localhost:8787/t/…#key=…    plays a seat that it has
 *
 * `npx node` is the Node that the install brings; from 22.18 on your own runs it as well.
 *
 * Its taste: for each card it fixes a limit, and lays the cheapest cards that the
 * view names while the bid to beat is below it.
 */
import { type Action, type GameClient, HighSociety } from "high-society/client";
import { readLink, valueOf, type View } from "high-society/client";

/** The most to pay for a card, or to stay out of one, in thousands. */
function limitFor(card: string, money: number): number {
  if (card.startsWith("L")) return Math.min(2 * Number(card.slice(1)), money / 3);
  return Math.min(card === "FP" ? 8 : 20, money / 2);
}

/** What to do now; undefined when nothing is due from this seat. */
export function decide({ you, auction }: View): Action | undefined {
  if (you === null) return undefined;
  const { actions, cheapest, discard } = you.legal;
  if (discard[0] !== undefined) return { type: "discard", luxury: discard[0] };
  if (actions.includes("seal")) return { type: "seal", cards: you.hand.slice(0, 1) };
  if (auction !== null && cheapest !== null && auction.high < limitFor(auction.card, you.money)) {
    return { type: "bid", cards: cheapest };
  }
  return actions.includes("pass") ? { type: "pass" } : undefined;
}

/** Follows the table and acts whenever something is due; answers the last view. */
export function play(game: GameClient): Promise<View> {
  return new Promise((resolve, reject) => {
    let latest: View | undefined;
    let acting = false;
    const live = game.watch({
      changed(view) {
        latest = view;
        consider();
      },
      ended: (end) => reject(new Error(`The table was closed: ${end}`)),
    });

    function consider(): void {
      if (latest === undefined || acting) return;
      if (latest.status === "over") {
        resolve(latest);
        live.close();
        return;
      }
      const action = decide(latest);
      if (action === undefined) return;
      acting = true;
      void live.act(latest.version, action).then((answered) => {
        acting = false;
        if (answered.kind === "unreachable") return; // `ended` has said why
        const code = answered.kind === "refused" ? answered.problem.code : undefined;
        // Somebody was faster: the newer view is there already, so look again.
        if (code === undefined || code === "stale-version" || code === "game-over") consider();
        else reject(new Error(code));
      });
    }
  });
}

if (import.meta.main) {
  const link = readLink(process.argv[2] ?? "");
  if (link === undefined) throw new Error("Usage: node examples/bot.ts LINK");
  const server = new HighSociety(link.origin);
  const invitation = link.invitation ?? "";
  const sitDown = () => server.sitDown(link.game, { name: "Bot", invitation });
  const token = link.key ?? valueOf(await sitDown()).token;
  const { result, you } = await play(server.game(link.game, token));
  console.log(result?.winners.includes(you?.seat ?? -1) === true ? "Won." : "Lost.");
}
