/**
 * The front door of a self-hosted service, run by workerd: API requests go to
 * the production Worker, everything else is a file of dist/client, as static
 * hosting would serve it. One module without imports, so that no bundler is
 * needed; headers and addresses come in as bindings.
 */

interface Service {
  fetch(input: Request | string): Promise<Response>;
}

interface FrontEnv {
  readonly API: Service;
  readonly FILES: Service;
  /** For every file; and those for files whose name holds a hash. */
  readonly HEADERS: Readonly<Record<string, string>>;
  readonly IMMUTABLE: string;
  /** By address, the file that answers it; `:name` stands for any one part. */
  readonly REWRITES: Readonly<Record<string, string>>;
  /** The file for every address that has none. */
  readonly LOST_PAGE: string;
  /** In which the proxy before this server names the caller; "" without a proxy. */
  readonly PROXY_HEADER: string;
}

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ["html", "text/html; charset=utf-8"],
  ["js", "text/javascript; charset=utf-8"],
  ["css", "text/css; charset=utf-8"],
  ["json", "application/json"],
  ["webmanifest", "application/manifest+json"],
  ["svg", "image/svg+xml"],
  ["png", "image/png"],
  ["ico", "image/x-icon"],
  ["woff2", "font/woff2"],
  ["txt", "text/plain; charset=utf-8"],
]);

const COMPRESSED_ALREADY = /^(image\/(png|x-icon)|font\/)/;

export default {
  fetch(request: Request, env: FrontEnv): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (/^\/v1(?:\/|$)/.test(pathname)) return env.API.fetch(withCaller(request, env.PROXY_HEADER));
    return serveFile(request, pathname, env);
  },
};

/** Rate limits count by address; whatever the caller says of itself is dropped. */
function withCaller(request: Request, proxyHeader: string): Request {
  const headers = new Headers(request.headers);
  const named = proxyHeader === "" ? null : headers.get(proxyHeader);
  // A proxy appends the address it saw; what stands before it was sent by the caller.
  const address = named?.split(",").at(-1)?.trim();
  headers.delete("CF-Connecting-IP");
  if (address !== undefined && address !== "") headers.set("CF-Connecting-IP", address);
  return new Request(request, { headers });
}

async function serveFile(request: Request, pathname: string, env: FrontEnv): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, headers: { ...env.HEADERS, Allow: "GET, HEAD" } });
  }
  for (const path of candidates(rewritten(pathname, env.REWRITES))) {
    const file = await fileAt(path, env);
    if (file !== undefined) return answer(request, path, file, env);
  }
  const lost = await fileAt(`/${env.LOST_PAGE}`, env);
  const headers = { ...env.HEADERS, "Content-Type": "text/html; charset=utf-8" };
  return new Response(request.method === "HEAD" ? null : lost?.body, { status: 404, headers });
}

function rewritten(pathname: string, rewrites: FrontEnv["REWRITES"]): string {
  const rule = Object.keys(rewrites).find((from) =>
    new RegExp(`^${from.replaceAll(/:\w+/g, "[^/]+").replaceAll(".", "\\.")}$`).test(pathname),
  );
  return rule === undefined ? pathname : (rewrites[rule] ?? pathname);
}

async function fileAt(path: string, env: FrontEnv): Promise<Response | undefined> {
  const file = await env.FILES.fetch(`http://files${path}`);
  if (file.status === 200 && isFile(path)) return file;
  await file.body?.cancel();
  return undefined;
}

/** A path without an extension is a page of its own. */
function candidates(pathname: string): readonly string[] {
  if (isFile(pathname)) return [pathname];
  const page = pathname.replace(/\/+$/, "");
  return page === "" ? ["/index.html"] : [`${page}.html`, `${page}/index.html`];
}

function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/.test(path);
}

function answer(request: Request, path: string, file: Response, env: FrontEnv): Response {
  const type = CONTENT_TYPES.get(path.split(".").at(-1) ?? "") ?? "application/octet-stream";
  const headers = new Headers(env.HEADERS);
  headers.set("Content-Type", type);
  headers.set("Cache-Control", path.startsWith("/assets/") ? env.IMMUTABLE : "no-cache");
  const changed = file.headers.get("Last-Modified");
  if (changed !== null) headers.set("Last-Modified", changed);
  if (changed !== null && request.headers.get("If-Modified-Since") === changed) {
    return new Response(null, { status: 304, headers });
  }
  const gzip = /\bgzip\b/.test(request.headers.get("Accept-Encoding") ?? "");
  // The runtime compresses what says that it is compressed.
  if (gzip && !COMPRESSED_ALREADY.test(type)) headers.set("Content-Encoding", "gzip");
  headers.append("Vary", "Accept-Encoding");
  return new Response(request.method === "HEAD" ? null : file.body, { headers });
}
