import type { SeldomTexts } from "../texts.ts";

export const seldom: SeldomTexts = {
  instruction: {
    wake: "Me réveiller quand c’est de nouveau à moi",
    pass: "Passer ce lot, quoi qu’il arrive",
    passAt: "Passer si la mise atteint",
    passAtEnd: "sinon me réveiller.",
    raiseTo: "Relancer avec mes plus petites cartes, sans dépasser",
    payTo: "Continuer à payer pour y échapper, jusqu’à",
    lay: "Poser les cartes choisies, si la mise est sous",
    layCards: (chosen) => `Choisies : ${chosen}.`,
    layNone: "Choisissez d’abord des cartes de votre main.",
    then: "Ensuite",
    thenWake: "me réveiller",
    thenPass: "passer",
    thenTake: "passer et la prendre",
    footer: "Nul autre ne voit ceci. Cela finit avec ce lot.",
    set: "Donner ces instructions",
    remove: "Retirer les instructions",
    limit: "Montant en milliers",
  },
  exit: {
    title: "Sortie anticipée",
    stepPass: (laid) =>
      laid === 0 ? "Vous passez ce lot." : `Vous passez ce lot et reprenez ${laid}.`,
    stepLuxury: "Un luxe à retourner",
    stepCard: "Une carte dépensée à reprendre",
    summary: (card, before, after) => `Score sans ${card} : ${before} → ${after}.`,
    returns: (card, before, after) => `${card} revient dans votre bourse (${before} → ${after}).`,
    leave: "Sortir",
    pick: "Choisissez d’abord un luxe et une carte dépensée.",
  },
  shortcuts: {
    bid: "Miser les cartes choisies",
    pass: "Passer",
    hear: "Réentendre les derniers coups",
    hand: "Aller à ma main",
    clear: "Vider la sélection",
    list: "Cette liste",
    off: "À couper dans les réglages.",
  },
  curtain: {
    pass: (name) => `Passez l’appareil à ${name}`,
    show: (name) => `Je suis ${name}, montrez ma main`,
  },
  faults: {
    replaced: "Cette clé a été remplacée. Prenez la nouvelle.",
    seatLost: "Cette clé n’ouvre plus la place.",
    damaged:
      "Ce qui est enregistré de cette table ne concorde pas. Rien n’a été modifié ; l’hébergeur peut remettre une sauvegarde.",
    galleryClosed: "Cette table est fermée aux curieux. Le lien d’une place permet de s’asseoir.",
    laterRelease:
      "Cette table a été enregistrée par une version plus récente du serveur. Rien n’est perdu : elle se rouvrira dès que l’hébergeur la remettra en place.",
    notFound: "Cette table n’existe pas, ou n’est plus conservée.",
    quota:
      "Le serveur a assez travaillé aujourd’hui. Votre partie est en sûreté ; revenez plus tard.",
    unexpected: "Quelque chose a échoué ici. Rien n’a été joué.",
  },
  lost: {
    title: "Il n’y a rien ici",
    lead: "L’adresse est peut-être coupée. Le lien d’une table finit par un long mot.",
  },
};
