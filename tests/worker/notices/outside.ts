import { Webhook } from "standardwebhooks";
import { vi } from "vitest";

/** A mail as the provider's API got it. */
export interface SentMail {
  readonly to: readonly string[];
  readonly reply_to?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SentHook {
  readonly url: string;
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The world outside the Worker: a mail provider, push services, webhook receivers. */
export class Outside {
  readonly mails: SentMail[] = [];
  readonly hooks: SentHook[] = [];
  readonly pushes: string[] = [];
  /** What each answers; tests change it. */
  mailStatus = 200;
  hookStatus = 200;
  pushStatus = 201;

  constructor() {
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      const { hostname } = new URL(request.url);
      if (hostname.endsWith("push.services.mozilla.com")) {
        this.pushes.push(request.url);
        return new Response(null, { status: this.pushStatus });
      }
      const body = await request.text();
      if (hostname === "api.resend.com") {
        if (this.mailStatus === 200) this.mails.push(JSON.parse(body) as SentMail);
        return new Response("{}", { status: this.mailStatus });
      }
      const headers = Object.fromEntries(request.headers);
      const id = headers["webhook-id"] ?? "";
      this.hooks.push({ url: request.url, id, headers, body });
      return new Response(null, { status: this.hookStatus });
    });
  }

  /** The last mail to an address; a sentence about what came instead where there is none. */
  mailTo(address: string): SentMail {
    const mail = this.mails.findLast(({ to }) => to.includes(address));
    if (mail === undefined) throw new Error(`No mail to ${address} among ${this.mails.length}.`);
    return mail;
  }

  countTo(address: string): number {
    return this.mails.filter(({ to }) => to.includes(address)).length;
  }

  /** How many turns an address was told of. */
  turnsTo(address: string): number {
    const told = this.mails.filter(({ subject }) => /^\[.+\] Your turn: /.test(subject));
    return told.filter(({ to }) => to.includes(address)).length;
  }

  /** What the receiver reads of a hook, verified as the specification's own library does. */
  verified(hook: SentHook, secret: string): unknown {
    return new Webhook(secret).verify(hook.body, { ...hook.headers });
  }
}
