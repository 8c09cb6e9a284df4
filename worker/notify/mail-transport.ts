import { type ChannelFault, channelFault } from "./channel-fault.ts";
import type { MailMessage } from "./mail-message.ts";
import { mimeOf } from "./mime.ts";

/** What became of an attempt. `retry`: certainly not sent, and it may be tried again. */
export type MailSent =
  | { readonly sent: true }
  | { readonly sent: false; readonly retry: boolean; readonly fault: ChannelFault };

/** The one way out for mail. */
export type MailTransport = (mail: MailMessage) => Promise<MailSent>;

const TIME_LIMIT_MS = 10_000;

/** How the runtime makes the message that its send binding takes. */
export type MakeEmailMessage = (from: string, to: string, raw: string) => EmailMessage;

/**
 * The platform's own binding. On Cloudflare it delivers to the addresses that the account's plan
 * allows; the local runtime writes an .eml file and a line in the log.
 */
export function bindingTransport(binding: SendEmail, make: MakeEmailMessage): MailTransport {
  return async (mail) => {
    const domain = mail.from.address.slice(mail.from.address.lastIndexOf("@") + 1);
    const raw = mimeOf(mail, `${mail.id}@${domain}`, new Date());
    try {
      await binding.send(make(mail.from.address, mail.to, raw));
      return { sent: true };
    } catch (error) {
      // The binding does not say whether it was before or after: sending again might be twice.
      return { sent: false, retry: false, fault: channelFault("mail-refused", reasonOf(error)) };
    }
  };
}

/**
 * Resend's HTTP API (https://resend.com/docs/api-reference/emails/send-email). Its idempotency key
 * makes an attempt that timed out safe to repeat for a day.
 */
export function resendTransport(apiKey: string, send: typeof fetch = fetch): MailTransport {
  return async (mail) => {
    const { from } = mail;
    const body = {
      from: `${JSON.stringify(from.name)} <${from.address}>`,
      to: [mail.to],
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: mail.headers,
      ...(mail.replyTo === null ? {} : { reply_to: mail.replyTo }),
    };
    try {
      const response = await send("https://api.resend.com/emails", {
        method: "POST",
        headers: {
          authorization: `Bearer ${apiKey}`,
          "content-type": "application/json",
          "idempotency-key": mail.id,
        },
        body: JSON.stringify(body),
        redirect: "manual",
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      await response.body?.cancel();
      if (response.ok) return { sent: true };
      const retry = response.status === 429 || response.status >= 500;
      return { sent: false, retry, fault: channelFault("mail-answered", response.status) };
    } catch (error) {
      return { sent: false, retry: true, fault: channelFault("mail-not-reached", reasonOf(error)) };
    }
  };
}

/** An error's kind, never its text: that may hold an address. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}
