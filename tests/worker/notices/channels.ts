import {
  createExecutionContext,
  runDurableObjectAlarm,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import {
  notificationsSchema,
  type Notifications,
  type SetNotifications,
} from "../../../shared/contract/notifications.ts";
import worker from "../../../worker/index.ts";
import { ask } from "../support/front-door.ts";
import type { Table } from "../support/table.ts";
import type { Outside, SentMail } from "./outside.ts";

/** A real browser's keys: RFC 8291's own example. */
export const DEVICE = {
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/device-one",
  keys: {
    p256dh:
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
};

export async function set(
  table: Table,
  seat: number,
  body: SetNotifications,
): Promise<Notifications> {
  const token = table.tokens[seat];
  const answer = await ask("PUT", `${table.path}/notifications`, { token, body });
  return notificationsSchema.parse(answer.body);
}

export async function settings(table: Table, seat: number): Promise<Notifications> {
  const answer = await ask("GET", `${table.path}/notifications`, { token: table.tokens[seat] });
  return notificationsSchema.parse(answer.body);
}

/** The seat gives an address and presses the button in the mail that asks. */
export async function mailTo(
  table: Table,
  seat: number,
  address: string,
  outside: Outside,
  more: SetNotifications = {},
): Promise<void> {
  await set(table, seat, { email: { address, when: "turn" }, ...more });
  const token = tokenIn(outside.mailTo(address), "confirm");
  await ask("POST", "/v1/mail/confirm", { body: { token } });
}

/** The single-purpose token of a link in a mail. */
export function tokenIn(mail: SentMail, use: "confirm" | "stop"): string {
  const token = new RegExp(`/mail#${use}=([a-z2-7]+)`).exec(mail.text)?.[1];
  if (token === undefined) throw new Error(`No link to ${use} in “${mail.subject}”.`);
  return token;
}

/** Everything that is due by now is told, as the object's alarm would. */
export async function tell(table: Table): Promise<boolean> {
  const ran = await runDurableObjectAlarm(table.stub);
  // The runtime may be running it already; then it cannot be run by hand, only waited for.
  if (!ran) await scheduler.wait(50);
  return ran;
}

/** The clock on every wall, the object's too. */
export function moveTo(at: number): void {
  vi.setSystemTime(at);
}

let mailsWritten = 0;

/** A person answers a mail: the line goes through the Worker's email handler as raw mail. */
export async function answer(
  mail: SentMail,
  line: string,
  options: { readonly messageId?: string; readonly headers?: readonly string[] } = {},
): Promise<{ readonly rejected: string | undefined }> {
  mailsWritten += 1;
  const to = mail.reply_to ?? "nobody@reply.example";
  const messageId = options.messageId ?? `<m${mailsWritten}@mail.example>`;
  const quoted = mail.text.split("\n").map((each) => `> ${each}`);
  const lines = [
    `From: ${mail.to[0]}`,
    `To: ${to}`,
    `Subject: Re: ${mail.subject.replaceAll(/[^\x20-\x7e]/g, "?")}`,
    `Message-ID: ${messageId}`,
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    ...(options.headers ?? []),
    "",
    line,
    "",
    "On Tue, 3 Nov 2026 at 10:00, High Society <table@play.example> wrote:",
    ...quoted,
  ];
  return deliver(mail.to[0] ?? "", to, lines.join("\r\n"));
}

export async function deliver(
  from: string,
  to: string,
  raw: string,
): Promise<{ readonly rejected: string | undefined }> {
  const bytes = new TextEncoder().encode(raw);
  const head = raw.split("\r\n\r\n", 1)[0]?.split("\r\n") ?? [];
  const headers = new Headers(
    head.map((each) => {
      const at = each.indexOf(":");
      return [each.slice(0, at), each.slice(at + 1).trim()] as const;
    }),
  );
  let rejected: string | undefined;
  const message: ForwardableEmailMessage = {
    from,
    to,
    headers,
    rawSize: bytes.length,
    raw: new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(bytes);
        stream.close();
      },
    }),
    setReject: (reason) => {
      rejected = reason;
    },
    forward: () => Promise.reject(new Error("Nothing is forwarded.")),
    reply: () => Promise.reject(new Error("Answers go to the confirmed address.")),
  };
  const context = createExecutionContext();
  await worker.email(message, env);
  await waitOnExecutionContext(context);
  return { rejected };
}
