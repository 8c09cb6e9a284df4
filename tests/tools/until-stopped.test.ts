import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const MODULE = join(import.meta.dirname, "../../tools/until-stopped.ts");

/** What a program says and how it ends that runs beside a library with its own idea of a signal. */
function stopWith(signal: "SIGINT" | "SIGTERM"): Promise<[string, number | null]> {
  const program = `
    process.once("${signal}", () => process.exit(9));
    const { untilStopped } = await import(${JSON.stringify(MODULE)});
    const alive = setInterval(() => {}, 1000);
    const stopped = untilStopped();
    console.log("running");
    await stopped;
    clearInterval(alive);
    console.log("stopped in order");
  `;
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output === "running\n") child.kill(signal);
    });
    child.once("error", reject);
    child.once("close", (code) => done([output, code]));
  });
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s lets everything be stopped in order, whatever the embedded runtime would do",
  async (signal) => {
    expect(await stopWith(signal)).toEqual(["running\nstopped in order\n", 0]);
  },
);
