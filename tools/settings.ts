/** Settings and keys, by the names that worker/env.ts gives them. */
export type Settings = Readonly<Record<string, string>>;

/** What a host may set in the environment (docs/operating.md explains each). */
const NAMES = [
  "ROOT_SECRET",
  "SIGNING_KEYS",
  "ALLOWED_ORIGINS",
  "RATE_LIMITS",
  "MAIL_FROM",
  "MAIL_REPLY_DOMAIN",
  "RESEND_API_KEY",
  "VAPID_PUBLIC_KEY",
  "VAPID_PRIVATE_KEY",
  "VAPID_SUBJECT",
  "PUBLIC_ORIGIN",
  "KEEP_DAYS",
  "BUILD",
] as const;

/** Those that the environment gives; an empty one counts as not given. */
export function settingsGiven(): Settings {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = process.env[name];
      return value === undefined || value === "" ? [] : [[name, value]];
    }),
  );
}
