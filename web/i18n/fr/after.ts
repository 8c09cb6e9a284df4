import type { Texts } from "../texts.ts";

export const after: Texts["after"] = {
  end: {
    after: "Et ensuite",
    keptUntil: (date) => `Jusqu’au ${date}, cette table est conservée.`,
    title: "La soirée s’achève",
    notAuctioned: (card, lot) =>
      `La quatrième lanterne s’est allumée au lot ${lot} ; pas d’enchère pour ${card}.`,
    win: (score) => `Vous gagnez avec ${score}`,
    wins: (name, score) => `${name} gagne avec ${score}`,
    place: (name, score, place, own) =>
      `${name} gagne avec ${score} ; vous êtes ${place} avec ${own}`,
    places: ["premier", "deuxième", "troisième", "quatrième", "cinquième"],
    shareWin: (names, score) => `${names} gagnent ensemble avec ${score}`,
    castOutYou: (score) => `Vous êtes exclu : ${score} ne compte pas`,
    castOutWouldWin: (score) => `Vous êtes exclu : ${score} aurait gagné`,
    shared: "Tous également pauvres. Personne ne gagne.",
    sharedLong: "Tous également pauvres. Personne ne gagne ; la maison dit : perdu ensemble.",
    castOut: (who, money) =>
      `${who.you ? "Vous êtes exclu" : `${who.name} est exclu`} avec le moins d’argent, ${money}.`,
    castOutTie: (names, money) => `${names} ont aussi peu, ${money} ; tous sont exclus.`,
    nextPoorest: (money) => `Le suivant avait ${money}.`,
    purses: "Les bourses s’ouvrent",
    poorest: "le plus pauvre",
    ranking: "Résultat",
    stood: "Au moment d’arrêter",
    left: (money) => `reste ${money}`,
    out: "exclu",
    notCount: (sum) => `${sum}, ne compte pas`,
    tieMoney: (who) => `Même score ; ${who.you ? "vous avez" : `${who.name} a`} plus d’argent.`,
    tieLuxury: (who) =>
      `Même score, même argent ; ${who.you ? "vous avez" : `${who.name} a`} le plus haut luxe.`,
    tieAll: "Égaux en tout : ils gagnent ensemble.",
    endedEarly: "Les joueurs ont convenu de finir ici, sans résultat.",
    rematch: "Revanche",
    rematchOpen: "À la revanche",
    again: "Rejouer",
    replay: "Revoir",
    share: "Partager le résultat",
    image: "Enregistrer l’image",
    record: "Enregistrer la partie",
    verify: "Vérifier la donne",
    past: "Bilan",
    shareText: (table, headline) => `${table} : ${headline}.`,
    shareDone: "Lien copié. Il montre le résultat, et la clé de personne.",
  },
};
