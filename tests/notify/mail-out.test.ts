import fc from "fast-check";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { headerText, mailHeaders, type MailMessage } from "../../worker/notify/mail-message.ts";
import { resendTransport } from "../../worker/notify/mail-transport.ts";
import { mimeOf } from "../../worker/notify/mime.ts";

const plain: MailMessage = {
  from: { name: "High Society", address: "table@play.example" },
  to: "dora@example.net",
  replyTo: "abc@reply.example",
  subject: "[Tuesday soirée] Your turn",
  text: "Your turn.\nZażółć",
  html: "<p>Your turn.</p>",
  headers: mailHeaders({
    thread: "game.table@play.example",
    unsubscribeUrl: "https://play.example/v1/mail/unsubscribe/abc",
    kind: "notice",
    answersTo: null,
  }),
  id: "game-1-turn-7",
};
const date = new Date(Date.UTC(2026, 10, 3, 10));

/** The header lines of a raw mail, folded lines joined. */
function headersOf(raw: string): readonly string[] {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  return head.replaceAll(/\r\n[ \t]/g, " ").split("\r\n");
}

describe("e-mail out", () => {
  test("another program reads it as it was written", async () => {
    const mail = await PostalMime.parse(mimeOf(plain, "game-1-turn-7@play.example", date));
    expect(mail.subject).toBe(plain.subject);
    expect(mail.from).toMatchObject({ name: "High Society", address: "table@play.example" });
    expect(mail.to).toMatchObject([{ address: "dora@example.net" }]);
    expect(mail.replyTo).toMatchObject([{ address: "abc@reply.example" }]);
    expect(mail.text?.replaceAll("\r\n", "\n").trimEnd()).toBe(plain.text);
    expect(mail.html?.trimEnd()).toBe(plain.html);
    expect(mail.date).toBe(date.toISOString());
  });

  test("one click ends it (RFC 8058), machines do not answer it, a game is one thread", () => {
    const lines = headersOf(mimeOf(plain, "x@play.example", date));
    expect(lines).toContain("List-Unsubscribe: <https://play.example/v1/mail/unsubscribe/abc>");
    expect(lines).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(lines).toContain("Auto-Submitted: auto-generated");
    expect(lines).toContain("References: <game.table@play.example>");
  });

  test("an answer stands in the thread of the mail that it answers", () => {
    const headers = mailHeaders({
      thread: "g@x",
      unsubscribeUrl: null,
      kind: "answer",
      answersTo: "<m1@mail.example>",
    });
    expect(headers).toMatchObject({
      "In-Reply-To": "<m1@mail.example>",
      References: "<g@x> <m1@mail.example>",
    });
    const hostile = mailHeaders({
      thread: "g@x",
      unsubscribeUrl: null,
      kind: "answer",
      answersTo: "<a>\r\nBcc: b@x",
    });
    expect(hostile["In-Reply-To"]).toBe("<g@x>");
  });

  test("no name, subject or header can begin another header, whatever it holds", () => {
    const expected = headersOf(mimeOf(plain, "x@play.example", date)).map(
      (line) => line.split(":")[0],
    );
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 80 }),
      fc
        .array(
          fc.constantFrom(
            "\r\n",
            "\n",
            "\r",
            "\u2028",
            "\u0085",
            "Bcc: x@y.example",
            "=?",
            "?=",
            '"',
            "\\",
            "é",
            "🎩",
            " ",
          ),
          { maxLength: 12 },
        )
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(hostile, hostile, (subject, name) => {
        const raw = mimeOf(
          { ...plain, subject, from: { ...plain.from, name } },
          "x@play.example",
          date,
        );
        expect(headersOf(raw).map((line) => line.split(":")[0])).toEqual(expected);
        for (const line of raw.split("\r\n")) expect(line).toMatch(/^[\x20-\x7e\t]*$/);
      }),
      { numRuns: 500 },
    );
  });

  test("an address that holds more than an address is never mailed to", () => {
    for (const to of [
      "a@b.example\r\nBcc: c@d.example",
      "a@b.example, c@d.example",
      "<a@b.example>",
      "a b@c.example",
    ]) {
      expect(() => mimeOf({ ...plain, to }, "x@play.example", date)).toThrow(RangeError);
    }
  });

  test("a long subject is cut between letters, not inside one", async () => {
    const long = "🎩".repeat(300);
    expect(headerText(long)).toMatch(/^🎩+…$/u);
    const mail = await PostalMime.parse(
      mimeOf({ ...plain, subject: long }, "x@play.example", date),
    );
    expect(mail.subject).toBe(headerText(long));
  });
});

describe("the HTTP provider", () => {
  function provider(status: number) {
    const requests: Request[] = [];
    const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      requests.push(new Request(input, init));
      return Promise.resolve(Response.json({ id: "1" }, { status }));
    };
    return { requests, transport: resendTransport("re_key", send as typeof fetch) };
  }

  test("gets the mail in its documented shape, under a key of its own", async () => {
    const { requests, transport } = provider(200);
    expect(await transport(plain)).toEqual({ sent: true });
    const [request] = requests;
    expect(request?.url).toBe("https://api.resend.com/emails");
    expect(request?.headers.get("authorization")).toBe("Bearer re_key");
    expect(request?.headers.get("idempotency-key")).toBe(plain.id);
    expect(await request?.json()).toEqual({
      from: '"High Society" <table@play.example>',
      to: ["dora@example.net"],
      reply_to: "abc@reply.example",
      subject: plain.subject,
      text: plain.text,
      html: plain.html,
      headers: plain.headers,
    });
  });

  test.each([
    [429, true],
    [500, true],
    [422, false],
    [401, false],
  ])("an answer of %i is retried: %s", async (status, retry) => {
    const { transport } = provider(status);
    expect(await transport(plain)).toEqual({
      sent: false,
      retry,
      fault: { code: "mail-answered", detail: String(status) },
    });
  });
});
