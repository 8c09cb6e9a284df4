import { PROBLEMS } from "../../shared/contract/problem-table.ts";
import type { Env } from "../env.ts";
import { parseGameId } from "../game-id.ts";
import { gameStub } from "../game-stub.ts";
import { logFault } from "../log.ts";
import { readMail } from "./mail-in.ts";
import { readReplyAddress } from "./reply-address.ts";

/**
 * The Worker's `email()` handler. A mail to an address that this service did not make is refused
 * in the SMTP dialogue; one that a machine wrote wakes no object.
 */
export async function receiveMail(message: ForwardableEmailMessage, env: Env): Promise<void> {
  const to = readReplyAddress(env.ROOT_SECRET, message.to);
  const game = to === undefined ? undefined : parseGameId(env.ROOT_SECRET, to.game);
  if (to === undefined || game === undefined) {
    message.setReject("No such address. Answer one of the mails that your table sent you.");
    return;
  }
  const { from, headers, raw, rawSize } = message;
  const reading = await readMail({ from, headers, raw, rawSize }, game);
  if (reading.kind === "ignored") return;
  const messageId = headers.get("message-id")?.trim() ?? null;
  const reply = await gameStub(env, game).notices({ type: "mail", to, reading, messageId });
  if (reply.ok) return;
  const { code } = reply.refused;
  // The answer is not taken and can be given again: its writer must know.
  if (code === "game-of-later-release" || code === "game-damaged")
    message.setReject(PROBLEMS[code].title);
  // A table that is no longer kept: nobody's address is left to answer to.
  else if (code !== "no-such-game") logFault("mail-in", new Error(code));
}
