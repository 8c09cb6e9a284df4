import { expect, test } from "vitest";
import { ask } from "./support/front-door.ts";
import { modestly, playOut } from "./support/play-out.ts";
import { watch } from "./support/socket.ts";
import { startTable, LONG } from "./support/table.ts";

async function gzipped(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

test("the median view of a five-seat game is under 2.5 KB gzipped, an update under 2 KB", async () => {
  const table = await startTable({ seats: 5, variants: ["forecast", "exit"] }, LONG);
  const live = await watch(table, table.tokens[2]);
  const views: number[] = [];
  await playOut(table, modestly(6), async () => {
    views.push(await gzipped((await ask("GET", table.path, { token: table.tokens[2] })).text));
  });
  const last = await live.until(() =>
    live.frames.find((frame) => frame.type === "update" && frame.view.status === "over"),
  );
  expect(last.type).toBe("update");
  const updates = await Promise.all(live.texts.slice(1).map(gzipped));
  expect(views.length).toBeGreaterThan(50);
  expect(updates).toHaveLength(views.length);
  expect(median(views)).toBeLessThan(2500);
  expect(median(updates)).toBeLessThan(2000);
});
