import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { CLIENT_HEADERS, IMMUTABLE } from "../../worker/http/headers.ts";
import { WORKER_BUNDLE } from "../local-server.ts";
import { root } from "../root.ts";

/** As in wrangler.toml. */
const COMPATIBILITY_DATE = "2026-11-01";

/**
 * Where objects lie on disk: `STATE/do/KEY`. The local runtime of `npm start`
 * uses the same names, so that both open the same games. They never change.
 */
const OBJECTS = [
  { binding: "GAMES", className: "GameObject", uniqueKey: "high-society-GameObject" },
  { binding: "LOBBY", className: "LobbyObject", uniqueKey: "high-society-LobbyObject" },
] as const;

/** What `cloudflare:email` stands on in the hosted runtime, without a way to send. */
const NO_MAIL = "export default { EmailMessage: class EmailMessage {} };";

interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** The folder of the objects. */
  readonly objects: string;
  /** Names of the settings that workerd reads from its environment: no secret is written down. */
  readonly settings: readonly string[];
  readonly proxyHeader: string;
}

/** The configuration of workerd in Cap'n Proto's text form. */
export function workerdConfig(options: ServeOptions): string {
  const front = stripTypeScriptTypes(readFileSync(join(root, "tools/serve/front.ts"), "utf8"));
  const bundle = readFileSync(WORKER_BUNDLE, "utf8");
  const bindings = [
    ...options.settings.map((name) => `(name = ${text(name)}, fromEnvironment = ${text(name)})`),
    ...OBJECTS.map(
      ({ binding, className }) =>
        `(name = ${text(binding)}, durableObjectNamespace = ${text(className)})`,
    ),
  ];
  const namespaces = OBJECTS.map(
    ({ className, uniqueKey }) =>
      `(className = ${text(className)}, uniqueKey = ${text(uniqueKey)}, enableSql = true)`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "front", worker = (
      modules = [(name = "front.js", esModule = ${text(front)})],
      compatibilityDate = ${text(COMPATIBILITY_DATE)},
      bindings = [
        (name = "API", service = "api"),
        (name = "FILES", service = "files"),
        (name = "HEADERS", json = ${text(JSON.stringify(CLIENT_HEADERS))}),
        (name = "IMMUTABLE", text = ${text(IMMUTABLE)}),
        (name = "PROXY_HEADER", text = ${text(options.proxyHeader)}),
      ],
    )),
    (name = "api", worker = (
      modules = [(name = "index.js", esModule = ${text(bundle)})],
      compatibilityDate = ${text(COMPATIBILITY_DATE)},
      bindings = [${bindings.join(", ")}],
      durableObjectNamespaces = [${namespaces.join(", ")}],
      durableObjectStorage = (localDisk = "objects"),
    )),
    (name = "objects", disk = (path = ${text(options.objects)}, writable = true)),
    (name = "files", disk = (path = ${text(join(root, "dist/client"))})),
    # Webhooks and push services are out in the world; nothing at home is reachable.
    (name = "internet", network = (allow = ["public"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(
    name = "http",
    address = ${text(`${options.host}:${options.port}`)},
    http = (${options.proxyHeader === "" ? "" : 'forwardedProtoHeader = "X-Forwarded-Proto"'}),
    service = "front",
  )],
  # The bundle imports EmailMessage; here nothing sends one, but it must load.
  extensions = [(modules = [
    (name = "cloudflare-internal:email", internal = true, esModule = ${text(NO_MAIL)}),
  ])],
);
`;
}

/** A text literal of Cap'n Proto: as in C, each byte that is not plain ASCII escaped. */
function text(value: string): string {
  const escaped = [...Buffer.from(value, "utf8")].map((byte) => {
    const character = String.fromCharCode(byte);
    if (character === '"' || character === "\\") return `\\${character}`;
    if (byte === 0x0a) return "\\n";
    if (byte >= 0x20 && byte < 0x7f) return character;
    return `\\x${byte.toString(16).padStart(2, "0")}`;
  });
  return `"${escaped.join("")}"`;
}
