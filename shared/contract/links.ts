/**
 * Links to a table. A key and an invitation stand behind # only, so that no server,
 * proxy or log ever sees them; opening a link changes nothing.
 */

/** `/t/ID`: the table, as anyone may see it. */
export function tablePath(game: string): string {
  return `/t/${game}`;
}

/** The key to a seat: whoever has this link plays there. */
export function seatLink(origin: string, game: string, token: string): string {
  return `${origin}${tablePath(game)}#key=${token}`;
}

/** Whoever has this link may take a free seat. */
export function invitationLink(origin: string, game: string, invitation: string): string {
  return `${origin}${tablePath(game)}#join=${encodeURIComponent(invitation)}`;
}

/** What a link says, unchecked: who uses it parses the parts. Undefined for any other address. */
export function readLink(text: string):
  | {
      readonly origin: string;
      readonly game: string;
      readonly key: string | null;
      readonly invitation: string | null;
    }
  | undefined {
  const match = /^(https?:\/\/[^/\s]+)\/t\/([a-z2-7]{20,32})\/?(?:#(\S*))?$/u.exec(text.trim());
  const [, origin, game, hash = ""] = match ?? [];
  if (origin === undefined || game === undefined) return undefined;
  const fields = new Map(hash.split("&").map((field) => split(field, "=")));
  return { origin, game, key: fields.get("key") ?? null, invitation: fields.get("join") ?? null };
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) return [text, ""];
  return [text.slice(0, at), decoded(text.slice(at + 1))];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
