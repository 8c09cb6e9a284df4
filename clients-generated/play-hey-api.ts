/** A whole game by the client that @hey-api/openapi-ts makes: `node play-hey-api.ts URL`. */
import { cheapestMove } from "./cheapest-move.ts";
import { createClient } from "./generated/hey-api/client/index.ts";
import { act, createGame, readGame, startGame, type View } from "./generated/hey-api/index.ts";

export async function playHeyApi(baseUrl: string): Promise<View> {
  const client = createClient({ baseUrl });
  const opened = await createGame({
    client,
    throwOnError: true,
    body: { player: "Hey", seats: 3, bots: [{ level: "gentle" }, { level: "gentle" }], variants: ["exit"] },
  });
  const { token, view: lobby } = opened.data;
  const table = { client, throwOnError: true, path: { id: lobby.id }, auth: token } as const;

  await startGame({ ...table, body: {} });
  let { data: view } = await readGame(table);
  while (view.status !== "over") {
    const action = cheapestMove(view);
    if (action === undefined) throw new Error("Nothing is due although only bots sit here.");
    const { data } = await act({ ...table, body: { version: view.version, action } });
    if (!("view" in data)) throw new Error("a dry run that nobody asked for");
    ({ view } = data);
  }
  return view;
}

declare const process: { argv: string[] };
console.log(JSON.stringify(await playHeyApi(process.argv[2] ?? "http://localhost:8787")));
