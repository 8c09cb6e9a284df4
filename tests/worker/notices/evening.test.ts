import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action } from "../../../shared/engine/action.ts";
import type { View } from "../../../shared/contract/view-schema.ts";
import { modestly } from "../support/play-out.ts";
import { startTable } from "../support/table.ts";
import { answer, DEVICE, mailTo, moveTo, set, tell } from "./channels.ts";
import { Outside } from "./outside.ts";

const HOUR = 3_600_000;
const DORA = "dora@example.net";
let outside: Outside;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  outside = new Outside();
});
afterEach(() => {
  vi.restoreAllMocks();
  outside = new Outside();
  vi.useRealTimers();
});

/** An action as a person writes it in a mail. */
function inWords(action: Action): string {
  switch (action.type) {
    case "pass":
      return "Pass";
    case "bid":
      return `Bid ${action.cards.join(" ")}`;
    case "seal":
      return action.cards.length === 0 ? "seal nothing" : `Seal ${action.cards.join(", ")}`;
    case "discard":
      return `discard ${action.luxury.slice(1)}`;
    case "exit":
      return `EXIT ${action.luxury} TAKE ${action.recover}`;
  }
}

/** The seats from whom something is due. */
function dueSeats(view: View): readonly number[] {
  if (view.turn !== null) return [view.turn];
  const sealed = view.auction?.submitted ?? [];
  return view.status === "running"
    ? view.seats.map(({ seat }) => seat).filter((seat) => !sealed.includes(seat))
    : [];
}

test("a game of three over days: one by e-mail alone, one by push and page, a script by webhook", async () => {
  const table = await startTable({
    variants: ["sealed", "exit"],
    clock: { bank: 259_200, increment: 43_200 },
  });
  const [mailer, page, script] = [0, 1, 2];
  await mailTo(table, mailer, DORA, outside, { timeZone: "Europe/Bucharest" });
  await set(table, page, { push: [DEVICE] });
  const { webhook } = await set(table, script, {
    webhook: { url: "https://bot.example.net/hook", shape: "standard" },
  });
  const secret = webhook?.secret ?? "";
  const play = modestly(7);
  const turnsMailed = new Map<string, number>();
  const answers: string[] = [];
  const scriptWoken: boolean[] = [];
  let pushTurns = 0;
  let verified = 0;
  let day = Date.now();

  for (let move = 0; move < 400; move++) {
    const view = await table.view();
    if (view.status === "over") break;
    await tell(table);
    for (const hook of outside.hooks.slice(verified)) outside.verified(hook, secret);
    verified = outside.hooks.length;
    const [seat] = dueSeats(view);
    if (seat === undefined) throw new Error("Nothing is due in a running game.");
    day += 2 * HOUR;
    moveTo(day);
    const own = await table.view(seat);
    if (own.you === null || own.you.legal.actions.length === 0) continue;
    const action = play(own);
    if (seat === mailer) {
      const mail = outside.mailTo(DORA);
      const address = mail.reply_to ?? "";
      turnsMailed.set(address, (turnsMailed.get(address) ?? 0) + 1);
      await answer(mail, inWords(action));
      answers.push(outside.mailTo(DORA).text);
    } else if (seat === page) {
      pushTurns += 1;
      await table.play(seat, own.version, action);
    } else {
      // The script looks at nothing but the hook that came, then asks for its view with its token.
      scriptWoken.push(
        outside.hooks.some(({ id }) => id.startsWith(`${table.id}-${script}-turn-`)),
      );
      await table.play(seat, own.version, action);
    }
  }

  const end = await table.view();
  expect(end.status).toBe("over");
  await tell(table);
  // Each turn was mailed once: no address was answered twice, and none was left unanswered.
  expect([...turnsMailed.values()].every((count) => count === 1)).toBe(true);
  expect(turnsMailed.size).toBeGreaterThan(5);
  for (const text of answers) expect(text).toContain("Done: ");
  expect(scriptWoken.length).toBeGreaterThan(5);
  expect(scriptWoken.every(Boolean)).toBe(true);
  expect(outside.pushes.length).toBeGreaterThan(5);
  expect(pushTurns).toBeGreaterThan(5);
  const results = outside.mails.filter(({ subject }) => subject.includes("The evening ends"));
  expect(results).toHaveLength(1);
  expect(results[0]?.text).toMatch(/wins? with|Nobody wins/);
  const types = outside.hooks.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  expect(types.filter((type) => type === "game-over")).toHaveLength(1);
  expect(types.filter((type) => type === "auction-settled").length).toBeGreaterThan(2);

  // Nothing that the closed ledger or another seat's secrecy forbids left the house.
  for (const { body } of outside.hooks) expect(body).not.toMatch(/"hand":\[|"spent":\[|eyJ/);
  for (const mail of outside.mails) expect(mail.to).toEqual([DORA]);
  const sent = outside.mails.length;
  moveTo(day + 100 * HOUR);
  await tell(table);
  expect(outside.mails.length).toBe(sent);
}, 60_000);
