import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { root } from "./root.ts";
import { Sentence, systemCode } from "./sentence.ts";

/** Settings and keys, by the names that worker/env.ts gives them. */
export type Settings = Readonly<Record<string, string>>;

/** Wrangler's own file for local secrets; git ignores it. */
const FILE = join(root, ".dev.vars");

/** Fresh secrets: the root secret and a first signing key, 32 random bytes each. */
export function makeKeys(): Settings {
  const random = () => randomBytes(32).toString("base64url");
  return { ROOT_SECRET: random(), SIGNING_KEYS: `${randomBytes(4).toString("hex")}:${random()}` };
}

/**
 * The keys of this machine, made once. Losing them would cost every game that
 * was begun here: ids and seat tokens hang on them.
 */
export function localKeys(): Settings {
  const present = readKeys();
  const missing = Object.entries(makeKeys()).filter(([name]) => present[name] === undefined);
  if (missing.length === 0) return present;
  const lines = missing.map(([name, value]) => `${name}="${value}"\n`).join("");
  const head = existsSync(FILE)
    ? readFileSync(FILE, "utf8")
    : "# Keys of this machine alone. Keep them secret; games begun here need them.\n";
  try {
    writeFileSync(FILE, head + lines, { mode: 0o600 });
  } catch (error) {
    throw new Sentence(
      `Cannot write ${FILE} (${systemCode(error) ?? "unknown"}): the keys of this machine belong there; give yourself write permission.`,
    );
  }
  return { ...present, ...Object.fromEntries(missing) };
}

function readKeys(): Settings {
  if (!existsSync(FILE)) return {};
  const entries = Object.entries(parseEnv(readFileSync(FILE, "utf8")));
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
