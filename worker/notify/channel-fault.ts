import * as z from "zod/mini";
import { CHANNEL_FAULTS, type ChannelFaultCode } from "../../shared/contract/channel-fault.ts";
import type { Immutable } from "../../shared/contract/immutable.ts";

const codedSchema = z.strictObject({ code: z.enum(CHANNEL_FAULTS), detail: z.string() });

/** What is wrong, as a row keeps it; the first releases kept the sentence alone. */
export const channelFaultSchema = z.union([z.string(), codedSchema]);
export type ChannelFault = Immutable<z.infer<typeof codedSchema>>;
export type KeptFault = Immutable<z.infer<typeof channelFaultSchema>>;

/** @param detail a status such as 503, the name of an error, or nothing */
export function channelFault(code: ChannelFaultCode, detail: string | number = ""): ChannelFault {
  return { code, detail: String(detail) };
}

/** A fault as the API tells it: a sentence for the person, and what another language needs. */
export interface ToldFault {
  readonly fault: string | null;
  readonly faultCode: ChannelFaultCode | null;
  readonly faultDetail: string | null;
}

export function toldFault(fault: KeptFault | null): ToldFault {
  if (fault === null || typeof fault === "string") {
    return { fault, faultCode: null, faultDetail: null };
  }
  const { code, detail } = fault;
  return {
    fault: faultSentence(fault),
    faultCode: code,
    faultDetail: detail === "" ? null : detail,
  };
}

/** The English sentence. */
export function faultSentence({ code, detail }: ChannelFault): string {
  switch (code) {
    case "not-set-up":
      return "This channel is not set up.";
    case "not-confirmed":
      return "The address has not been confirmed yet.";
    case "no-mail":
      return "This server sends no mail.";
    case "no-push":
      return "This server sends no web push.";
    case "mail-refused":
      return `The mail binding refused: ${detail}`;
    case "mail-answered":
      return `The mail provider answered ${detail}.`;
    case "mail-not-reached":
      return `The mail provider: ${detail}`;
    case "push-key":
      return "The push service refuses this server's key. Its host must check VAPID_SUBJECT and the keys.";
    case "push-answered":
      return `The push service answered ${detail}.`;
    case "push-not-reached":
      return "The push service was not reached.";
    case "push-gone":
      return "This device has given its subscription up; switch push on again.";
    case "webhook-address":
      return "The address is not a public https address.";
    case "webhook-gone":
      return "The receiver answered 410, gone.";
    case "webhook-redirects":
      return "The receiver redirects; give the address that it redirects to.";
    case "webhook-answered":
      return `The receiver answered ${detail}.`;
    case "webhook-late":
      return "The receiver did not answer in time.";
    case "webhook-not-reached":
      return "The receiver was not reached.";
  }
}
