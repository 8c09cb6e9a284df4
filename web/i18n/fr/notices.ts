import type { NoticeTexts } from "../texts.ts";

export const notices: NoticeTexts = {
  email: "Courriel",
  emails: {
    turn: "À chaque tour, quand cette page est fermée",
    digest: "Un résumé par jour",
    off: "Non",
  },
  address: "Adresse",
  confirmMail: "Un courriel est parti : son bouton active ceci.",
  push: "Avis sur cet appareil",
  pushTest: "M’envoyer un essai",
  pushLast: (time) => `Dernier reçu : ${time}.`,
  reminders: "Rappels à la moitié du temps et au dernier quart",
  quiet: "Heures calmes",
  from: "de",
  to: "à",
  pushAsk: "Faut-il vous prévenir quand ce sera de nouveau à vous ?",
  pushIos: "Sur iPhone, ajoutez d’abord cette page à l’écran d’accueil, puis ouvrez-la de là.",
  byMail: "Courriel",
  byPhone: "Ce téléphone",
  notNow: "Pas maintenant",
  links: {
    confirm: {
      title: "Courriels de votre table",
      lead: "Si vous appuyez, votre table pourra écrire à cette adresse quand ce sera à vous.",
      button: "Oui, écrivez-moi",
      done: "C’est fait : les courriels viendront à cette adresse.",
    },
    stop: {
      title: "Arrêter les courriels",
      lead: "Si vous appuyez, cette place n’enverra plus de courriel.",
      button: "Ne plus recevoir ces courriels",
      done: "C’est fait : plus aucun courriel ne viendra, l’adresse est effacée.",
    },
    refused: "Ce lien n’est plus valable : l’adresse a été changée ou retirée.",
    failed: "Cela n’est pas arrivé. Réessayez.",
  },
};
