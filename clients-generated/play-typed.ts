/** A whole game by openapi-fetch on the types that openapi-typescript makes: `node play-typed.ts URL`. */
import createClient from "openapi-fetch";

import { cheapestMove } from "./cheapest-move.ts";
import type { components, paths } from "./generated/schema.d.ts";

type View = components["schemas"]["View"];

export async function playTyped(baseUrl: string): Promise<View> {
  const api = createClient<paths>({ baseUrl });
  const opened = await api.POST("/v1/games", {
    body: { player: "Typed", seats: 3, bots: [{ level: "gentle" }, { level: "gentle" }], variants: ["sealed"] },
  });
  if (opened.data === undefined) throw new Error(opened.error.detail);
  const { token } = opened.data;
  const headers = { Authorization: `Bearer ${token}` };
  const params = { path: { id: opened.data.view.id } };

  const started = await api.POST("/v1/games/{id}/start", { params, headers, body: {} });
  if (started.data === undefined) throw new Error(started.error.detail);
  let view = started.data;
  while (view.status !== "over") {
    const action = cheapestMove(view);
    if (action === undefined) throw new Error("Nothing is due although only bots sit here.");
    const { data, error } = await api.POST("/v1/games/{id}/actions", {
      params,
      headers,
      body: { version: view.version, action },
    });
    if (error !== undefined) throw new Error(error.detail);
    if (!("view" in data)) throw new Error("a dry run that nobody asked for");
    view = data.view;
  }
  return view;
}

declare const process: { argv: string[] };
console.log(JSON.stringify(await playTyped(process.argv[2] ?? "http://localhost:8787")));
