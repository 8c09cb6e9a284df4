import type { RefusalTexts } from "../texts.ts";

export const refusals: RefusalTexts = {
  "token-invalid": "Cheia nu e bună aici. Deschide din nou linkul locului tău.",
  "token-replaced": "Această cheie a fost înlocuită. Folosește-o pe cea nouă.",
  "gallery-closed": "Masa e închisă pentru privitori.",
  "host-only": "Asta poate face doar gazda mesei.",
  "invitation-wrong": "Invitația nu mai e bună. Cere-o pe cea nouă.",
  "no-such-game": "Masa nu există sau nu se mai păstrează.",
  "stale-auction": "Acest lot a trecut deja.",
  "not-your-turn": "Nu e încă rândul tău.",
  "your-turn": "E rândul tău: joacă acum.",
  "wrong-phase": "Acum nu se poate.",
  "game-over": "Jocul s-a încheiat.",
  "game-started": "Jocul a început deja.",
  "game-not-started": "Jocul nu a început încă.",
  "game-full": "Nu mai e niciun loc liber. Poți privi de la galerie.",
  "seat-taken": "Locul e deja ocupat.",
  "name-taken": "Cineva de aici are deja acest nume. Alege altul.",
  "not-enough-players": "Mai lipsesc oameni: invită pe cineva sau adaugă roboți.",
  "game-of-later-release":
    "Masa a fost salvată de o versiune mai nouă a serverului. Nimic nu s-a pierdut: se deschide din nou când gazda serverului o pune la loc.",
  "game-damaged":
    "Ce s-a salvat despre masă nu se potrivește. Nimic nu s-a schimbat; gazda serverului poate pune la loc o copie de rezervă.",
  "invalid-request": "Ceva din aceste date nu e încă bine.",
  "bid-too-low": "Oferta e prea mică.",
  "exit-unavailable": "Acum nu se poate ieși anticipat.",
  "rate-limited": "A fost prea repede. Încearcă din nou imediat.",
  overloaded: "Casa e ocupată. Încearcă din nou imediat.",
  "quota-used-up": "Serverul a lucrat destul azi. Jocul tău e în siguranță; revino mai târziu.",
  fields: {
    name: "Un nume are între 1 și 40 de caractere vizibile.",
    address:
      "Adresa de e-mail nu e bună: scrie-o ca nume@example.org; un loc poate da doar câteva.",
    url: "Adresa webhookului trebuie să înceapă cu https://, să fie publică și fără parolă.",
    auction: "Ai pasat la acest lot: instrucțiuni noi sunt valabile abia la următorul.",
    timeZone: "Serverul nu cunoaște fusul orar al acestui dispozitiv.",
  },
  other: "Nu a mers.",
};
