/** What people and tables may be called, in any script: nothing that disturbs the text around it. */

export const NAME_MAX = 40;

// Controls, lone surrogates, line separators, and the marks that turn the direction of text.
const FORBIDDEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{061C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}\u{FFF9}-\u{FFFB}\u{E0000}-\u{E007F}]/u;
// The blank of braille is a symbol to Unicode and a space to the eye.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u{2800}]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Composed, trimmed, with single spaces: how a name is stored and shown. */
export function tidyName(name: string): string {
  return name
    .normalize("NFC")
    .replace(/\p{Zs}+/gu, " ")
    .trim();
}

/** 1 to 40 characters (code points) of a tidy name, at least one of which can be seen. */
export function isName(name: string): boolean {
  const length = Array.from(name).length;
  return (
    length >= 1 &&
    length <= NAME_MAX &&
    !FORBIDDEN.test(name) &&
    VISIBLE.test(name.replace(INVISIBLE, ""))
  );
}

/**
 * Two names that fold to the same text are the same name at one table: letter
 * case, width, spacing and invisible characters do not tell people apart.
 */
export function foldName(name: string): string {
  return tidyName(name.normalize("NFKC").replace(INVISIBLE, "")).toUpperCase().toLowerCase();
}
