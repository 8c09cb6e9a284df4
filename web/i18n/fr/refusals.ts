import type { RefusalTexts } from "../texts.ts";

export const refusals: RefusalTexts = {
  "token-invalid": "Cette clé ne vaut rien ici. Rouvrez le lien de votre place.",
  "token-replaced": "Cette clé a été remplacée. Prenez la nouvelle.",
  "gallery-closed": "Cette table est fermée aux curieux.",
  "host-only": "Seul l’hôte de la table peut le faire.",
  "invitation-wrong": "Cette invitation ne vaut plus. Demandez la nouvelle.",
  "no-such-game": "Cette table n’existe pas, ou n’est plus conservée.",
  "stale-auction": "Ce lot est déjà passé.",
  "not-your-turn": "Ce n’est pas encore votre tour.",
  "your-turn": "C’est à vous : jouez maintenant.",
  "wrong-phase": "Ce n’est pas possible en ce moment.",
  "game-over": "La partie est finie.",
  "game-started": "La partie a déjà commencé.",
  "game-not-started": "La partie n’a pas encore commencé.",
  "game-full": "Plus une place n’est libre. Vous pouvez regarder depuis la galerie.",
  "seat-taken": "Cette place est déjà prise.",
  "name-taken": "Quelqu’un porte déjà ce nom ici. Prenez-en un autre.",
  "not-enough-players": "Il manque du monde : invitez quelqu’un ou ajoutez des robots.",
  "game-of-later-release":
    "Cette table a été enregistrée par une version plus récente du serveur. Rien n’est perdu : elle se rouvrira dès que l’hébergeur la remettra en place.",
  "game-damaged":
    "Ce qui est enregistré de cette table ne concorde pas. Rien n’a été modifié ; l’hébergeur peut remettre une sauvegarde.",
  "invalid-request": "Une de ces indications ne va pas encore.",
  "bid-too-low": "La mise est trop basse.",
  "exit-unavailable": "Une sortie anticipée n’est pas possible en ce moment.",
  "rate-limited": "C’était trop rapide. Réessayez dans un instant.",
  overloaded: "La maison est occupée. Réessayez dans un instant.",
  "quota-used-up":
    "Le serveur a assez travaillé aujourd’hui. Votre partie est en sûreté ; revenez plus tard.",
  fields: {
    name: "Un nom compte de 1 à 40 caractères visibles.",
    address:
      "Cette adresse de courriel ne va pas : écrivez-la comme nom@example.org ; une place n’en donne que quelques-unes.",
    url: "L’adresse du webhook doit commencer par https://, être publique et sans mot de passe.",
    auction: "Vous avez passé ce lot : de nouvelles instructions vaudront au prochain.",
    timeZone: "Le serveur ne connaît pas le fuseau horaire de cet appareil.",
  },
  other: "Cela n’a pas marché.",
};
