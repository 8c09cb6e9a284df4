import { PATHS } from "../../shared/contract/paths.ts";

/** What a mail's link is for; opening it changes nothing, one press does. */
export const MAIL_LINK_USES = ["confirm", "stop"] as const;
export type MailLinkUse = (typeof MAIL_LINK_USES)[number];

/** The single-purpose token of a mail's link: base32, far shorter than this. */
export function isMailToken(text: string | null): text is string {
  return text !== null && /^[a-z2-7]{20,128}$/i.test(text);
}

/** Does what the link is for. `refused`: the link is old or was cut off; `failed`: try again. */
export async function followMailLink(
  use: MailLinkUse,
  token: string,
): Promise<"done" | "refused" | "failed"> {
  try {
    const answer = await (use === "confirm"
      ? fetch(PATHS.mailConfirm, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ token }),
        })
      : fetch(PATHS.mailUnsubscribe.replace("{token}", token), { method: "POST" }));
    if (answer.ok) return "done";
    return answer.status < 500 && answer.status !== 429 ? "refused" : "failed";
  } catch {
    return "failed";
  }
}
