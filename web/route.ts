import type { GameId } from "../shared/contract/ids.ts";
import { isGameId } from "./state/ids.ts";

/** The pages of the client, by their addresses. Keys and invitations stand behind # only. */
export type Route =
  | { readonly page: "home" }
  | { readonly page: "new" }
  | { readonly page: "settings" }
  | { readonly page: "rules" }
  | {
      readonly page: "table";
      readonly game: GameId;
      /** The key to a seat that this link brings. */
      readonly key: string | null;
      /** The right to take a free seat. */
      readonly invitation: string | null;
    }
  | { readonly page: "replay"; readonly game: GameId }
  | { readonly page: "lost" };

/** Any address as a route; what is not understood is the page "lost", never an error. */
export function parseRoute(path: string, hash: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, game, third] = parts;
  if (first === undefined) return { page: "home" };
  if (parts.length === 1) {
    if (first === "new" || first === "settings" || first === "rules") return { page: first };
    return { page: "lost" };
  }
  if (first !== "t" || !isGameId(game)) return { page: "lost" };
  if (third === "replay" && parts.length === 3) return { page: "replay", game };
  if (parts.length > 2) return { page: "lost" };
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  return { page: "table", game, key: fields.get("key"), invitation: fields.get("join") };
}

/** A link, a path or a bare key as somebody pasted it; undefined where it is none of ours. */
export function parseLink(text: string): Extract<Route, { page: "table" }> | undefined {
  const trimmed = text.trim();
  const start = trimmed.search(/\/t\/[a-z2-7]{20,32}/);
  if (start < 0) return undefined;
  const [path = "", hash = ""] = trimmed.slice(start).split(/\s/)[0]?.split("#") ?? [];
  const route = parseRoute(path, hash);
  return route.page === "table" ? route : undefined;
}

export function tablePath(game: GameId): string {
  return `/t/${game}`;
}

/** The key to a seat: whoever has this link plays there. */
export function seatLink(origin: string, game: GameId, token: string): string {
  return `${origin}${tablePath(game)}#key=${token}`;
}

/** Whoever has this link may take a free seat. */
export function invitationLink(origin: string, game: GameId, invitation: string): string {
  return `${origin}${tablePath(game)}#join=${encodeURIComponent(invitation)}`;
}
