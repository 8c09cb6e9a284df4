import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable, readView } from "../../tools/driver/whole-game.ts";
import { makeKeys } from "../../tools/local-keys.ts";
import { startLocal, type LocalServer } from "../../tools/local-server.ts";

const DORA = "dora@example.net";
let server: LocalServer;
beforeAll(async () => {
  const state = mkdtempSync(join(tmpdir(), "high-society-mail-"));
  const mail = { MAIL_FROM: "High Society <table@example.org>", MAIL_REPLY_DOMAIN: "example.org" };
  server = await startLocal({ port: 0, state, env: { ...makeKeys(), ...mail } });
});
afterAll(() => server.stop());

/** The mails in the folder, oldest first, once there are so many. */
async function mails(count: number): Promise<readonly Email[]> {
  for (let waited = 0; waited < 600; waited++) {
    const files = readdirSync(server.mails).filter((name) => name.endsWith(".eml"));
    if (files.length >= count) {
      const raw = files.toSorted().map((name) => readFileSync(join(server.mails, name)));
      return Promise.all(raw.map((each) => PostalMime.parse(each)));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Fewer than ${count} mails came.`);
}

async function ask(
  path: string,
  token: string | null,
  method: string,
  body: unknown,
): Promise<void> {
  const headers = {
    "Content-Type": "application/json",
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(server.url + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}

test("a turn comes as an .eml file, and its answer goes in at the runtime's e-mail endpoint", async () => {
  const table = await openTable(server.url, { player: "Ada", seats: 3, forcedPass: "ask" });
  const [host] = table.tokens;
  if (host === undefined) throw new Error("A table without a host.");
  const seat = (await readView(table, host)).turn ?? 0;
  const token = table.tokens[seat] ?? host;
  const email = { address: DORA, when: "turn" };
  await ask(`/v1/games/${table.id}/notifications`, token, "PUT", { email });
  const [asks] = await mails(1);
  const confirm = /#confirm=([a-z2-7]+)/.exec(asks?.text ?? "")?.[1];
  await ask("/v1/mail/confirm", null, "POST", { token: confirm });
  const [, turn] = await mails(2);
  expect(turn?.subject).toMatch(/Your turn/);
  expect(turn?.to).toMatchObject([{ address: DORA }]);
  const to = turn?.replyTo?.[0]?.address ?? "";
  expect(to).toMatch(/^[a-z2-7]{40,64}@example\.org$/);

  const raw = [
    `From: ${DORA}`,
    `To: ${to}`,
    "Subject: Re: your turn",
    "Message-ID: <one@mail.example>",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Bid 3 8",
    "",
    ...(turn?.text ?? "").split(/\r?\n/).map((line) => `> ${line}`),
  ].join("\r\n");
  const query = new URLSearchParams({ from: DORA, to });
  const taken = await fetch(`${server.url}/cdn-cgi/local/email?${query}`, {
    method: "POST",
    body: raw,
  });
  expect(taken.status).toBe(200);

  const view = await readView(table, token);
  expect(view.auction).toMatchObject({ high: 11, leader: seat });
  const [, , answer] = await mails(3);
  expect(answer?.text).toContain("Done: you bid 11.");
  expect(answer?.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-replied");
});
