import { randomFrom } from "../../shared/bots/index.ts";
import { practiceDesk } from "./practice-desk.ts";
import { beginPractice, type Practice } from "./practice-game.ts";
import type { FromPractice, ToPractice } from "./practice-messages.ts";
import { practiceTable, type TableNames } from "./practice-table.ts";
import { reopenPractice, storedOf } from "./stored-practice.ts";

/** How long a bot seems to think, in milliseconds: long enough to see what the one before did. */
const PACE_MS = 650;

let desk: ReturnType<typeof practiceDesk> | undefined;

addEventListener("message", ({ data }: MessageEvent<ToPractice>) => {
  switch (data.kind) {
    case "begin":
      open(beginPractice(data.setup, Date.now()), data.names);
      return;
    case "reopen": {
      const practice = reopenPractice(data.stored);
      if (practice === undefined) tell({ kind: "unreadable" });
      else open(practice, data.names);
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

function open(practice: Practice, names: TableNames): void {
  const keep = (next: Practice): void => tell({ kind: "keep", stored: storedOf(next) });
  const table = practiceTable(practice.setup, names);
  keep(practice);
  desk = practiceDesk(practice, table, {
    now: Date.now,
    random: randomFrom(crypto.getRandomValues(new Uint8Array(16))),
    later: (work) => setTimeout(work, PACE_MS),
    send: (frame) => tell({ kind: "frame", frame }),
    keep,
  });
  tell({ kind: "opened", game: table.id });
}

function tell(message: FromPractice): void {
  postMessage(message);
}
