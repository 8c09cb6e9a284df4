import type { Texts } from "../texts.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de", "one");

export const pages: Texts["pages"] = {
  home: {
    title: "High Society",
    lead: "Ein Versteigerungsspiel um Geschmack und Ruin für 3 bis 5. Auf einen Kaffee oder eine Woche lang.",
    mine: "Tische, die auf dich warten",
    others: "Andere sind dran",
    finished: "Beendet",
    create: "Neuer Tisch",
    lesson: "In zwei Minuten lernen",
    practice: "Gegen einen Bot spielen",
    find: "Einen Tisch finden",
    join: "Ich habe einen Link",
    none: "Keine Tische auf diesem Gerät. Sitzt du schon irgendwo? Füge deinen Platz-Link ein, oder die Einladung: Dort kannst du ihn dir mailen lassen.",
    paste: "Dein Link",
    pasteHelp: "Die ganze Adresse, auch alles hinter dem #.",
    open: "Öffnen",
    notALink: "Das ist kein Link zu einem Tisch hier.",
    play: "Spielen",
    toBeat: (card, toBeat) =>
      toBeat === 0 ? `${card}, noch kein Gebot` : `${card}, ${toBeat} zu überbieten`,
    left: (span) => `noch ${span}`,
    rematch: "Eine Revanche ist offen: Schau herein.",
    inLobby: (taken, of) => `${taken} von ${of} Plätzen besetzt`,
    gone: "Diesen Tisch gibt es nicht mehr.",
    forget: "Aus der Liste nehmen",
    record: "Eine gesicherte Partie öffnen",
    rules: "Die Regeln",
    settings: "Einstellungen",
    kept: "Deine Plätze stehen nur auf diesem Gerät. Wer die Browserdaten löscht, löscht auch sie.",
    exportSeats: "Alle Plätze in einer Datei sichern",
    importSeats: "Plätze aus einer Datei lesen",
  },
  create: {
    name: "Name des Tisches",
    nameDefault: (weekday) => `Soiree am ${weekday}`,
    you: "Dein Name",
    youHelp: "Die anderen sehen ihn.",
    seats: "Plätze",
    speed: "Tempo",
    speeds: {
      live: {
        name: "Live",
        about: "Alle bleiben am Tisch.",
      },
      today: {
        name: "Heute",
        about: "Bis heute Abend fertig.",
      },
      relaxed: {
        name: "Gemütlich",
        about: "Auch die Nacht zählt: Seid nett zueinander.",
      },
      none: {
        name: "Ohne Uhr",
        about:
          "Niemand wird gedrängt. Nach einem Tag dürfen die anderen für Fehlende einen Bot einsetzen.",
      },
    },
    bots: "Leere Plätze mit Bots füllen",
    botLevels: { none: "Keine", gentle: "Sanft", keen: "Eifrig", sharp: "Scharf" },
    twists: "Hausregeln",
    twistsNone: "Keine: die Regeln, wie sie gedruckt sind.",
    changes: "ändert die Regeln",
    variants: {
      sealed: {
        name: "Verdeckte Eröffnung",
        about: "Alle versiegeln ein erstes Gebot; geöffnet wird gemeinsam.",
      },
      exit: {
        name: "Früher Ausstieg",
        about:
          "Einmal im Spiel einen Luxus für immer verdecken und eine ausgegebene Karte zurücknehmen.",
      },
      open: { name: "Offene Kassen", about: "Alles Geld ist immer für alle zu sehen." },
      forecast: {
        name: "Vorschau",
        about: "Die nächste Karte liegt schon offen daneben.",
      },
      reserve: {
        name: "Kleine Reserve",
        about: "Deine 1 liegt beiseite, bis die erste grüne Karte versteigert ist.",
      },
    },
    ledgers: {
      closed: {
        name: "Diskret",
        about: "Nur das letzte Los bleibt lesbar; frühere Preise bleiben bis zum Ende verdeckt.",
      },
      open: {
        name: "Offen",
        about: "Jedes Gebot bleibt lesbar; ein gutes Gedächtnis zählt weniger.",
      },
    },
    gallery: "Galerie",
    galleries: {
      closed: {
        name: "Verdeckte Hände",
        about: "Wer den Link hat, darf zusehen, ohne die Hände zu sehen.",
      },
      none: { name: "Keine Galerie", about: "Nur die Plätze sehen den Tisch." },
    },
    listed: "Diesen Tisch allen zeigen, die einen suchen",
    go: "Tisch eröffnen",
    needsName: "Sag, wie die anderen dich nennen dürfen.",
  },
  lobby: {
    desk: "Beginnen oder gehen",
    hostFull: "Alle sind da. Fang an, wann du willst.",
    hostMissing: (names) =>
      `Noch nicht da: ${names}. Fängst du jetzt an, spielt der Tisch für sie.`,
    keptFor: "noch nicht da",
    title: (table) => `${table}: Plätze nehmen`,
    hostLine: "Teile die Einladung, dann fang an.",
    guestLine: (host) => `${host} startet das Spiel.`,
    share: "Einladung teilen",
    shared: (names, table) => `${names} lädt dich zu „${table}“ ein, einer Partie High Society.`,
    mail: "Per E-Mail senden",
    copy: "Kopieren",
    copied: "Link kopiert. Wer ihn hat, kann einen freien Platz nehmen.",
    address: "Einladungslink",
    seats: "Plätze in Spielreihenfolge",
    you: "du",
    host: "Gastgeber",
    bot: (level) => `Bot, ${level}`,
    free: "Frei",
    start: "Spiel beginnen",
    startBots: (count) =>
      `${plural(count, { one: "Platz", other: "Plätze" })} mit Bots füllen und beginnen`,
    startFewer: (count) => `Zu ${count} beginnen`,
    tooFew: "Mindestens drei Plätze müssen besetzt sein.",
    up: (name) => `${name} nach oben`,
    remove: (name) => `${name} entfernen`,
    removeSure: "Der Platz wird frei.",
    cancel: "Tisch absagen",
    cancelSure: "Diesen Tisch absagen? Niemand kann mehr Platz nehmen.",
    leaveSure: "Diesen Tisch verlassen? Dein Platz wird frei.",
    leave: "Tisch verlassen",
    rename: "Name ändern",
    livery: "Livree",
    liveries: { azure: "Azur", or: "Gold", gules: "Rot", vert: "Grün", sable: "Schwarz" },
    save: "Speichern",
    speed: (speed) => `Tempo: ${speed}.`,
    clock: (bank, increment) =>
      `Jeder hat ${bank} auf der Bank und bekommt mit jedem Zug ${increment} zurück.`,
    absent: {
      bot: "Wem zweimal hintereinander die Zeit ausgeht, für den spielt ein Bot, bis er zurückkommt.",
      pass: "Wem zweimal hintereinander die Zeit ausgeht, der passt, bis er zurückkommt.",
    },
    givenUp: "Beginnt niemand, schließt dieser Tisch nach 14 Tagen ohne Änderung.",
    givenUpListed:
      "Sichtbar für alle, die einen Tisch suchen. Beginnt niemand, schließt er nach einem Tag, mit nur einer Person nach einer Stunde.",
    twists: (list) => `Hausregeln: ${list || "keine"}.`,
    newcomer: "Neu hier? Zwei Minuten Unterricht",
    full: "Der Tisch ist voll. Du kannst von der Galerie zusehen.",
    cancelled: "Dieser Tisch wurde abgesagt.",
    expired: "Niemand hat diesen Tisch rechtzeitig begonnen.",
  },
  claim: {
    title: (table) => `Einladung: ${table}`,
    lead: (host) => `${host} hält dir einen Platz frei.`,
    go: "Hier Platz nehmen",
    keyLater: "Später",
    mine: "Ist einer dieser Plätze deiner?",
    mineHelp: "Füge deinen Platz-Link ein oder lass ihn dir mailen.",
    mailMe: "Mailt mir meinen Link",
    mailed: "Ist für diesen Platz eine Adresse hinterlegt, ist eine Mail unterwegs.",
  },
  hotSeat: {
    add: "Noch ein Platz auf diesem Gerät",
    name: "Name der anderen Person",
  },
  errors: {
    offlineList: (time) => `Du bist offline. Das ist deine Liste von ${time}.`,
    reload: "Eine neue Version ist da. Lade neu; deine Auswahl bleibt.",
    reloadNow: "Neu laden",
  },
};
