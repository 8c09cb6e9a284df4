import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { CLIENT_HEADERS, IMMUTABLE } from "../../worker/http/headers.ts";
import { LOST_PAGE, REWRITES } from "../build-client/addresses.ts";
import { CLIENT, WORKER_BUNDLE } from "../built.ts";
import { root } from "../root.ts";
import { capnpText as text } from "./capnp-text.ts";

/** As in wrangler.toml. */
export const COMPATIBILITY_DATE = "2026-11-01";

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

interface ApiOptions {
  /** The folder of the objects. */
  readonly objects: string;
  /** Names of the settings that workerd reads from its environment: no secret is written down. */
  readonly settings: readonly string[];
}

interface ServeOptions extends ApiOptions {
  /** `host:port` to listen on. */
  readonly address: string;
  readonly proxyHeader: string;
}

/** The configuration of workerd in Cap'n Proto's text form: the front door and what is behind it. */
export function workerdConfig(options: ServeOptions): string {
  const { address, proxyHeader } = options;
  const front = stripTypeScriptTypes(readFileSync(join(root, "tools/serve/front.ts"), "utf8"));
  const http = proxyHeader === "" ? "()" : '(forwardedProtoHeader = "X-Forwarded-Proto")';
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
        (name = "REWRITES", json = ${text(JSON.stringify(REWRITES))}),
        (name = "LOST_PAGE", text = ${text(LOST_PAGE)}),
        (name = "PROXY_HEADER", text = ${text(proxyHeader)}),
      ],
    )),
    (name = "files", disk = (path = ${text(CLIENT)})),
    ${apiServices(options)}
  ],
  sockets = [(name = "http", address = ${text(address)}, http = ${http}, service = "front")],
  ${extensions()}
);
`;
}

/** The API alone, on a port of its own, as the benchmarks measure it. */
export function apiConfig(options: ApiOptions & { readonly address: string }): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${apiServices(options)}],
  sockets = [(name = "http", address = ${text(options.address)}, http = (), service = "api")],
  ${extensions()}
);
`;
}

function apiServices({ objects, settings }: ApiOptions): string {
  const bindings = [
    ...settings.map((name) => `(name = ${text(name)}, fromEnvironment = ${text(name)})`),
    ...OBJECTS.map(
      ({ binding, className }) =>
        `(name = ${text(binding)}, durableObjectNamespace = ${text(className)})`,
    ),
  ];
  const namespaces = OBJECTS.map(
    ({ className, uniqueKey }) =>
      `(className = ${text(className)}, uniqueKey = ${text(uniqueKey)}, enableSql = true)`,
  );
  return `(name = "api", worker = (
      modules = [(name = "index.js", esModule = ${text(readFileSync(WORKER_BUNDLE, "utf8"))})],
      compatibilityDate = ${text(COMPATIBILITY_DATE)},
      bindings = [${bindings.join(", ")}],
      durableObjectNamespaces = [${namespaces.join(", ")}],
      durableObjectStorage = (localDisk = "objects"),
    )),
    (name = "objects", disk = (path = ${text(objects)}, writable = true)),
    # Webhooks and push services are out in the world; nothing at home is reachable.
    (name = "internet", network = (allow = ["public"], tlsOptions = (trustBrowserCas = true))),`;
}

/** The bundle imports EmailMessage; here nothing sends one, but it must load. */
function extensions(): string {
  return `extensions = [(modules = [
    (name = "cloudflare-internal:email", internal = true, esModule = ${text(NO_MAIL)}),
  ])],`;
}
