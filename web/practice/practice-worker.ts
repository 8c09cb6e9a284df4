import { randomFrom } from "../../shared/bots/index.ts";
import { deviceDesk } from "./device-desk.ts";
import { moveByItself } from "./practice-bots.ts";
import type { Practice } from "./practice-game.ts";
import type { FromPractice, ToPractice } from "./practice-messages.ts";
import { practiceTable, type TableNames } from "./practice-setup.ts";
import { reopenPractice, storedOf, type Reopened } from "./stored-practice.ts";

/** How long a bot seems to think, in milliseconds: long enough to see what the one before did. */
const PACE_MS = 650;

let desk: ReturnType<typeof deviceDesk> | undefined;

addEventListener("message", ({ data }: MessageEvent<ToPractice>) => {
  switch (data.kind) {
    case "open": {
      const reopened = reopenPractice(data.stored);
      if (reopened === undefined) tell({ kind: "unreadable" });
      else open(reopened, data.names);
      return;
    }
    case "ask":
      if (desk !== undefined) tell({ kind: "answer", id: data.id, answer: desk.ask(data.asked) });
      return;
    case "frame":
      desk?.hear(data.frame);
      return;
  }
});

function open({ setup, practice }: Reopened, names: TableNames): void {
  const keep = (next: Practice): void => tell({ kind: "keep", stored: storedOf(setup, next) });
  const table = practiceTable(setup, names);
  const random = randomFrom(crypto.getRandomValues(new Uint8Array(16)));
  keep(practice);
  desk = deviceDesk(practice, table, {
    now: Date.now,
    move: (game, at) => moveByItself(game, setup.level, at, random),
    later: (work) => setTimeout(work, PACE_MS),
    send: (frame) => tell({ kind: "frame", frame }),
    keep,
  });
  tell({ kind: "opened", game: table.id });
}

function tell(message: FromPractice): void {
  postMessage(message);
}
