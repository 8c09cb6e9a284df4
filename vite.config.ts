import { defineConfig } from "vite";
import { clientAssets } from "./tools/build-client/plugin.ts";

/** Builds web/ into static files; the Worker serves dist/client beside the API. */
export default defineConfig({
  root: "web",
  publicDir: "public",
  plugins: [clientAssets()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    // The content policy allows no data: URLs, so nothing is inlined.
    assetsInlineLimit: 0,
    // Preloads are links in the page; Vite's helper would add an inline-free but useless shim.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: "web/index.html", "push-worker": "web/push-worker.ts" },
      output: {
        // A service worker's address decides what it serves: it has no hash, and lies at the root.
        entryFileNames: ({ name }) =>
          name === "push-worker" ? "push-worker.js" : "assets/[name]-[hash].js",
      },
    },
    manifest: true,
  },
});
