import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, test } from "vitest";
import { targetFault } from "../../worker/notify/https-target.ts";
import { webhookBody, type WebhookNews } from "../../worker/notify/webhook-shapes.ts";
import { newWebhookSecret, sendWebhook } from "../../worker/notify/webhook.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A real receiver on this machine, with what it was sent. */
async function receiver(answer: Answer) {
  const got: { readonly headers: Record<string, string>; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([key, value]) => [key, String(value)]),
      );
      got.push({ headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { got, url: `http://127.0.0.1:${port}/hook` };
}

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(code, headers).end("a body that nobody reads");
  };
const secret = newWebhookSecret(new Uint8Array(32).fill(7));
const message = {
  id: "game-1-turn-7-1",
  body: JSON.stringify({ type: "turn", data: { seat: 1 } }),
};
/** The guard lets this machine's own receiver through; everything else is as in use. */
const way = { send: fetch, allows: () => true, timeLimitMs: 60_000 };

describe("webhooks, against a real receiver", () => {
  test("the Standard Webhooks library verifies what arrives", async () => {
    const { got, url } = await receiver(status(204));
    expect(await sendWebhook(message, { url, secret }, Date.now(), way)).toEqual({ kind: "sent" });
    const [request] = got;
    if (request === undefined) throw new Error("Nothing arrived.");
    expect(new Webhook(secret).verify(request.body, request.headers)).toEqual(
      JSON.parse(message.body),
    );
    expect(request.headers).toMatchObject({
      "webhook-id": message.id,
      "content-type": "application/json",
    });
    expect(() => new Webhook(secret).verify(`${request.body} `, request.headers)).toThrow(
      "No matching signature",
    );
  });

  test("a retry has the same id and a signature of its own time", async () => {
    const { got, url } = await receiver(status(200));
    const now = Date.now();
    await sendWebhook(message, { url, secret }, now - 60_000, way);
    await sendWebhook(message, { url, secret }, now, way);
    const [first, second] = got.map(({ headers }) => headers);
    expect(first?.["webhook-id"]).toBe(second?.["webhook-id"]);
    expect(first?.["webhook-signature"]).not.toBe(second?.["webhook-signature"]);
  });

  test("slow: the time limit ends it", async () => {
    const { url } = await receiver(() => undefined);
    const start = performance.now();
    const hasty = { ...way, timeLimitMs: 300 };
    const sent = await sendWebhook(message, { url, secret }, Date.now(), hasty);
    expect(sent).toMatchObject({ kind: "failed", fault: { code: "webhook-late" } });
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test("failing: it says how, and when to come back", async () => {
    const { url } = await receiver(status(503, { "retry-after": "90" }));
    expect(await sendWebhook(message, { url, secret }, Date.now(), way)).toEqual({
      kind: "failed",
      fault: { code: "webhook-answered", detail: "503" },
      afterMs: 90_000,
    });
  });

  test("redirecting: not followed", async () => {
    const inner = await receiver(status(200));
    const { url } = await receiver(status(307, { location: inner.url }));
    const sent = await sendWebhook(message, { url, secret }, Date.now(), way);
    expect(sent).toMatchObject({ kind: "failed" });
    expect(inner.got).toEqual([]);
  });

  test("gone: 410 ends it, nobody there is a failure", async () => {
    const { url } = await receiver(status(410));
    expect(await sendWebhook(message, { url, secret }, Date.now(), way)).toEqual({ kind: "gone" });
    const nobody = { url: "http://127.0.0.1:1/", secret };
    expect(await sendWebhook(message, nobody, Date.now(), way)).toMatchObject({ kind: "failed" });
  });

  test("the guard stands before every attempt, not only before the setting", async () => {
    const { got, url } = await receiver(status(200));
    const guarded = { ...way, allows: (address: string) => targetFault(address) === undefined };
    expect(await sendWebhook(message, { url, secret }, Date.now(), guarded)).toMatchObject({
      kind: "failed",
    });
    expect(got).toEqual([]);
  });
});

describe("where a webhook may go", () => {
  test.each([
    ["https://hooks.example.net/a?b=c", undefined],
    ["https://bücher.example/x", undefined],
    ["http://hooks.example.net/", "not-https"],
    ["ftp://hooks.example.net/", "not-https"],
    ["not an address", "not-an-address"],
    ["https://me:secret@hooks.example.net/", "has-credentials"],
    ["https://localhost/", "not-public"],
    ["https://intranet/", "not-public"],
    ["https://printer.local/", "not-public"],
    ["https://metadata.google.internal/", "not-public"],
    ["https://127.0.0.1/", "not-public"],
    ["https://2130706433/", "not-public"],
    ["https://0x7f.1/", "not-public"],
    ["https://0177.0.0.1/", "not-public"],
    ["https://169.254.169.254/latest/meta-data", "not-public"],
    ["https://10.1.2.3/", "not-public"],
    ["https://93.184.216.34/", "not-public"],
    ["https://[::1]/", "not-public"],
    ["https://[::ffff:10.0.0.1]/", "not-public"],
    ["https://[fe80::1]/", "not-public"],
    ["https://localhost./", "not-public"],
    ["https://１２７.0.0.1/", "not-public"],
  ])("%s", (url, fault) => {
    expect(targetFault(url)).toBe(fault);
  });
});

describe("shapes", () => {
  const news: WebhookNews = {
    type: "turn",
    at: Date.UTC(2026, 10, 3),
    game: "aqmfzmfkz3s6jbq7m2ypxk4n",
    seat: 1,
    data: { version: 7 },
    text: "@everyone <!channel> *your* turn",
    table: "<@U123> @here",
    url: "https://play.example/t/aqmfzmfkz3s6jbq7m2ypxk4n",
  };

  test("standard: type, timestamp, data", () => {
    expect(JSON.parse(webhookBody(news, "standard"))).toEqual({
      type: "turn",
      timestamp: "2026-11-03T00:00:00.000Z",
      data: { game: news.game, seat: 1, version: 7 },
    });
  });

  test("Discord: no mention is parsed, and none could be", () => {
    const body = JSON.parse(webhookBody(news, "discord")) as {
      readonly content: string;
      readonly allowed_mentions: unknown;
    };
    expect(body.allowed_mentions).toEqual({ parse: [] });
    expect(body.content).not.toMatch(/@everyone|@here|<@\w/);
    expect(body.content).toContain(news.url);
  });

  test("Slack: no mass mention, and markup is text", () => {
    const { text } = JSON.parse(webhookBody(news, "slack")) as { readonly text: string };
    expect(text).not.toMatch(/<!|<@/);
    expect(text).toContain(`<${news.url}>`);
  });
});
