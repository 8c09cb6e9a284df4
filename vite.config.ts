import { defineConfig } from "vite";
import { packWords } from "./tools/build-client/pack-words.ts";
import { clientAssets } from "./tools/build-client/plugin.ts";
import { preload } from "./tools/build-client/preload.ts";
import { scripts } from "./tools/build-client/scripts.ts";
import { shell } from "./tools/build-client/shell.ts";

/** SERVICE_WORKER=off builds the worker that ends itself (docs/operating.md). */
const worker = process.env["SERVICE_WORKER"] === "off" ? "off" : "on";

/** Builds web/ into static files; the Worker serves dist/client beside the API. */
export default defineConfig({
  root: "web",
  publicDir: "public",
  plugins: [clientAssets(), packWords(), preload(), shell(worker)],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    // The content policy allows no data: URLs, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: {
      // Preloads are links in the page; Vite's helper would add an inline-free but useless shim.
      polyfill: false,
      // Naming what a lazy part needs saves it a round trip and costs the scripts before it its
      // names: for what a stranger opens first, home, an invitation and the words of both in
      // another language, it is worth that. Who makes the links: tools/build-client/preload.ts.
      resolveDependencies: (file, parts) => (/\/lobby-screen-|\/later-/u.test(file) ? parts : []),
    },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: scripts(), debugName: "scripts" }],
        },
      },
    },
  },
});
