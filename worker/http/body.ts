import { BODY_LIMIT } from "../../shared/contract/problem-code.ts";

type Body = { readonly text: string } | "too-large" | "not-utf8";

/**
 * The body as text, without ever holding more than the cap. `too-large` beyond the cap, `not-utf8`
 * for bytes that are no text. A body that says its length is read at once: a stream costs up to
 * a sixth of the whole request.
 */
export async function readBody(request: Request): Promise<Body> {
  const length = request.headers.get("Content-Length");
  if (length === null) return readStream(request.body);
  if (Number(length) > BODY_LIMIT) return "too-large";
  const text = await request.text();
  return text.length > BODY_LIMIT ? "too-large" : asText(text, Number(length));
}

async function readStream(body: ReadableStream<Uint8Array> | null): Promise<Body> {
  if (body === null) return { text: "" };
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > BODY_LIMIT) return "too-large";
    chunks.push(chunk);
  }
  return asText(await new Blob(chunks).text(), bytes);
}

/**
 * Bytes that are no text leave U+FFFD behind, which takes three bytes where a stray one took one:
 * so a text that spells the sign out is told from damage. Only a letter of four bytes that lost its
 * last one passes, as the sign.
 */
function asText(text: string, bytes: number): Body {
  const isDamaged = text.includes("\ufffd") && new TextEncoder().encode(text).byteLength !== bytes;
  if (isDamaged) return "not-utf8";
  // A mark of the byte order is no part of what was said.
  return { text: text.startsWith("\ufeff") ? text.slice(1) : text };
}
