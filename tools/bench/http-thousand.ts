import { join } from "node:path";
import { LIVE_PROTOCOL } from "../../shared/contract/frames.ts";
import { gamePath } from "../../shared/contract/paths.ts";
import { addressOf, type HttpBench, startOurs } from "./contenders.ts";
import { report } from "./figure.ts";
import { Connections } from "./load.ts";
import { OpenHands } from "./open-hands.ts";
import { timed } from "./timed.ts";

/** From one action until the last of a thousand watchers has heard of it. */
export async function tellThousand({ folder, env }: HttpBench): Promise<void> {
  const server = await startOurs(join(folder, "thousand"), env);
  const game = await OpenHands.open(addressOf(server));
  const address = `ws://127.0.0.1:${server.port}${gamePath("live", game.table.id)}`;
  const sockets = await Promise.all(
    Array.from({ length: 1000 }, async () => {
      const socket = new WebSocket(address, [LIVE_PROTOCOL]);
      await nextMessage(socket);
      return socket;
    }),
  );
  const connections = new Connections(server.port, 1);
  const times: number[] = [];
  for (let move = 0; move < 5; move += 1) {
    const told = Promise.all(sockets.map(nextMessage));
    times.push(await timed(() => Promise.all([game.next(connections), told])));
  }
  report("1,000 sockets on one game told of one move", "ms", times);
  connections.close();
  for (const socket of sockets) socket.close();
  await server.stop();
}

function nextMessage(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.addEventListener("message", () => resolve(), { once: true });
  });
}
