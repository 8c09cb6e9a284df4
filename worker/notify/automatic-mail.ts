/** Why a mail is no answer from a person; such a mail is never answered, so that none can loop. */
export const IGNORED_REASONS = ["automatic", "bounce", "loop", "list"] as const;
export type IgnoredReason = (typeof IGNORED_REASONS)[number];

/** Every mail of ours carries it; one that comes back to us is a loop. */
export const OWN_HEADER = "X-High-Society";

/** What holiday notices are called, for the programs that say it in no header. */
const HOLIDAY =
  /^\s*(out of( the)? office|automatic reply|auto(matic)?[ -]?(reply|response)|automatische antwort|abwesenheitsnotiz|abwesenheitsmeldung|réponse automatique|absence du bureau|răspuns automat|respuesta automática|risposta automatica)\b/i;

/**
 * Whether a mail was written by a machine, by what its envelope and headers say (RFC 3834).
 * @param header a header's value by its lower-case name
 * @param envelopeFrom the sender that the mail server named, "" for a bounce
 */
export function ignoredReason(
  header: (name: string) => string | undefined,
  envelopeFrom: string,
): IgnoredReason | undefined {
  if (header(OWN_HEADER.toLowerCase()) !== undefined) return "loop";
  const sender = `${envelopeFrom} ${header("from") ?? ""}`.toLowerCase();
  const type = header("content-type")?.toLowerCase() ?? "";
  if (/^\s*multipart\/report\b/.test(type) || header("x-failed-recipients") !== undefined)
    return "bounce";
  if (
    envelopeFrom.replaceAll(/[<>\s]/g, "") === "" ||
    /\b(mailer-daemon|postmaster)\b/.test(sender)
  )
    return "bounce";
  if (header("return-path")?.trim() === "<>") return "bounce";
  const submitted = header("auto-submitted")?.trim().toLowerCase();
  if (submitted !== undefined && submitted !== "no") return "automatic";
  const precedence = header("precedence")?.trim().toLowerCase() ?? "";
  if (precedence === "list") return "list";
  if (["bulk", "junk", "auto_reply"].includes(precedence)) return "automatic";
  for (const name of [
    "x-autoreply",
    "x-autorespond",
    "x-autoresponse",
    "x-auto-reply",
    "x-mail-autoreply",
  ]) {
    if (header(name) !== undefined) return "automatic";
  }
  if (header("list-id") !== undefined) return "list";
  if (/^(no-?reply|do-?not-?reply)@/.test(envelopeFrom.toLowerCase())) return "automatic";
  return HOLIDAY.test(header("subject") ?? "") ? "automatic" : undefined;
}
