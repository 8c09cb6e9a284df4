import type { NoticeTexts } from "../texts.ts";

export const notices: NoticeTexts = {
  email: "E-Mail",
  emails: {
    turn: "Bei jedem Zug, wenn diese Seite nicht offen ist",
    digest: "Einmal am Tag",
    off: "Aus",
  },
  address: "Adresse",
  confirmMail: "Eine Mail ist unterwegs: Ihr Knopf schaltet das ein.",
  push: "Mitteilungen auf diesem Gerät",
  pushTest: "Probe schicken",
  pushLast: (time) => `Zuletzt zugestellt: ${time}.`,
  reminders: "Erinnerung bei halber Zeit und beim letzten Viertel",
  quiet: "Ruhezeit",
  from: "von",
  to: "bis",
  pushAsk: "Sollen wir Bescheid sagen, wenn du wieder dran bist?",
  pushIos:
    "Auf dem iPhone füge diese Seite zuerst zum Home-Bildschirm hinzu und öffne sie dann von dort.",
  byMail: "E-Mail",
  byPhone: "Dieses Telefon",
  notNow: "Jetzt nicht",
};
