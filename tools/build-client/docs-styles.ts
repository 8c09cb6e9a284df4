import { readFileSync } from "node:fs";

const STYLES = new URL("../../web/styles/", import.meta.url);

/**
 * The style sheet of the page at /docs, which the bundler does not see: the client's faces and
 * docs.css in one file.
 *
 * @param files what the build has made, by file name
 * @throws Error where a face has no file
 */
export function docsStyles(files: readonly string[]): string {
  const faces = read("fonts.css").replaceAll(
    /\.\.\/generated\/([\w-]+)\.woff2/g,
    (_, face: string) => {
      // Eight letters, so that "latin" is not "latin-ext" and its hash.
      const file = files.find((each) => new RegExp(`/${face}-[\\w-]{8}\\.woff2$`).test(each));
      if (file === undefined) throw new Error(`The build has no font ${face}.`);
      return `/${file}`;
    },
  );
  return faces + read("docs.css");
}

function read(name: string): string {
  return readFileSync(new URL(name, STYLES), "utf8");
}
