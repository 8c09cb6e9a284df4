/**
 * `npm run -s replay -- FILE [--viewer N|spectator]` (`-` reads standard input): replays a
 * high-society-record/1 and prints where it leads. An illegal action: its code and index
 * on standard error, exit code 1. No record that can be replayed: a sentence, exit code 2.
 * A file ending in .jsonl holds a record a line and gives a line for each, errors included.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Refusal, SPECTATOR, type State, type Viewer } from "../shared/engine/index.ts";
import { playRecord } from "./replay-record.ts";
import { shownState, wholeState } from "./replay-print.ts";

const USAGE =
  "Usage: npm run -s replay -- FILE [--viewer N|spectator]; FILE may be - for standard input.";

/** Undefined where the words name no viewer. */
function viewerOf(words: string): Viewer | undefined {
  if (words === "spectator") return SPECTATOR;
  return /^[0-4]$/.test(words) ? { seat: Number(words) } : undefined;
}

/** What replaying one record comes to; `exitCode` as it would be for this record alone. */
type Answer =
  | { readonly exitCode: 0; readonly shown: object }
  | { readonly exitCode: 1; readonly index: number; readonly refusal: Refusal }
  | { readonly exitCode: 2; readonly detail: string };

function answer(text: string, viewer: Viewer | null): Answer {
  const played = playRecord(text);
  switch (played.kind) {
    case "invalid":
      return { exitCode: 2, detail: played.detail };
    case "illegal":
      return { exitCode: 1, index: played.index, refusal: played.refusal };
    case "played":
      return show(played.state, viewer);
  }
}

function show(state: State, viewer: Viewer | null): Answer {
  if (viewer === null) return { exitCode: 0, shown: wholeState(state) };
  if ("seat" in viewer && viewer.seat >= state.seats.length) {
    return { exitCode: 2, detail: `There is no seat ${viewer.seat} at this table.` };
  }
  return { exitCode: 0, shown: shownState(state, viewer) };
}

/** One record: what is wrong goes to standard error. */
function replayOne(text: string, viewer: Viewer | null): number {
  const result = answer(text, viewer);
  if (result.exitCode === 0) console.log(JSON.stringify(result.shown));
  else if (result.exitCode === 1) {
    console.error(JSON.stringify({ ...result.refusal, index: result.index }));
  } else console.error(result.detail);
  return result.exitCode;
}

/** A record a line, a line for each: what is wrong stands among the others. */
function replayMany(text: string, viewer: Viewer | null): number {
  const answers = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => answer(line, viewer));
  process.stdout.write(answers.map((result) => `${JSON.stringify(lineOf(result))}\n`).join(""));
  return answers.reduce((worst, { exitCode }) => Math.max(worst, exitCode), 0);
}

function lineOf(result: Answer): object {
  switch (result.exitCode) {
    case 0:
      return result.shown;
    case 1:
      return { error: { code: result.refusal.code, index: result.index } };
    case 2:
      return { error: { code: "invalid-record", index: null, detail: result.detail } };
  }
}

function main(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    options: { viewer: { type: "string" } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  const viewer = values.viewer === undefined ? null : viewerOf(values.viewer);
  if (file === undefined || others.length > 0 || viewer === undefined) {
    console.error(USAGE);
    return 2;
  }
  const text = readFileSync(file === "-" ? process.stdin.fd : file, "utf8");
  return file.endsWith(".jsonl") ? replayMany(text, viewer) : replayOne(text, viewer);
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  // A file that cannot be read, or an option that does not exist.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
