import { enveloped, mailLinks, type Addressee } from "./envelope.ts";
import type { MailMessage } from "./mail-message.ts";
import type { Due } from "./outbox.ts";
import { noticeId } from "./push-notices.ts";
import type { SeatContext } from "./seat-context.ts";
import { overMail, shortMail, turnMail, waitingMail, type Written } from "./seat-mails.ts";

/** A notice as a mail; null for what is told by other channels alone. */
export function mailNotice(context: SeatContext, due: Due, to: Addressee): MailMessage | null {
  const written = writtenNotice(context, due, to);
  if (written === null) return null;
  const { situation } = context;
  return enveloped(to, written, {
    id: `${noticeId(context, due)}-${to.number}`,
    turn: situation.turn?.version ?? null,
    kind: "notice",
    answersTo: null,
    isSubscribed: true,
  });
}

function writtenNotice(context: SeatContext, due: Due, to: Addressee): Written | null {
  const { seen, texts, view, situation } = context;
  const links = mailLinks(to);
  const short = (title: string, line: string): Written =>
    shortMail(view.name, { title, line, seat: links.seat }, links.stop, texts);
  switch (due.kind) {
    case "turn":
    case "reminder":
      return seen === null ? null : turnMail(seen, links, texts);
    case "digest":
      if (seen === null) return null;
      return situation.turn === null
        ? waitingMail(seen, links, texts, texts.headline.waiting)
        : turnMail(seen, links, texts, `${texts.headline.waiting}:`);
    case "game-over":
      return seen === null
        ? short(texts.headline.ended, texts.result.ended)
        : overMail(seen, links, texts);
    case "rematch":
      return short(texts.headline.rematch, texts.mail.rematch);
    case "auction-settled":
      return null;
  }
}
