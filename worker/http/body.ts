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
  const bytes = await request.arrayBuffer();
  return bytes.byteLength > BODY_LIMIT ? "too-large" : readText(bytes);
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
  return readText(await new Blob(chunks).arrayBuffer());
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

function readText(bytes: ArrayBuffer): Body {
  try {
    return { text: decoder.decode(bytes) };
  } catch (error) {
    if (error instanceof TypeError) return "not-utf8";
    throw error;
  }
}
