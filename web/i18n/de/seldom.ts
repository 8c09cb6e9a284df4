import type { SeldomTexts } from "../texts.ts";

export const seldom: SeldomTexts = {
  instruction: {
    wake: "Weckt mich, wenn ich wieder dran bin",
    pass: "Bei diesem Los passen, was auch geschieht",
    passAt: "Passen, wenn das Gebot mindestens so hoch ist:",
    passAtEnd: "sonst weckt mich.",
    raiseTo: "Mit meinen kleinsten Karten erhöhen, bis höchstens",
    payTo: "Weiterzahlen, um verschont zu bleiben, bis",
    lay: "Die gewählten Karten legen, wenn das Gebot unter diesem liegt:",
    layCards: (chosen) => `Gewählt: ${chosen}.`,
    layNone: "Wähle zuerst Karten aus deiner Hand.",
    then: "Danach",
    thenWake: "weckt mich",
    thenPass: "passen",
    thenTake: "passen und nehmen",
    footer: "Nur du siehst das. Es endet mit diesem Los.",
    set: "Auftrag erteilen",
    remove: "Auftrag zurücknehmen",
    limit: "Betrag in Tausend",
  },
  exit: {
    title: "Früh aussteigen",
    stepPass: (laid) =>
      laid === 0
        ? "Du passt bei diesem Los."
        : `Du passt bei diesem Los und nimmst ${laid} zurück.`,
    stepLuxury: "Ein Luxus, der verdeckt wird",
    stepCard: "Eine ausgegebene Karte, die zurückkommt",
    summary: (card, before, after) => `${card} zählt nicht mehr (${before} → ${after}).`,
    returns: (card, before, after) => `${card} kommt zurück in die Börse (${before} → ${after}).`,
    leave: "Aussteigen",
    pick: "Wähle zuerst einen Luxus und eine ausgegebene Karte.",
  },
  shortcuts: {
    bid: "Die gewählten Karten bieten",
    pass: "Passen",
    hear: "Die letzten Züge noch einmal hören",
    hand: "Zu meiner Hand",
    clear: "Auswahl leeren",
    list: "Diese Liste",
    off: "Abschalten geht in den Einstellungen.",
  },
  curtain: {
    pass: (name) => `Gib das Gerät an ${name}`,
    show: (name) => `Ich bin ${name}, zeig mir meine Hand`,
  },
  faults: {
    replaced: "Dieser Schlüssel wurde ersetzt. Nimm den neuen.",
    seatLost: "Dieser Schlüssel öffnet den Platz nicht mehr.",
    damaged:
      "Was von diesem Tisch gespeichert ist, passt nicht zusammen. Nichts wurde geändert; der Betreiber kann eine Sicherung einspielen.",
    galleryClosed: "Hier darf niemand zusehen. Mit einem Platz-Link kannst du dich setzen.",
    laterRelease:
      "Diesen Tisch hat eine neuere Version des Servers gespeichert. Nichts ist verloren: Sobald der Betreiber sie zurückholt, geht er wieder auf.",
    notFound: "Diesen Tisch gibt es nicht oder nicht mehr.",
    quota: "Der Server hat für heute genug getan. Dein Spiel ist sicher; komm später wieder.",
    unexpected: "Hier ging etwas schief. Nichts wurde gespielt.",
  },
  lost: {
    title: "Hier ist nichts",
    lead: "Vielleicht fehlt ein Stück der Adresse. Links zu einem Tisch enden mit einem langen Wort.",
  },
};
