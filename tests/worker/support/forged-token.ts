import type { Table } from "./table.ts";

/** Tokens that nobody granted: each lies in one way (docs/threat-model.md). */
export function forged({ id, tokens }: Table): readonly string[] {
  const [head = "", claims = "", signature = ""] = (tokens[0] ?? "").split(".");
  const header = decoded(head);
  const claim = decoded(claims);
  const sign = (top: object, body: object) => `${encoded(top)}.${encoded(body)}.${signature}`;
  return [
    // Nobody signed it.
    `${encoded({ ...header, alg: "none" })}.${claims}.`,
    sign({ ...header, alg: "none" }, claim),
    sign({ ...header, alg: "RS256" }, claim),
    sign({ ...header, kid: "other" }, claim),
    sign({ ...header, kid: "../../dev/null" }, claim),
    sign({ ...header, typ: "JWT" }, claim),
    sign({ ...header, crit: ["exp"] }, claim),
    sign(header, { ...claim, place: 1 }),
    sign(header, { ...claim, generation: 1 }),
    sign(header, { ...claim, game: "a".repeat(24) }),
    sign(header, { ...claim, aud: "other" }),
    `${head}.${claims}.`,
    `${head}.${claims}`,
    `${head}.${claims}.${signature}.${signature}`,
    `${head}.${claims}.${"A".repeat(signature.length)}`,
    // What is public is no key.
    id,
    "0",
  ];
}

function decoded(part: string): Record<string, unknown> {
  const json: unknown = JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/")));
  return json as Record<string, unknown>;
}

function encoded(value: object): string {
  return btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
