/** Security headers, from one place: API answers, the static `_headers` and any other server. */

const EVERYWHERE = {
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
} as const;

const CLIENT_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** On every answer of the API. Tokens travel in it, so nothing is kept by a shared cache. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Cache-Control": "private, no-cache",
};

/** On every file of the client. */
export const CLIENT_HEADERS: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  "Content-Security-Policy": CLIENT_POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Files whose name holds a hash of their content. */
export const IMMUTABLE_PATH = "/assets/*";
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** The text of dist/client/_headers, as static hosting reads it. */
export function staticHeadersFile(): string {
  const lines = Object.entries(CLIENT_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  return ["/*", ...lines, IMMUTABLE_PATH, `  Cache-Control: ${IMMUTABLE}`, ""].join("\n");
}
