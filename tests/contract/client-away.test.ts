import { afterEach, expect, test, vi } from "vitest";
import { HighSociety } from "../../shared/client/index.ts";
import { EXAMPLE_ID } from "../../tools/openapi/example-game.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A handshake that nobody answers. */
class RefusedSocket extends EventTarget {
  static dialled = 0;
  readonly readyState = 3;

  constructor() {
    super();
    RefusedSocket.dialled += 1;
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event("close"), { code: 1006 })));
  }
  send(): void {}
  close(): void {}
}

test("while the server is away there is one loop of tries: at most 8 looks and 8 lines in 12 s", async () => {
  vi.useFakeTimers();
  let looks = 0;
  const society = new HighSociety("http://society.test", {
    fetch: async () => {
      looks += 1;
      throw new TypeError("Failed to fetch");
    },
    // The client uses of a socket what the fake has.
    WebSocket: RefusedSocket as unknown as typeof WebSocket,
  });
  const live = society.game(EXAMPLE_ID, "a.b.c").watch({});
  await vi.advanceTimersByTimeAsync(12_000);
  live.close();
  expect(looks).toBeGreaterThan(2);
  expect(looks).toBeLessThanOrEqual(8);
  expect(RefusedSocket.dialled).toBeLessThanOrEqual(8);
});

test("however long the server was away, the table is asked for within 8 s once it is back", async () => {
  vi.useFakeTimers();
  const society = new HighSociety("http://society.test", {
    fetch: async () => {
      throw new TypeError("Failed to fetch");
    },
    // The client uses of a socket what the fake has.
    WebSocket: RefusedSocket as unknown as typeof WebSocket,
  });
  const live = society.game(EXAMPLE_ID, "a.b.c").watch({});
  await vi.advanceTimersByTimeAsync(120_000);
  const before = RefusedSocket.dialled;
  await vi.advanceTimersByTimeAsync(8_000);
  live.close();
  expect(RefusedSocket.dialled).toBeGreaterThan(before);
});

test("a handshake that nobody answers is given up, and tried again", async () => {
  vi.useFakeTimers();
  let dialled = 0;
  class SilentSocket extends EventTarget {
    readonly readyState = 0;
    constructor() {
      super();
      dialled += 1;
    }
    send(): void {}
    close(): void {}
  }
  const society = new HighSociety("http://society.test", {
    fetch: () => new Promise(() => {}),
    // The client uses of a socket what the fake has.
    WebSocket: SilentSocket as unknown as typeof WebSocket,
  });
  const live = society.game(EXAMPLE_ID, "a.b.c").watch({});
  await vi.advanceTimersByTimeAsync(12_000);
  live.close();
  expect(dialled).toBe(2);
});
