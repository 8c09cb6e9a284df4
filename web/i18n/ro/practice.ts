import type { PracticeTexts } from "../texts.ts";

export const practice: PracticeTexts = {
  title: "Antrenament",
  lead: "Tu contra roboților, doar pe acest dispozitiv: fără ceas, fără rețea, nimic nu iese din pagină.",
  you: "Tu",
  rivals: "Rivali",
  level: "Cum joacă",
  levels: {
    gentle: "Urcă pentru ce le place și renunță devreme.",
    keen: "Știu cât valorează un lot pentru ei.",
    sharp: "Se gândesc la multe finaluri înainte să pună o carte.",
  },
  deal: "Împarte cărțile",
  failed: "Antrenamentul nu se poate juca în acest browser.",
  other: "Alt joc de antrenament",
  share: "Trimite partida",
  copied: "Partidă copiată. Pagina care deschide partide o primește ca text.",
  notCopied: "Copierea nu e permisă aici. Salvează partida.",
};
