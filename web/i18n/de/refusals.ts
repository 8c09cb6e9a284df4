import type { RefusalTexts } from "../texts.ts";

export const refusals: RefusalTexts = {
  "token-invalid": "Dieser Schlüssel gilt hier nicht. Öffne deinen Platz-Link noch einmal.",
  "token-replaced": "Dieser Schlüssel wurde ersetzt. Nimm den neuen.",
  "gallery-closed": "Hier darf niemand zusehen.",
  "host-only": "Das kann nur, wer den Tisch eröffnet hat.",
  "invitation-wrong": "Diese Einladung gilt nicht mehr. Bitte um die neue.",
  "no-such-game": "Diesen Tisch gibt es nicht oder nicht mehr.",
  "stale-auction": "Dieses Los ist schon vorbei.",
  "not-your-turn": "Du bist noch nicht dran.",
  "your-turn": "Du bist dran: Spiel jetzt selbst.",
  "wrong-phase": "Das geht gerade nicht.",
  "game-over": "Das Spiel ist zu Ende.",
  "game-started": "Das Spiel hat schon begonnen.",
  "game-not-started": "Das Spiel hat noch nicht begonnen.",
  "game-full": "Kein Platz ist mehr frei. Du kannst von der Galerie zusehen.",
  "seat-taken": "Dieser Platz ist schon vergeben.",
  "name-taken": "So heißt hier schon jemand. Nimm einen anderen Namen.",
  "not-enough-players": "Dafür fehlen noch Leute: Lade jemanden ein oder nimm Bots dazu.",
  "game-of-later-release":
    "Diesen Tisch hat eine neuere Version des Servers gespeichert. Nichts ist verloren: Sobald der Betreiber sie zurückholt, geht er wieder auf.",
  "game-damaged":
    "Was von diesem Tisch gespeichert ist, passt nicht zusammen. Nichts wurde geändert; der Betreiber kann eine Sicherung einspielen.",
  "invalid-request": "Eine dieser Angaben passt noch nicht.",
  "bid-too-low": "Das Gebot ist zu niedrig.",
  "exit-unavailable": "Ein früher Ausstieg ist jetzt nicht möglich.",
  "rate-limited": "Das ging zu schnell. Versuch es gleich noch einmal.",
  overloaded: "Im Haus ist viel los. Versuch es gleich noch einmal.",
  "quota-used-up":
    "Der Server hat für heute genug getan. Dein Spiel ist sicher; komm später wieder.",
  fields: {
    name: "Ein Name hat 1 bis 40 sichtbare Zeichen.",
    address:
      "Diese E-Mail-Adresse geht nicht: Schreib sie wie name@example.org; ein Platz kann nur wenige nennen.",
    url: "Die Adresse des Webhooks muss mit https:// beginnen, öffentlich sein und ohne Passwort.",
    auction: "Du hast bei diesem Los gepasst: Erst beim nächsten gilt ein neuer Auftrag.",
    timeZone: "Die Zeitzone dieses Geräts kennt der Server nicht.",
  },
  other: "Das ging nicht.",
};
