import {
  LIVE_PROTOCOL,
  serverFrameSchema,
  type ServerFrame,
} from "../../shared/contract/frames.ts";
import type { SeatToken } from "../../shared/contract/ids.ts";
import { gamePath } from "../../shared/contract/paths.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import type { Action } from "../../shared/engine/action.ts";
import type { Table } from "../driver/whole-game.ts";

/** A seat's open page: its socket, with the newest view. */
export interface LiveSeat {
  readonly view: () => View;
  /** Plays one action through the socket; resolves with its `acted`. */
  readonly act: (version: number, action: Action) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openLive(table: Table, token: SeatToken): Promise<LiveSeat> {
  const address = table.server.replace("http", "ws") + gamePath("live", table.id);
  const socket = new WebSocket(address, [LIVE_PROTOCOL, token]);
  const waiting: ((frame: ServerFrame) => void)[] = [];
  let view: View | undefined;
  await new Promise<void>((opened, failed) => {
    socket.addEventListener("error", () => failed(new Error("The socket did not open.")));
    socket.addEventListener("message", ({ data }) => {
      const frame = serverFrameSchema.parse(JSON.parse(String(data))) as ServerFrame;
      if ("view" in frame) view = frame.view;
      opened();
      if (frame.type === "acted" || frame.type === "problem") waiting.shift()?.(frame);
    });
  });
  return {
    view: () => {
      if (view === undefined) throw new Error("No view has come.");
      return view;
    },
    act: async (version, action) => {
      const answered = new Promise<ServerFrame>((resolve) => waiting.push(resolve));
      socket.send(JSON.stringify({ type: "act", key: crypto.randomUUID(), version, action }));
      const frame = await answered;
      if (frame.type === "problem") throw new Error(JSON.stringify(frame.problem));
    },
    close: () =>
      new Promise((resolve) => {
        socket.addEventListener("close", () => resolve(), { once: true });
        socket.close(1000);
      }),
  };
}
