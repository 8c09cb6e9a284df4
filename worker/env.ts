import type { GameObject } from "./game/game-object.ts";
import type { LobbyObject } from "./lobby/lobby-object.ts";

/** Bindings and settings; docs/operating.md and docs/notices.md explain each. */
export interface Env {
  readonly GAMES: DurableObjectNamespace<GameObject>;
  readonly LOBBY: DurableObjectNamespace<LobbyObject>;
  /** Absent where something else serves the client's files. */
  readonly ASSETS?: Fetcher;
  /** At least 32 random bytes, base64url. Never rotates: every game id depends on it. */
  readonly ROOT_SECRET: string;
  /** `kid:base64url[,…]`, newest first: it signs, the others still verify. */
  readonly SIGNING_KEYS: string;
  /** Origins, separated by commas, that may call the API from a browser; unset: any. */
  readonly ALLOWED_ORIGINS?: string;
  /** Requests a minute and address: `create=30,sit-down=60,bad-token=60`; `off` for none. */
  readonly RATE_LIMITS?: string;
  /** `Name <table@example.org>`: turns mail on. */
  readonly MAIL_FROM?: string;
  /** The domain whose mail is routed to this Worker; unset: answers by mail are not offered. */
  readonly MAIL_REPLY_DOMAIN?: string;
  /** Sends mail through Resend instead of the binding. */
  readonly RESEND_API_KEY?: string;
  /** The platform's binding for sending mail. */
  readonly EMAIL?: SendEmail;
  /** The keys of web push, base64url, and who is to be asked about it (`mailto:` or `https:`). */
  readonly VAPID_PUBLIC_KEY?: string;
  readonly VAPID_PRIVATE_KEY?: string;
  readonly VAPID_SUBJECT?: string;
  /** Where the client is, for links in notices; unset: where the seat set its notices up. */
  readonly PUBLIC_ORIGIN?: string;
  /** For how many days a finished game is kept, said at its end; unset: 90. */
  readonly KEEP_DAYS?: string;
  /** What `/v1/health` calls this build. */
  readonly BUILD?: string;
}

export function keepDays({ KEEP_DAYS }: Env): number {
  const days = Number(KEEP_DAYS ?? "90");
  if (!Number.isSafeInteger(days) || days < 1)
    throw new Error("KEEP_DAYS must be a whole number of days, at least 1.");
  return days;
}

/** What the router knows of its surroundings. */
export interface App {
  Bindings: Env;
  Variables: {
    /** The answer was made with every header that it needs. */
    isComplete?: boolean;
  };
}
