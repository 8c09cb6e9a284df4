/**
 * How mail programs introduce the mail that they quote, in the languages people set them to. A
 * line that none of these knows is still quoted where it stands directly over quoted lines, ends in
 * a colon and holds an address or a date.
 */

/** Our mails carry this line first: whatever stands above it in an answer is the person's own. */
export const MARKER = "=== High Society ===";
/** And this line last: under it, where a program quotes without any mark, begins the person's own. */
export const END_MARKER = "=== === ===";

/** "On Tue, 3 Nov 2026 at 10:00, High Society <…> wrote:", also broken over up to three lines. */
const ATTRIBUTION_START =
  /^(on|am|le|la|în|in|pe|el|il|em|op|den|dnia|w dniu|dne) [^:]{0,40}\d|^\d{4}[-./]|^\d{1,2}[-./ ]|.*<[^<>\s]+@[^<>\s]+>/i;
const ATTRIBUTION_END =
  /(wrote|schrieb|hat geschrieben|a écrit|a scris|escribió|ha scritto|escreveu|schreef|skrev|napisał\(a\)|napisał|napsal\(a\)|írta)[^:]{0,80}\s?:$|schrieb .{1,120}:$/iu;

/** "-----Original Message-----" and its translations; Outlook's rule of underscores. */
const SEPARATORS: readonly RegExp[] = [
  /^-{2,}\s*(original message|original-nachricht|ursprüngliche nachricht|originalnachricht|message d'origine|message original|mesaj original|mesajul original|mensaje original|messaggio originale|oorspronkelijk bericht)\s*-{2,}$/i,
  /^-{2,}\s*(forwarded message|weitergeleitete nachricht|message transféré|mesaj redirecționat)\s*-{2,}$/i,
  /^_{20,}$/,
];

/** "From:" and "Sent:" or "To:" one under the other: Outlook's header block, GMX's too. */
const HEADER_LINE =
  /^\*?(from|sent|date|to|subject|von|gesendet|datum|an|betreff|de|envoyé|à|objet|de la|trimis|data|către|subiect|expéditeur|da|van)\s?\*?\s?:\*?\s?\S/i;

/** What phones and programs add under an answer. */
const SIGNATURES: readonly RegExp[] = [
  /^--\s?$/,
  /^(sent|get|gesendet|envoyé|trimis|enviado|inviato) (from|von|mit|depuis|de|à partir|din|de pe|outlook|desde|da)\b/i,
  /^(von meinem|von outlook|téléchargez|descărcați|holen sie sich) /i,
];

export function isQuoted(line: string): boolean {
  return /^\s{0,3}[>|]/.test(line);
}

export function isMarker(line: string): boolean {
  return bare(line) === MARKER;
}

export function isEndMarker(line: string): boolean {
  return bare(line) === END_MARKER;
}

function bare(line: string): string {
  return line.replaceAll(/^[\s>|*]+|[\s*]+$/g, "");
}

export function isSeparator(line: string): boolean {
  return SEPARATORS.some((separator) => separator.test(line.trim()));
}

export function isSignature(line: string): boolean {
  return SIGNATURES.some((signature) => signature.test(line));
}

/** Whether a header block of a quoted mail begins at this line: two such lines within three. */
export function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!HEADER_LINE.test(lines[at]?.trim() ?? "")) return false;
  return lines.slice(at + 1, at + 3).some((line) => HEADER_LINE.test(line.trim()));
}

/** How many lines from here on, 0 to 3, are the sentence that introduces a quoted mail. */
export function attributionLength(lines: readonly string[], at: number): number {
  for (const length of [1, 2, 3]) {
    const block = lines.slice(at, at + length).map((line) => line.trim());
    if (block.length < length || block.includes("")) return 0;
    const sentence = block.join(" ");
    if (sentence.length > 400 || !sentence.endsWith(":")) continue;
    if (ATTRIBUTION_START.test(block[0] ?? "") && ATTRIBUTION_END.test(sentence)) return length;
    if (length === 1 && /[@\d]/.test(sentence) && isQuotedNext(lines, at + 1)) return 1;
  }
  return 0;
}

function isQuotedNext(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from, from + 3).find((line) => line.trim() !== "");
  return next !== undefined && (isQuoted(next) || isMarker(next));
}
