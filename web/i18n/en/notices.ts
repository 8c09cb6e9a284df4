import type { ChannelFaultCode } from "../../../shared/contract/channel-fault.ts";

/** A sentence for each thing that can be wrong. @param detail a status or the kind of an error */
type Faults = Readonly<Record<ChannelFaultCode, (detail: string) => string>>;

const faults: Faults = {
  "not-set-up": () => "This channel is not set up.",
  "not-confirmed": () => "The address has not been confirmed yet.",
  "no-mail": () => "This server sends no mail.",
  "no-push": () => "This server sends no notices.",
  "mail-refused": (detail) => `The mail was refused (${detail}).`,
  "mail-answered": (detail) => `The mail provider answered ${detail}.`,
  "mail-not-reached": (detail) => `The mail provider was not reached (${detail}).`,
  "push-key": () => "The push service refuses this server’s key: its host must check it.",
  "push-answered": (detail) => `The push service answered ${detail}.`,
  "push-not-reached": () => "The push service was not reached.",
  "push-gone": () => "This device no longer takes notices: switch them on again.",
  "webhook-address": () => "The address is not a public https address.",
  "webhook-gone": () => "The receiver wants no more (410).",
  "webhook-redirects": () => "The receiver redirects: give the address that it redirects to.",
  "webhook-answered": (detail) => `The receiver answered ${detail}.`,
  "webhook-late": () => "The receiver did not answer in time.",
  "webhook-not-reached": () => "The receiver was not reached.",
};

/** Being told: e-mail, push, quiet hours (ux.md A16, E). */
export const notices = {
  title: "Notifications",
  privacy: "What is kept of you, and until when",
  none: "This server sends neither mail nor notices.",
  save: "Save",
  saved: "Saved.",
  stop: "Take the address away",
  pushStates: {
    on: "On for this device.",
    off: "Off for this device.",
    denied: "This browser has been told not to show notices; its settings can allow them.",
    unsupported: "This browser shows no notices.",
  },
  pushOn: "Switch on",
  pushOff: "Switch off",
  sent: "Sent. It should arrive in a moment.",
  email: "E-mail",
  emails: {
    turn: "Each turn, when this page is not open",
    digest: "One digest a day",
    off: "Off",
  },
  address: "E-mail address",
  confirmMail: "We have sent a mail: its button switches this on.",
  push: "Notices on this device",
  pushTest: "Send me a test",
  pushLast: (time: string) => `Last delivered ${time}.`,
  reminders: "Reminders at half time and at a quarter left",
  remindersNote:
    "As notices on this device and by webhook. E-mail stays at one a turn: it says until when you have.",
  quiet: "Quiet hours",
  from: "from",
  to: "to",
  pushAsk: "Shall we tell you when it is your turn again?",
  pushIos: "On iPhone, first add this page to your Home Screen, then open it from there.",
  byMail: "E-mail",
  byPhone: "This phone",
  notNow: "Not now",
  faults,
  webhook: {
    title: "For programs and chats: a webhook",
    lead: "Each turn, reminder, lot and the end are posted to an address of yours. It is told what the gallery sees, never your hand.",
    url: "Address to post to",
    shape: "Written for",
    shapes: {
      standard: "A program (Standard Webhooks, signed)",
      discord: "A Discord channel",
      slack: "A Slack channel",
    },
    secret: "Secret",
    secretOnce:
      "Shown this once, so keep it: with it your program makes sure that a message is ours.",
    copy: "Copy the secret",
    copied: "Copied.",
    notCopied: "Copying is not allowed here. Select the secret and copy it yourself.",
    on: "On.",
    off: "Switched off.",
    again: "Switch on again",
    test: "Send a test",
    remove: "Take the webhook away",
  },
  links: {
    confirm: {
      title: "Mail from your table",
      lead: "Your table may write to this address when it is your turn, once you press.",
      button: "Yes, mail me",
      done: "Done: mails will come to this address.",
    },
    stop: {
      title: "Stop the mails",
      lead: "No more mail will come from this seat, once you press.",
      button: "Stop these mails",
      done: "Done: no more mail will come, and the address is deleted.",
    },
    refused: "This link is no longer good: the address was changed or taken away.",
    failed: "That did not get through. Try again.",
  },
};
