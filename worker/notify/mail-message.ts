/** One mail, before any transport has seen it. Addresses are bare; names stand apart. */
export interface MailMessage {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers; every name and value is one of ours. */
  readonly headers: Readonly<Record<string, string>>;
  /** The same for every attempt to send this mail, and for no other. */
  readonly id: string;
}

const SUBJECT_LIMIT = 150;

/**
 * One line without control characters, for a header: whatever a table or a person is called, it
 * can neither end the header nor begin another.
 */
export function headerText(text: string, limit = SUBJECT_LIMIT): string {
  const plain = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const letters = Array.from(plain);
  return letters.length <= limit ? plain : `${letters.slice(0, limit - 1).join("")}…`;
}

/** Whether a text can stand where a header wants an address and nothing else. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s<>,;:"()[\]\\@\p{Cc}]{1,64}@[a-z0-9.-]+$/iu.test(text);
}

/**
 * The headers that every mail of ours carries.
 * `thread` makes all mails of a game one conversation: each refers to the same root, since the
 * platform gives every mail a Message-ID of its own choice.
 */
export function mailHeaders(mail: {
  readonly thread: string;
  readonly unsubscribeUrl: string | null;
  readonly kind: "notice" | "answer";
  readonly answersTo: string | null;
}): Readonly<Record<string, string>> {
  const root = `<${mail.thread}>`;
  const answered = mail.answersTo !== null && /^<[^<>\s]{3,200}>$/.test(mail.answersTo);
  return {
    "In-Reply-To": answered ? (mail.answersTo ?? root) : root,
    References: answered ? `${root} ${mail.answersTo}` : root,
    // RFC 3834: a machine wrote it, so no machine answers it.
    "Auto-Submitted": mail.kind === "answer" ? "auto-replied" : "auto-generated",
    "X-High-Society": mail.kind,
    ...(mail.unsubscribeUrl === null
      ? {}
      : {
          // RFC 8058: one click, no page in between.
          "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
  };
}
