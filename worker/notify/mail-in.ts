import PostalMime, { decodeWords, type Email } from "postal-mime";
import { type IgnoredReason, ignoredReason } from "./automatic-mail.ts";
import { textOfHtml } from "./html-text.ts";
import { type CommandReading, readCommand } from "./mail-command.ts";
import { firstOwnLine } from "./own-line.ts";
import { answersOurs } from "./own-thread.ts";

/** Bytes of a mail that is looked into; a larger one is answered without being parsed. */
export const MAIL_SIZE_LIMIT = 256 * 1024;

/** What an arriving mail says. */
export type MailReading =
  | CommandReading
  | { readonly kind: "ignored"; readonly reason: IgnoredReason }
  | { readonly kind: "too-large" }
  | { readonly kind: "unreadable" };

/** A mail as a mail server hands it over. */
export interface ArrivedMail {
  /** The envelope's sender, "" for a bounce. */
  readonly from: string;
  readonly headers: { readonly get: (name: string) => string | null };
  /** In bytes. */
  readonly rawSize: number;
  readonly raw: ReadableStream<Uint8Array> | Uint8Array;
}

/**
 * Reads a mail: who wrote it decides first, then its size, then its first own line.
 * @param game the one whose address it was sent to
 */
export async function readMail(mail: ArrivedMail, game: string): Promise<MailReading> {
  const header = (name: string): string | undefined => {
    const value = mail.headers.get(name);
    return value === null ? undefined : decodeWords(value);
  };
  const ignored = ignoredReason(header, mail.from);
  if (ignored !== undefined) return { kind: "ignored", reason: ignored };
  if (mail.rawSize > MAIL_SIZE_LIMIT) return { kind: "too-large" };
  const email = await parsed(mail.raw);
  if (email === undefined) return { kind: "unreadable" };
  return readCommand(ownLine(email, answersOurs(header, game)));
}

async function parsed(raw: ReadableStream<Uint8Array> | Uint8Array): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(raw, {
      maxNestingDepth: 20,
      maxHeadersSize: 64 * 1024,
      // A mail that is attached to an answer is not the answer.
      forceRfc822Attachments: true,
    });
  } catch {
    // Too deep, too long or not a mail: the person is told how to write, and nothing changes.
    return undefined;
  }
}

function ownLine({ text, html }: Email, quotesOurs: boolean): string {
  // Some programs send an empty text part beside the HTML that holds the answer.
  const line = firstOwnLine(text ?? "", quotesOurs);
  if (line !== "" || html === undefined) return line;
  return firstOwnLine(textOfHtml(html), quotesOurs);
}
