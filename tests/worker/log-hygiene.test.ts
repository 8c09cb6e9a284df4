import { runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import { GameObject } from "../../worker/game/game-object.ts";
import { ask } from "./support/front-door.ts";
import { forged } from "./support/forged-token.ts";
import { modestly, playOut } from "./support/play-out.ts";
import { openTable } from "./support/table.ts";
import { mailTo, moveTo, set, tell, tokenIn } from "./notices/channels.ts";
import { Outside } from "./notices/outside.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ADDRESS = "ada.secret@mail.example";
const HOOK = "https://hooks.example/secret-path";
const WAYS = ["log", "info", "warn", "error", "debug"] as const;

/** Every line that is logged from now on. */
function logged(): string[] {
  const lines: string[] = [];
  for (const way of WAYS)
    vi.spyOn(console, way).mockImplementation((...said: unknown[]) => {
      lines.push(said.map((each) => (each instanceof Error ? each.stack : String(each))).join(" "));
    });
  return lines;
}

test("no line of the log holds a token, an invitation, a name, an address, a key or a card", async () => {
  const lines = logged();
  const outside = new Outside();
  vi.useFakeTimers({ toFake: ["Date"] });
  const player = "Scheherazade";
  const key = crypto.randomUUID();
  const table = await openTable({ player, seats: 3, clock: { bank: 600, increment: 20 } });
  await mailTo(table, 0, ADDRESS, outside);
  await set(table, 0, { webhook: { url: HOOK, shape: "standard" } });
  const confirm = tokenIn(outside.mailTo(ADDRESS), "confirm");
  await table.post(0, "start", {}, key);
  // What goes wrong writes most: providers that refuse, forged keys, broken bodies, a crash.
  outside.mailStatus = 500;
  outside.hookStatus = 500;
  await playOut(table, modestly(5), async ({ version }) => {
    if (version % 7 !== 0) return;
    moveTo(Date.now() + 120_000);
    await tell(table);
  });
  for (const token of forged(table)) await ask("GET", table.path, { token });
  await ask("POST", `${table.path}/actions`, { token: table.tokens[0], body: `{"${player}` });
  await ask("POST", `/v1/mail/unsubscribe/${confirm}`);
  const { call } = GameObject.prototype;
  vi.spyOn(GameObject.prototype, "call").mockRejectedValueOnce(new Error("storage is broken"));
  await ask("GET", table.path, { token: table.tokens[0] });
  expect(GameObject.prototype.call).not.toBe(call);

  const stored = await runInDurableObject(table.stub, (_, { storage }) =>
    storage.sql.exec<{ changes: string }>("SELECT changes FROM entry WHERE number = 1").one(),
  );
  const seed = /"seed":"(\w+)"/u.exec(stored.changes)?.[1] ?? "no seed";
  expect(seed).toHaveLength(64);
  const log = lines.join("\n");
  expect(lines.filter((line) => line.includes('"level":"request"')).length).toBeGreaterThan(50);
  expect(lines.filter((line) => line.includes('"level":"fault"')).length).toBeGreaterThan(1);
  const secrets = [
    ...table.tokens,
    ...table.tokens.map((token) => token.split(".")[2] ?? ""),
    table.invitation,
    player,
    "Béla",
    ADDRESS,
    "ada.secret",
    HOOK,
    "secret-path",
    key,
    confirm,
    seed,
    '"cards"',
    '"hand"',
    "Bearer ",
    "re_test",
    "whsec_",
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test("the log test sees a token that is logged", async () => {
  const lines = logged();
  const table = await openTable();
  console.log(`request by ${table.tokens[0]}`);
  expect(lines.join("\n")).toContain(table.tokens[0]);
});
