import type { NoticeTexts } from "../texts.ts";

export const notices: NoticeTexts = {
  email: "E-mail",
  emails: {
    turn: "La fiecare rând, când pagina nu e deschisă",
    digest: "Un rezumat pe zi",
    off: "Oprit",
  },
  address: "Adresă",
  confirmMail: "Am trimis un e-mail: butonul din el pornește asta.",
  push: "Anunțuri pe acest dispozitiv",
  pushTest: "Trimite-mi o probă",
  pushLast: (time) => `Ultimul primit: ${time}.`,
  reminders: "Amintiri la jumătatea timpului și la ultimul sfert",
  quiet: "Ore de liniște",
  from: "de la",
  to: "până la",
  pushAsk: "Să te anunțăm când îți vine din nou rândul?",
  pushIos: "Pe iPhone, adaugă întâi pagina pe ecranul principal, apoi deschide-o de acolo.",
  byMail: "E-mail",
  byPhone: "Acest telefon",
  notNow: "Nu acum",
  links: {
    confirm: {
      title: "E-mailuri de la masa ta",
      lead: "Dacă apeși, masa ta poate scrie la această adresă când e rândul tău.",
      button: "Da, scrieți-mi",
      done: "Gata: e-mailurile vor veni la această adresă.",
    },
    stop: {
      title: "Oprește e-mailurile",
      lead: "Dacă apeși, nu va mai veni niciun e-mail de la acest loc.",
      button: "Oprește aceste e-mailuri",
      done: "Gata: nu mai vin e-mailuri, iar adresa a fost ștearsă.",
    },
    refused: "Acest link nu mai e valabil: adresa a fost schimbată sau ștearsă.",
    failed: "N-a ajuns. Încearcă din nou.",
  },
};
