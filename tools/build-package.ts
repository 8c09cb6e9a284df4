/**
 * Makes the npm package high-society of shared/client in dist/package: one file of
 * JavaScript without dependencies, declarations, and a package.json that exports
 * `high-society/client`. `npm pack ./dist/package` makes the file to publish.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vite";
import * as z from "zod/mini";

import { run } from "./command.ts";
import { contractTypes } from "./package/contract-types.ts";
import { root } from "./root.ts";
import { runTool, Sentence } from "./sentence.ts";

export const PACKAGE = join(root, "dist/package");
const DECLARATIONS = join(root, ".cache/tsc/shared");

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

export async function buildPackage(): Promise<void> {
  const { code, output } = await run("tsc", ["-b", "shared/client"]);
  if (code !== 0) throw new Sentence(`${output}\nThe client does not compile: see above.`);
  await build({
    configFile: false,
    logLevel: "warn",
    root,
    publicDir: false,
    build: {
      outDir: PACKAGE,
      emptyOutDir: true,
      minify: false,
      target: "es2022",
      lib: { entry: "shared/client/index.ts", formats: ["es"], fileName: () => "client.js" },
    },
  });
  writeDeclarations();
  writeManifest();
  copyFileSync(join(root, "LICENSE"), join(PACKAGE, "LICENSE"));
  copyFileSync(join(root, "shared/client/README.md"), join(PACKAGE, "README.md"));
}

/** The compiler's own declarations of the client, on the contract's types without its validator. */
function writeDeclarations(): void {
  const types = join(PACKAGE, "types");
  mkdirSync(types, { recursive: true });
  writeFileSync(join(types, "contract.d.ts"), contractTypes());
  const links = join(DECLARATIONS, "contract/links.d.ts");
  for (const file of [...globSync(join(DECLARATIONS, "client/*.d.ts")), links]) {
    const text = readFileSync(file, "utf8")
      .replaceAll('"../contract/links.ts"', '"./links.js"')
      .replaceAll(/"\.\.\/contract\/[\w-]+\.ts"/gu, '"./contract.js"')
      .replaceAll(/"\.\/([\w-]+)\.ts"/gu, '"./$1.js"');
    writeFileSync(join(types, basename(file)), text);
  }
}

function writeManifest(): void {
  const text = readFileSync(join(root, "package.json"), "utf8");
  const { name, version, license } = manifestSchema.parse(JSON.parse(text));
  const manifest = {
    name,
    version,
    license,
    description: "A typed client for the High Society game service",
    type: "module",
    sideEffects: false,
    engines: { node: ">=22" },
    exports: { "./client": { types: "./types/index.d.ts", default: "./client.js" } },
    files: ["client.js", "types"],
  };
  writeFileSync(join(PACKAGE, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

if (import.meta.main) await runTool(buildPackage);
