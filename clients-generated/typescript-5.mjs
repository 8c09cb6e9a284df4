/**
 * Both generators drive TypeScript's old compiler API, which TypeScript 7 does not
 * have. npm hoists one of them beside TypeScript 7, so whoever asks for "typescript"
 * under `node --import ./typescript-5.mjs` gets this workspace's own 5.9.
 */
import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const own = pathToFileURL(createRequire(import.meta.url).resolve("typescript")).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "typescript" ? next(own, context) : next(specifier, context),
});
