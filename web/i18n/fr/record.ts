import type { RecordTexts } from "../texts.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("fr", "one");

export const record: RecordTexts = {
  title: "Une partie enregistrée",
  lead: "Ouvrez l’enregistrement d’une partie : un fichier, ou son texte. Il est lu sur cet appareil et envoyé nulle part.",
  choose: "Choisir un fichier",
  drop: "Ou déposez un fichier ici, ou collez le texte d’un enregistrement.",
  text: "Texte d’un enregistrement",
  open: "Ouvrir",
  notRecord: "Ce n’est pas un enregistrement de High Society.",
  notWhole:
    "Cet enregistrement n’est pas une partie entière : la pioche est incomplète, ou des cartes sont cachées.",
  refused: (move, code) => `Les règles refusent le coup ${move} de cet enregistrement (${code}).`,
  recorded: (names, moves) => `${names} ; ${plural(moves, { one: "coup", other: "coups" })}.`,
  unfinished: "Cet enregistrement s’arrête avant la fin de la partie.",
  disagrees: "Le résultat inscrit n’est pas celui que donnent les coups.",
  replay: "La partie, coup par coup",
  deal: {
    title: "La donne",
    none: "Cet enregistrement ne dit pas comment les cartes ont été données ; il n’y a rien à vérifier.",
    fair: (seats, clients) =>
      `Équitable : qui commence et les seize cartes découlent de la graine engagée avant la partie et de ce que ${plural(seats, { one: "place", other: "places" })} ont ajouté, dont ${clients} par ${clients === 1 ? "son" : "leur"} propre appareil.`,
    fairAlone:
      "Équitable : qui commence et les seize cartes découlent de la graine engagée avant la partie. Personne n’y a rien ajouté.",
    unfair: "Pas équitable :",
    faults: {
      "seed-hidden": "La graine n’est montrée qu’après la partie.",
      malformed: "La graine, l’engagement ou un ajout n’a pas 64 chiffres hexadécimaux.",
      "commitment-mismatch": "La graine n’est pas celle qui était engagée.",
      "commitment-changed": "L’engagement n’est pas celui que vous avez vu avant la partie.",
      "own-entropy-missing": "Ce que votre appareil a ajouté n’y est pas.",
      "server-entropy-mismatch": "Un ajout du serveur a été choisi, non dérivé.",
      "starter-mismatch": "Quelqu’un d’autre aurait dû commencer.",
      "deck-mismatch": "Les cartes auraient dû venir dans un autre ordre.",
    },
    commitment: "Engagement",
    seed: "Graine",
    added: (name) => `Ajouté par ${name}`,
    addedFor: (name) => `Pour ${name}`,
    byServer: "dérivé par le serveur",
    byDevice: "dérivé par cet appareil",
    bySeed: "dérivé de la graine",
  },
};
