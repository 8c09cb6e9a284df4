import { plainPage } from "./plain-pages.ts";

const FONTS = { "old-standard-tt": "Old Standard TT", "alegreya-sans": "Alegreya Sans" } as const;

/** What stands at /licences/, before the licences themselves. */
export function licencesPage(styles: string): { fileName: string; source: string } {
  const links = Object.entries(FONTS).map(
    ([file, name]) => `<li><a href="/licences/${file}.txt">${name}</a></li>`,
  );
  return {
    fileName: "licences/index.html",
    source: plainPage("en", styles, {
      title: "Licences",
      about: "The licences of the fonts in High Society.",
      body: `<h1>Licences</h1>
<p>The fonts of these pages are under the SIL Open Font License 1.1:</p>
<ul>${links.join("")}</ul>`,
    }),
  };
}
