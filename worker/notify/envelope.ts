import type { GameId } from "../../shared/contract/ids.ts";
import { seatLink } from "../../shared/contract/links.ts";
import type { MailOffice } from "./channels.ts";
import { mailHeaders, type MailMessage } from "./mail-message.ts";
import { type Page, pageHtml, pageText } from "./mail-page.ts";
import { mailToken } from "./mail-token.ts";
import { threadRoot } from "./own-thread.ts";
import { replyLocalPart } from "./reply-address.ts";
import type { MailLinks, Written } from "./seat-mails.ts";

/** Whom a mail goes to, and what its addresses and links are made of. */
export interface Addressee {
  readonly rootSecret: string;
  readonly office: MailOffice;
  readonly game: GameId;
  readonly place: number;
  readonly generation: number;
  /** Counts the seat's addresses: what its links unsubscribe. */
  readonly number: number;
  readonly address: string;
  readonly origin: string;
  /** The seat's key, for the one button. */
  readonly token: string;
}

export function mailLinks(to: Addressee): MailLinks {
  const { rootSecret, game, place, number: address } = to;
  const stop = mailToken(rootSecret, "unsubscribe", { game, place, address });
  return {
    seat: seatLink(to.origin, game, to.token),
    stop: `${to.origin}/mail#stop=${stop}`,
  };
}

export function confirmUrl(to: Addressee): string {
  const { rootSecret, game, place, number: address } = to;
  return `${to.origin}/mail#confirm=${mailToken(rootSecret, "confirm", { game, place, address })}`;
}

/**
 * Puts a written mail into its envelope.
 * @param turn the turn that an answer would be for; null where none is offered
 * @param id the same for every attempt to send this very mail
 */
export function enveloped(
  to: Addressee,
  written: Written,
  mail: {
    readonly id: string;
    readonly turn: number | null;
    readonly kind: "notice" | "answer";
    readonly answersTo: string | null;
    /** False for the one mail that goes to an address which has not agreed to any. */
    readonly isSubscribed: boolean;
  },
): MailMessage {
  const { office, rootSecret, game, place, generation, number: address } = to;
  const stop = mailToken(rootSecret, "unsubscribe", { game, place, address });
  const answered = mail.turn !== null && office.replyDomain !== null;
  const page = answered ? written.page : unanswerable(written.page);
  const local =
    mail.turn === null
      ? null
      : replyLocalPart(rootSecret, { game, place, generation, turn: mail.turn });
  return {
    from: office.from,
    to: to.address,
    replyTo: answered ? `${local}@${office.replyDomain}` : null,
    subject: written.subject,
    text: pageText(page),
    html: pageHtml(page),
    headers: mailHeaders({
      thread: threadRoot(game, domainOf(office.from.address)),
      unsubscribeUrl: mail.isSubscribed ? `${to.origin}/v1/mail/unsubscribe/${stop}` : null,
      kind: mail.kind,
      answersTo: mail.answersTo,
    }),
    id: mail.id,
  };
}

/** Where no answer is read, none is invited. */
function unanswerable(page: Page): Page {
  const blocks = page.blocks.filter(({ kind }) => kind !== "commands");
  return { ...page, answerAbove: null, blocks };
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
