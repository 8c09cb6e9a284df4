/**
 * What can be wrong with a channel of notices, so that a client may say it in its own language.
 * Each goes with a detail: the status that was answered, the kind of an error, or nothing.
 */
export const CHANNEL_FAULTS = [
  "not-set-up",
  "not-confirmed",
  "no-mail",
  "no-push",
  "mail-refused",
  "mail-answered",
  "mail-not-reached",
  "push-key",
  "push-answered",
  "push-not-reached",
  "push-gone",
  "webhook-address",
  "webhook-gone",
  "webhook-redirects",
  "webhook-answered",
  "webhook-late",
  "webhook-not-reached",
] as const;
export type ChannelFaultCode = (typeof CHANNEL_FAULTS)[number];
