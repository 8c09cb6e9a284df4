import type { GameId, Invitation, SeatToken } from "../shared/contract/ids.ts";
import type { PastPlace } from "./replay/past-place.ts";
import { isGameId, isInvitation, isSeatToken } from "./state/ids.ts";
import { isMailToken, MAIL_LINK_USES, type MailLinkUse } from "./state/mail-link.ts";

/** The pages of the client, by their addresses. Keys and invitations stand behind # only. */
export type Route =
  | { readonly page: "home" }
  | { readonly page: "new" }
  | { readonly page: "settings" }
  | { readonly page: "rules" }
  | { readonly page: "practice" }
  /** The lesson; with the table that it was opened from, to go back to. */
  | { readonly page: "lesson"; readonly back: string | null }
  | {
      readonly page: "table";
      readonly game: GameId;
      /** The key to a seat that this link brings. */
      readonly key: SeatToken | null;
      /** The right to take a free seat. */
      readonly invitation: Invitation | null;
    }
  /** A table's past; the moment is the number of moves played, null for the end. */
  | { readonly page: "replay"; readonly game: PastPlace; readonly moment: number | null }
  /** A record to open: a table's own, or any file where the game is null. */
  | { readonly page: "record"; readonly game: PastPlace | null; readonly moment: number | null }
  /** The link of a mail: to agree to mail, or to end it. */
  | { readonly page: "mail"; readonly use: MailLinkUse; readonly token: string }
  | { readonly page: "lost" };

/** Any address as a route; what is not understood is the page "lost", never an error. */
export function parseRoute(path: string, hash: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, game, third] = parts;
  if (first === undefined) return { page: "home" };
  if (parts.length === 1) {
    const plain = PLAIN_PAGES.find((page) => page === first);
    if (plain !== undefined) return { page: plain };
    if (first === "lesson") return { page: first, back: backIn(hash) };
    if (first === "record") return { page: "record", game: null, moment: momentIn(hash) };
    return first === "mail" ? mailRoute(hash) : { page: "lost" };
  }
  if (first === "practice" && parts.length === 2 && (game === "replay" || game === "record")) {
    return { page: game, game: "practice", moment: momentIn(hash) };
  }
  if (first !== "t" || !isGameId(game)) return { page: "lost" };
  if (parts.length === 3 && (third === "replay" || third === "record")) {
    return { page: third, game, moment: momentIn(hash) };
  }
  if (parts.length > 2) return { page: "lost" };
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const key = fields.get("key");
  const invitation = fields.get("join");
  return {
    page: "table",
    game,
    key: isSeatToken(key) ? key : null,
    invitation: isInvitation(invitation) ? invitation : null,
  };
}

const PLAIN_PAGES = ["new", "settings", "rules", "practice"] as const;

/** `#from=…` is the address of a table on this server, as `lessonPath` writes it. */
function backIn(hash: string): string | null {
  const from = new URLSearchParams(hash.replace(/^#/, "")).get("from") ?? "";
  return /^\/t\/[a-z2-7]{20,32}(?:#join=[^&]{1,128})?$/u.test(from) ? from : null;
}

/** The way to the lesson and back to a table, with the invitation that was opened there. */
export function lessonPath(game: GameId, invitation: Invitation | null): string {
  const join = invitation === null ? "" : `#join=${encodeURIComponent(invitation)}`;
  return `/lesson#from=${encodeURIComponent(`/t/${game}${join}`)}`;
}

/** `#m=37` is the moment after 37 moves. */
function momentIn(hash: string): number | null {
  const text = new URLSearchParams(hash.replace(/^#/, "")).get("m");
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

function mailRoute(hash: string): Route {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  for (const use of MAIL_LINK_USES) {
    const token = fields.get(use);
    if (isMailToken(token)) return { page: "mail", use, token };
  }
  return { page: "lost" };
}
