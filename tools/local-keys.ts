import { createECDH, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { root } from "./root.ts";
import { Sentence, systemCode } from "./sentence.ts";
import type { Settings } from "./settings.ts";

const HEAD = "# Secret, and needed: every game begun with these keys hangs on them.\n";

/** Fresh secrets: the root secret, a first signing key (32 random bytes each), the pair for web push. */
export function makeKeys(): Settings {
  const random = (): string => randomBytes(32).toString("base64url");
  const push = createECDH("prime256v1");
  return {
    ROOT_SECRET: random(),
    SIGNING_KEYS: `${randomBytes(4).toString("hex")}:${random()}`,
    VAPID_PUBLIC_KEY: push.generateKeys("base64url"),
    VAPID_PRIVATE_KEY: push.getPrivateKey("base64url"),
  };
}

/**
 * The keys of this machine, in Wrangler's own file for local secrets. A host who gives the two that
 * games hang on keeps all of them elsewhere: then the file is neither read nor made.
 */
export function localKeys(given: Settings, file = join(root, ".dev.vars")): Settings {
  const keptElsewhere = given["ROOT_SECRET"] !== undefined && given["SIGNING_KEYS"] !== undefined;
  return keptElsewhere ? {} : keptKeys(file);
}

/** The keys that `file` keeps; those that it lacks are made once and written there. Git ignores it. */
export function keptKeys(file: string): Settings {
  const present = readKeys(file);
  const missing = Object.entries(makeKeys()).filter(([name]) => present[name] === undefined);
  if (missing.length === 0) return present;
  const before = existsSync(file) ? readFileSync(file, "utf8") : HEAD;
  try {
    writeFileSync(file, before + lines(missing), { mode: 0o600 });
  } catch (error) {
    throw unreachable("write", file, error);
  }
  return { ...present, ...Object.fromEntries(missing) };
}

/** A file for one upload, readable by its owner alone; the caller removes it. */
export function writeSecretsFile(secrets: Settings): string {
  const file = join(mkdtempSync(join(tmpdir(), "high-society-")), "secrets.json");
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return file;
}

function readKeys(file: string): Settings {
  if (!existsSync(file)) return {};
  const entries = Object.entries(parseEnv(readText(file)));
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw unreachable("read", file, error);
  }
}

function unreachable(what: "read" | "write", file: string, error: unknown): Sentence {
  return new Sentence(
    `Cannot ${what} ${file} (${systemCode(error) ?? "unknown"}): the keys belong there; give yourself ${what} permission, or give ROOT_SECRET and SIGNING_KEYS in the environment.`,
  );
}

function lines(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([name, value]) => `${name}="${value}"\n`).join("");
}
