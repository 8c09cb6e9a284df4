import { createInterface } from "node:readline";

import type { Session, Stage } from "./session.ts";

const CLEAR = "\u001B[2J\u001B[H";

/** A terminal: the screen is redrawn at each change. */
export const TERMINAL: Stage = {
  show: (lines) => process.stdout.write(`${CLEAR}${lines.join("\n")}\n`),
};

/** A pipe or a dumb terminal: each change is printed once, below the one before. */
export function plainText(write: (text: string) => void): Stage {
  let shown = "";
  return {
    show(lines) {
      const text = `${lines.join("\n")}\n\n`;
      if (text !== shown) write(text);
      shown = text;
    },
  };
}

/** Single keys where there is a terminal, else lines. Answers how to let go of the keyboard. */
export function listen(session: Session): () => void {
  const { stdin } = process;
  if (stdin.isTTY) {
    stdin.setRawMode(true).setEncoding("utf8").resume();
    const onKeys = (keys: string): void => {
      for (const key of keys) session.key(key);
    };
    stdin.on("data", onKeys);
    return () => {
      stdin.off("data", onKeys).setRawMode(false).pause();
    };
  }
  const lines = createInterface({ input: stdin });
  lines.on("line", (line) => session.line(line));
  return () => lines.close();
}
