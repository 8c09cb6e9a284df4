import type { NoticeTexts } from "../texts.ts";

export const notices: NoticeTexts = {
  email: "Courriel",
  emails: {
    turn: "À chaque tour, quand cette page est fermée",
    digest: "Un résumé par jour",
    off: "Non",
  },
  address: "Adresse",
  confirmMail: "Un courriel est parti : son bouton active ceci.",
  push: "Avis sur cet appareil",
  pushTest: "M’envoyer un essai",
  pushLast: (time) => `Dernier reçu : ${time}.`,
  reminders: "Rappels à la moitié du temps et au dernier quart",
  quiet: "Heures calmes",
  from: "de",
  to: "à",
  pushAsk: "Faut-il vous prévenir quand ce sera de nouveau à vous ?",
  pushIos: "Sur iPhone, ajoutez d’abord cette page à l’écran d’accueil, puis ouvrez-la de là.",
  byMail: "Courriel",
  byPhone: "Ce téléphone",
  notNow: "Pas maintenant",
};
