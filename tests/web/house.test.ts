import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answered } from "../../shared/client/answered.ts";
import { PROBLEM_CONTENT_TYPE, problemOf } from "../../shared/contract/problem.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import { GAME } from "../support/engine-table.ts";

/** The words of a refusal never come. */
const load = vi.hoisted(() => vi.fn<() => Promise<void>>(() => new Promise(() => {})));
vi.mock("../../web/i18n/choose-language.ts", () => ({ loadRefusalTexts: load }));

const answers: Response[] = [];
const asked = vi.fn<() => Promise<Response>>(async () => answers.shift() ?? Response.error());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { origin: "https://house.example" });
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockClear();
  load.mockClear();
});

function refusal(code: "host-only" | "overloaded", retryAfter?: number): Response {
  const problem =
    code === "overloaded"
      ? problemOf(code, "/", { retryAfter: retryAfter ?? 0 })
      : problemOf(code, "/", {});
  const headers = new Headers({ "Content-Type": PROBLEM_CONTENT_TYPE });
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}

async function cancelled() {
  const { house } = await import("../../web/state/house.ts");
  const settled = vi.fn<(answered: Answered<View>) => void>();
  void house.game(GAME, "token").cancel().then(settled);
  return settled;
}

test("a refusal waits for its words, but not for ever", async () => {
  answers.push(refusal("host-only"));
  const settled = await cancelled();
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: "refused" }));
});

test("what is asked again by itself waits for no words", async () => {
  answers.push(refusal("overloaded", 1), refusal("host-only"));
  await cancelled();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a server that asks for more patience than the page has is refused in words", async () => {
  answers.push(refusal("overloaded", 3_600));
  const settled = await cancelled();
  await vi.advanceTimersByTimeAsync(500);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(settled).toHaveBeenCalledOnce();
});
