import { app } from "./app.ts";
import type { Env } from "./env.ts";
import { receiveMail } from "./notify/receive-mail.ts";

export { GameObject } from "./game/game-object.ts";
export { LobbyObject } from "./lobby/lobby-object.ts";

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  email: receiveMail,
} satisfies ExportedHandler<Env>;
