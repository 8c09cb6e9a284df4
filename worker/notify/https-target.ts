/** Names that no public host has. */
const PRIVATE_SUFFIXES = [
  ".local",
  ".localhost",
  ".internal",
  ".lan",
  ".home",
  ".corp",
  ".intranet",
  ".home.arpa",
  ".onion",
  ".test",
  ".invalid",
];

export const TARGET_FAULTS = [
  "not-an-address",
  "not-https",
  "has-credentials",
  "not-public",
] as const;
export type TargetFault = (typeof TARGET_FAULTS)[number];

/**
 * Why a webhook may not be sent to an address; undefined where it may. Only https to a host that
 * has a public name: an address in digits, in whatever spelling, is refused altogether, since the
 * URL parser turns `0x7f.1`, `2130706433` and `[::ffff:10.0.0.1]` into what they are.
 */
export function targetFault(text: string): TargetFault | undefined {
  if (!URL.canParse(text)) return "not-an-address";
  const url = new URL(text);
  if (url.protocol !== "https:") return "not-https";
  if (url.username !== "" || url.password !== "") return "has-credentials";
  const host = url.hostname.toLowerCase().replace(/\.$/, "");
  if (host.startsWith("[") || /^[\d.]+$/.test(host)) return "not-public";
  if (!host.includes(".") || PRIVATE_SUFFIXES.some((suffix) => host.endsWith(suffix))) {
    return "not-public";
  }
  return undefined;
}

/** A sentence for the person who gave the address. */
export function targetFaultSentence(fault: TargetFault): string {
  switch (fault) {
    case "not-an-address":
      return "This is not a web address.";
    case "not-https":
      return "Only https addresses are called.";
    case "has-credentials":
      return "Leave the user name and password out of the address.";
    case "not-public":
      return "Only hosts with a public name are called.";
  }
}

/** The push services of the browsers; a subscription to any other host is refused. */
const PUSH_HOSTS: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)?push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)?push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
];

/** Whether an endpoint is one of a known push service. */
export function isPushService(endpoint: string): boolean {
  if (targetFault(endpoint) !== undefined) return false;
  const { hostname, port } = new URL(endpoint);
  return port === "" && PUSH_HOSTS.some((host) => host.test(hostname));
}
