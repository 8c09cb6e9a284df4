/** Every path of the API, as a template; `pathOf` fills one in. */
export const PATHS = {
  games: "/v1/games",
  game: "/v1/games/{id}",
  seats: "/v1/games/{id}/seats",
  seat: "/v1/games/{id}/seats/{n}",
  seatMail: "/v1/games/{id}/seats/{n}/mail",
  invitation: "/v1/games/{id}/invitation",
  start: "/v1/games/{id}/start",
  actions: "/v1/games/{id}/actions",
  events: "/v1/games/{id}/events",
  instruction: "/v1/games/{id}/instruction",
  notifications: "/v1/games/{id}/notifications",
  notificationsTest: "/v1/games/{id}/notifications/test",
  token: "/v1/games/{id}/token",
  pause: "/v1/games/{id}/pause",
  resume: "/v1/games/{id}/resume",
  return: "/v1/games/{id}/return",
  votes: "/v1/games/{id}/votes",
  rematch: "/v1/games/{id}/rematch",
  record: "/v1/games/{id}/record",
  live: "/v1/games/{id}/live",
  mailConfirm: "/v1/mail/confirm",
  mailUnsubscribe: "/v1/mail/unsubscribe/{token}",
  rules: "/v1/rules",
  health: "/v1/health",
} as const;
export type PathName = keyof typeof PATHS;

type Path = (typeof PATHS)[PathName];
/** The paths that name a game and nothing else, e.g. `actions`. */
export type GamePathName = {
  [Name in PathName]: (typeof PATHS)[Name] extends `${string}{id}${infer Rest}`
    ? Rest extends `${string}{${string}`
      ? never
      : Name
    : never;
}[PathName];

/** `gamePath("actions", id)` is `/v1/games/…/actions`. */
export function gamePath(name: GamePathName, id: string): string {
  return PATHS[name].replace("{id}", encodeURIComponent(id));
}

export function seatPath(id: string, seat: number): string {
  return PATHS.seat.replace("{id}", encodeURIComponent(id)).replace("{n}", String(seat));
}

export function seatMailPath(id: string, seat: number): string {
  return `${seatPath(id, seat)}/mail`;
}

/** The template of a path in the form that routers take: `/v1/games/:id`. */
export function routeOf(path: Path): string {
  return path.replaceAll(/\{(\w+)\}/gu, ":$1");
}
