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
};
