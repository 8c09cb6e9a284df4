import type { Texts } from "../texts.ts";

export const after: Texts["after"] = {
  end: {
    after: "Wie weiter",
    keptUntil: (date) => `Dieser Tisch bleibt bis ${date} erhalten.`,
    title: "Der Abend ist zu Ende",
    notAuctioned: (card, lot) =>
      `Die vierte Laterne brannte bei Los ${lot}; ${card} wurde nicht versteigert.`,
    win: (score) => `Du gewinnst mit ${score}`,
    wins: (name, score) => `${name} gewinnt mit ${score}`,
    place: (name, score, place, own) =>
      `${name} gewinnt mit ${score}; du kommst auf ${place} mit ${own}`,
    places: ["Platz 1", "Platz 2", "Platz 3", "Platz 4", "Platz 5"],
    shareWin: (names, score) => `${names} gewinnen gemeinsam mit ${score}`,
    castOutYou: (score) => `Du bist ausgestoßen: ${score} zählt nicht`,
    castOutWouldWin: (score) => `Du bist ausgestoßen: ${score} hätte gewonnen`,
    shared: "Alle sind gleich arm. Niemand gewinnt.",
    sharedLong: "Alle sind gleich arm. Niemand gewinnt; das Haus sagt: gemeinsam verloren.",
    castOut: (who, money) =>
      `${who.you ? "Du bist" : `${who.name} ist`} mit dem wenigsten Geld ausgestoßen: ${money}.`,
    castOutTie: (names, money) => `${names} haben gleich wenig, ${money}; alle sind ausgestoßen.`,
    nextPoorest: (money) => `Die Nächstärmsten hatten ${money}.`,
    purses: "Die Börsen werden geöffnet",
    poorest: "am ärmsten",
    ranking: "Ergebnis",
    stood: "So stand es",
    left: (money) => `${money} übrig`,
    out: "ausgestoßen",
    notCount: (sum) => `${sum}, zählt nicht`,
    tieMoney: (who) => `Gleich viele Punkte; ${who.you ? "du hast" : `${who.name} hat`} mehr Geld.`,
    tieLuxury: (who) =>
      `Gleich viele Punkte und gleich viel Geld; ${who.you ? "du hast" : `${who.name} hat`} den höheren Luxus.`,
    tieAll: "In allem gleich: Sie gewinnen gemeinsam.",
    endedEarly: "Ihr habt vereinbart, hier aufzuhören, ohne Ergebnis.",
    rematch: "Revanche",
    rematchOpen: "Zur Revanche",
    again: "Noch einmal",
    replay: "Noch einmal ansehen",
    share: "Ergebnis teilen",
    image: "Bild sichern",
    record: "Partie sichern",
    verify: "Das Geben prüfen",
    past: "Rückblick",
    shareText: (table, headline) => `${table}: ${headline}.`,
    shareDone: "Link kopiert. Er zeigt das Ergebnis und niemandes Schlüssel.",
  },
};
