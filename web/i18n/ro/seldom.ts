import type { SeldomTexts } from "../texts.ts";

export const seldom: SeldomTexts = {
  instruction: {
    wake: "Trezește-mă când îmi vine rândul",
    pass: "Pasează acest lot, orice ar fi",
    passAt: "Pasează dacă oferta e cel puțin",
    passAtEnd: "altfel trezește-mă.",
    raiseTo: "Urcă cu cele mai mici cărți, cel mult până la",
    payTo: "Plătește mai departe ca să scap, până la",
    lay: "Pune cărțile alese, dacă oferta e sub",
    layCards: (chosen) => `Alese: ${chosen}.`,
    layNone: "Alege întâi cărți din mână.",
    then: "Apoi",
    thenWake: "trezește-mă",
    thenPass: "pasează",
    thenTake: "pasează și ia cartea",
    footer: "Doar tu vezi asta. Se încheie cu acest lot.",
    set: "Lasă instrucțiunile",
    remove: "Retrage instrucțiunile",
    limit: "Sumă în mii",
  },
  exit: {
    title: "Ieșire anticipată",
    stepPass: (laid) =>
      laid === 0 ? "Pasezi acest lot." : `Pasezi acest lot și iei înapoi ${laid}.`,
    stepLuxury: "Un lux de întors cu fața în jos",
    stepCard: "O carte cheltuită de luat înapoi",
    summary: (card, before, after) => `${card} iese din scor (${before} → ${after}).`,
    returns: (card, before, after) => `${card} revine în pungă (${before} → ${after}).`,
    leave: "Ieși",
    pick: "Alege întâi un lux și o carte cheltuită.",
  },
  shortcuts: {
    bid: "Licitează cărțile alese",
    pass: "Pasează",
    hear: "Ascultă din nou ultimele mutări",
    hand: "Mergi la mâna mea",
    clear: "Șterge selecția",
    list: "Această listă",
    off: "Pot fi oprite din setări.",
  },
  curtain: {
    pass: (name) => `Dă-i dispozitivul lui ${name}`,
    show: (name) => `Sunt ${name}, arată-mi mâna`,
  },
  faults: {
    replaced: "Această cheie a fost înlocuită. Folosește-o pe cea nouă.",
    seatLost: "Această cheie nu mai deschide locul.",
    damaged:
      "Ce s-a salvat despre masă nu se potrivește. Nimic nu s-a schimbat; gazda serverului poate pune la loc o copie de rezervă.",
    galleryClosed: "Masa e închisă pentru privitori. Cu linkul unui loc te poți așeza.",
    laterRelease:
      "Masa a fost salvată de o versiune mai nouă a serverului. Nimic nu s-a pierdut: se deschide din nou când gazda serverului o pune la loc.",
    notFound: "Masa nu există sau nu se mai păstrează.",
    quota: "Serverul a lucrat destul azi. Jocul tău e în siguranță; revino mai târziu.",
    unexpected: "Ceva nu a mers aici. Nu s-a jucat nimic.",
  },
  lost: {
    title: "Aici nu e nimic",
    lead: "Poate că adresa e tăiată. Linkul unei mese se termină cu un cuvânt lung.",
  },
};
