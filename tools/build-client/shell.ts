import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { keptFiles, type Built } from "./kept-files.ts";

const PLACE = "__SHELL_VERSION__";
/** A service worker's address decides what it serves: it has no hash, and lies at the root. */
const WORKER = "push-worker.js";

/** Beside the parts: the page itself, and what its tab shows. */
const ALWAYS = ["/", "/icon.svg", "/icon-mine.svg"];

/**
 * Lists the files of the page in version.json and writes their version into the page and its
 * service worker: so each version is a new worker, and an open page sees that it is an old one.
 *
 * @param worker "off" builds the worker that ends all others
 */
export function shell(worker: "on" | "off"): Plugin {
  return {
    name: "client-shell",
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) this.error("The client is built into no folder.");
      await buildWorker(dir, worker === "on" ? "web/push-worker.ts" : "web/kill-worker.ts");
      const parts = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
      const [page, script] = [join(dir, "index.html"), join(dir, WORKER)];
      const hash = createHash("sha256");
      for (const file of [page, script]) hash.update(await readFile(file));
      for (const file of parts.toSorted()) hash.update(file);
      const version = hash.digest("hex").slice(0, 16);
      for (const file of worker === "on" ? [page, script] : [page]) {
        const text = await readFile(file, "utf8");
        if (!text.includes(PLACE)) this.error(`${file} has no place for a version.`);
        await writeFile(file, text.replaceAll(PLACE, version));
      }
      const kept = keptFiles(await readFile(page, "utf8"), builtOf(bundle));
      const shell = {
        version,
        worker,
        files: [...ALWAYS, ...kept.files.map(address)],
        languages: Object.fromEntries(
          Object.entries(kept.languages).map(([code, files]) => [code, files.map(address)]),
        ),
      };
      await writeFile(join(dir, "version.json"), JSON.stringify(shell));
    },
  };
}

type Bundle = Parameters<Extract<Plugin["writeBundle"], (...all: never[]) => unknown>>[1];

function builtOf(bundle: Bundle): ReadonlyMap<string, Built> {
  const parts = Object.entries(bundle).filter(([file]) => file.startsWith("assets/"));
  return new Map(
    parts.map(([file, part]): [string, Built] => {
      if (part.type === "chunk") return [file, { text: part.code, modules: part.moduleIds }];
      const text = /\.(?:js|css)$/u.test(file) ? String(part.source) : "";
      return [file, { text, modules: [] }];
    }),
  );
}

function address(file: string): string {
  return `/${file}`;
}

/** By itself, as one plain script: not every browser takes a service worker that imports. */
async function buildWorker(outDir: string, input: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input, output: { format: "iife", entryFileNames: WORKER } },
    },
  });
}
