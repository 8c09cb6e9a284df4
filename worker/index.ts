import { app } from "./app.ts";
import type { Env } from "./env.ts";

export { GameObject } from "./game/game-object.ts";
export { LobbyObject } from "./lobby/lobby-object.ts";

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
} satisfies ExportedHandler<Env>;
