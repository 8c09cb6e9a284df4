/**
 * The words of an answer by mail, in the client's languages. Every language's words are understood
 * whatever the seat's language is: people answer in the one that comes to mind. They are written
 * without accents and in upper case, as a line is folded before it is read.
 */
export const COMMAND_WORDS = {
  pass: ["PASS", "PAS", "PASEZ", "PASSE", "PASSEN", "PASSER"],
  bid: ["BID", "RAISE", "LICITEZ", "OFER", "BIETE", "BIETEN", "GEBOT", "MISE", "MISER", "ENCHERIS"],
  seal: [
    "SEAL",
    "SIGILEZ",
    "PLIC",
    "VERSIEGELN",
    "VERSIEGLE",
    "UMSCHLAG",
    "SCELLE",
    "SCELLER",
    "CACHETE",
    "CACHETER",
  ],
  discard: [
    "DISCARD",
    "RENUNT",
    "ARUNC",
    "ABGEBEN",
    "ABWERFEN",
    "DEFAUSSE",
    "DEFAUSSER",
    "CEDE",
    "CEDER",
  ],
  exit: ["EXIT", "IES", "IESIRE", "AUSSTIEG", "AUSSTEIGEN", "SORTIE", "SORS"],
  take: ["TAKE", "IAU", "NIMM", "NEHME", "PRENDS", "PRENDRE"],
  nothing: ["NOTHING", "EMPTY", "NIMIC", "GOL", "NICHTS", "LEER", "RIEN", "VIDE"],
  status: ["STATUS", "STARE", "STAND", "ETAT"],
  help: ["HELP", "AJUTOR", "HILFE", "AIDE"],
} as const;

export type CommandWord = keyof typeof COMMAND_WORDS;

const BY_SPELLING: ReadonlyMap<string, CommandWord> = new Map(
  Object.entries(COMMAND_WORDS).flatMap(([word, spellings]) =>
    // Object.entries forgets the keys' type; they are the ones above.
    spellings.map((spelling) => [spelling, word as CommandWord] as const),
  ),
);

/** Which word of the grammar a folded spelling is. */
export function commandWord(spelling: string): CommandWord | undefined {
  return BY_SPELLING.get(spelling);
}
