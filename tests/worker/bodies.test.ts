import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ORIGIN } from "./support/front-door.ts";

test("a body is read alike with and without a length, and neither may pass the cap", async () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const chunked = (chunks: readonly Uint8Array[]) =>
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    });
  const send = async (body: Uint8Array | ReadableStream) => {
    const headers = new Headers({ "Content-Type": "application/json" });
    if (body instanceof Uint8Array) headers.set("Content-Length", String(body.byteLength));
    const request = { method: "POST", headers, body };
    const response = await exports.default.fetch(`${ORIGIN}/v1/games`, request);
    const { code, view } = await response.json<{ code?: string; view?: { seats: unknown } }>();
    return code ?? JSON.stringify(view?.seats);
  };
  const opening = bytes(JSON.stringify({ player: "Zoë", seats: 3 }));
  const within = opening.indexOf(0xab);
  expect(await send(opening)).toContain("Zoë");
  // The two bytes of one letter come apart.
  expect(await send(chunked([opening.slice(0, within), opening.slice(within)]))).toContain("Zoë");
  const flood = bytes("x".repeat(9000));
  expect(await send(chunked([flood, flood]))).toBe("body-too-large");
  expect(await send(bytes("x".repeat(18_000)))).toBe("body-too-large");
  // A stray byte, a letter cut short, and the sign that a damaged text is full of.
  for (const damage of [[0xff], [0xf0, 0x9f, 0x98], [0xef, 0xbf, 0xbd]]) {
    const damaged = new Uint8Array([
      ...bytes('{"seats":3,"player":"Zo'),
      ...damage,
      ...bytes('"}'),
    ]);
    expect(await send(damaged)).toBe("invalid-json");
    expect(await send(chunked([damaged]))).toBe("invalid-json");
  }
});
