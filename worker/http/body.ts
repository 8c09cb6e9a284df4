import { BODY_LIMIT } from "../../shared/contract/problem-code.ts";

/**
 * The body as text, read as a stream so that nobody can make the Worker hold more than the cap.
 * `too-large` once the cap is passed, `not-utf8` for bytes that are no text.
 */
export async function readBody(
  request: Request,
): Promise<{ text: string } | "too-large" | "not-utf8"> {
  const body: ReadableStream<Uint8Array> | null = request.body;
  if (body === null) return { text: "" };
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > BODY_LIMIT) return "too-large";
      text += decoder.decode(chunk, { stream: true });
    }
    return { text: text + decoder.decode() };
  } catch (error) {
    if (error instanceof TypeError) return "not-utf8";
    throw error;
  }
}
