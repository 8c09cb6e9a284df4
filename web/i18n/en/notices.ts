/** Being told: e-mail, push, quiet hours (ux.md A16, E). */
export const notices = {
  email: "E-mail",
  emails: {
    turn: "Each turn, when this page is not open",
    digest: "One digest a day",
    off: "Off",
  },
  address: "Address",
  confirmMail: "We have sent a mail: its button switches this on.",
  push: "Notices on this device",
  pushTest: "Send me a test",
  pushLast: (time: string) => `Last delivered ${time}.`,
  reminders: "Reminders at half time and at a quarter left",
  quiet: "Quiet hours",
  from: "from",
  to: "to",
  pushAsk: "Shall we tell you when it is your turn again?",
  pushIos: "On iPhone, first add this page to your Home Screen, then open it from there.",
  byMail: "E-mail",
  byPhone: "This phone",
  notNow: "Not now",
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
