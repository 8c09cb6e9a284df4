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
  const named = (name: readonly number[]) =>
    new Uint8Array([...bytes('{"seats":3,"player":"Zo'), ...name, ...bytes('"}')]);
  // A stray byte, Latin-1, a letter cut short, a surrogate, UTF-16.
  for (const damage of [[0xff], [0xeb], [0xc3], [0xed, 0xa0, 0x80], [0xff, 0xfe, 0x41, 0x00]]) {
    expect(await send(named(damage)), String(damage)).toBe("invalid-json");
    expect(await send(chunked([named(damage)])), String(damage)).toBe("invalid-json");
  }
  // The sign for damage is a letter like any other to whoever spells it out.
  const spelled = bytes(JSON.stringify({ player: "Zo\ufffd", seats: 3 }));
  expect(await send(spelled)).toContain("Zo\ufffd");
  expect(await send(chunked([spelled]))).toContain("Zo\ufffd");
  // A mark of the byte order is no part of the text, with a length or without.
  const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...opening]);
  expect(await send(marked)).toContain("Zoë");
  expect(await send(chunked([marked]))).toContain("Zoë");
});
