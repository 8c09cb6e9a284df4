import type { NoticeTexts } from "../texts.ts";

export const notices: NoticeTexts = {
  title: "Benachrichtigungen",
  privacy: "Was von dir gespeichert wird, und wie lange",
  none: "Dieser Server sendet weder Mails noch Mitteilungen.",
  save: "Speichern",
  saved: "Gespeichert.",
  stop: "Adresse entfernen",
  pushStates: {
    on: "Auf diesem Gerät eingeschaltet.",
    off: "Auf diesem Gerät ausgeschaltet.",
    denied:
      "Dieser Browser soll keine Mitteilungen zeigen; seine Einstellungen können es erlauben.",
    unsupported: "Dieser Browser zeigt keine Mitteilungen.",
  },
  pushOn: "Einschalten",
  pushOff: "Ausschalten",
  sent: "Gesendet. Es sollte gleich ankommen.",
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
  remindersNote:
    "Als Mitteilung auf diesem Gerät und per Webhook. Es bleibt bei einer Mail pro Zug: Sie sagt, bis wann du Zeit hast.",
  quiet: "Ruhezeit",
  from: "von",
  to: "bis",
  pushAsk: "Sollen wir Bescheid sagen, wenn du wieder dran bist?",
  pushIos:
    "Auf dem iPhone füge diese Seite zuerst zum Home-Bildschirm hinzu und öffne sie dann von dort.",
  byMail: "E-Mail",
  byPhone: "Dieses Telefon",
  notNow: "Jetzt nicht",
  webhook: {
    title: "Für Programme und Chats: ein Webhook",
    lead: "Jeder Zug, jede Erinnerung, jedes Los und das Ende gehen an eine Adresse von dir. Sie erfährt, was die Galerie sieht, nie deine Hand.",
    url: "Zieladresse",
    shape: "Geschrieben für",
    shapes: {
      standard: "ein Programm (Standard Webhooks, signiert)",
      discord: "einen Discord-Kanal",
      slack: "einen Slack-Kanal",
    },
    secret: "Geheimnis",
    secretOnce:
      "Nur dieses eine Mal zu sehen, also heb es auf: Damit prüft dein Programm, dass eine Nachricht von uns ist.",
    on: "Eingeschaltet.",
    off: "Abgeschaltet.",
    again: "Wieder einschalten",
    test: "Probe senden",
    remove: "Webhook entfernen",
  },
  links: {
    confirm: {
      title: "Mails von deinem Tisch",
      lead: "Drückst du den Knopf, darf dein Tisch dieser Adresse schreiben, wenn du am Zug bist.",
      button: "Ja, schreibt mir",
      done: "Erledigt: Mails gehen an diese Adresse.",
    },
    stop: {
      title: "Mails beenden",
      lead: "Drückst du den Knopf, kommt von diesem Platz keine Mail mehr.",
      button: "Diese Mails beenden",
      done: "Erledigt: Es kommt keine Mail mehr, die Adresse ist gelöscht.",
    },
    refused: "Dieser Link gilt nicht mehr: Die Adresse wurde geändert oder entfernt.",
    failed: "Das kam nicht an. Versuch es noch einmal.",
  },
};
