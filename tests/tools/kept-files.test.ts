import { expect, test } from "vitest";
import { keptFiles, type Built } from "../../tools/build-client/kept-files.ts";

/** Every part that the list of what needs a server names, reached from the page. */
const ONLINE = {
  "assets/new.js": "/x/web/screens/new-table-screen.tsx",
  "assets/mail.js": "/x/web/screens/mail-screen.tsx",
  "assets/key.js": "/x/web/parts/key-sheet.tsx",
  "assets/offer.js": "/x/web/parts/notice-offer.tsx",
  "assets/sheet.js": "/x/web/parts/notice-sheet.tsx",
  "assets/gallery.js": "/x/web/parts/gallery-desk.tsx",
  "assets/listed.js": "/x/web/parts/listed-tables.tsx",
  "assets/qr.js": "/x/node_modules/lean-qr/index.mjs",
};

function built(more: Readonly<Record<string, Built>>): ReadonlyMap<string, Built> {
  const online = Object.entries(ONLINE).map(([file, module]): [string, Built] => [
    file,
    { text: "alone.js", modules: [module] },
  ]);
  return new Map([...online, ...Object.entries(more)]);
}

const PAGE = `<script src="/assets/first.js"></script>`;
const FIRST = `import("./new.js"); import("./practice.js"); import("./de.js"); import("./both.js")`;

test("what is kept is what the page leads to, a worker's script among it, but for what needs a server", () => {
  const { files, languages } = keptFiles(
    PAGE,
    built({
      "assets/first.js": { text: FIRST, modules: ["/x/web/main.tsx"] },
      "assets/practice.js": { text: `new Worker("/assets/worker.js")`, modules: ["/x/web/p.ts"] },
      "assets/worker.js": { text: "", modules: [] },
      "assets/alone.js": { text: "", modules: ["/x/web/only-for-a-new-table.ts"] },
      "assets/de.js": { text: "", modules: ["/x/web/i18n/de/table.ts", "/x/web/i18n/de/a.ts"] },
      "assets/both.js": { text: "", modules: ["/x/web/i18n/de/b.ts", "/x/web/i18n/plural.ts"] },
      "assets/a-latin-ext-1.woff2": { text: "", modules: [] },
    }),
  );
  expect(files.toSorted()).toEqual(
    ["both", "first", "practice", "worker"].map((name) => `assets/${name}.js`),
  );
  expect(languages).toEqual({ de: ["assets/de.js"], ro: ["assets/a-latin-ext-1.woff2"] });
});

test("a part that has another name now stops the build", () => {
  expect(() => keptFiles(PAGE, new Map())).toThrow("No part of the page is made of");
});
