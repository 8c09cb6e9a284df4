import { expect, test } from "vitest";
import { type Block, pageHtml } from "../../worker/notify/mail-page.ts";

const MARKUP = [
  "<img src=x onerror=alert(1)>",
  '"><script>alert(1)</script>',
  "'onmouseover='alert(1)",
  "</style><svg onload=alert(1)>",
  "&lt;script&gt;",
] as const;

/** Every kind of block, with the same text wherever a person's words may stand. */
function blocksOf(text: string): readonly Block[] {
  return [
    { kind: "heading", text },
    { kind: "line", text },
    { kind: "list", title: text, items: [text, text] },
    { kind: "facts", rows: [[text, text]] },
    { kind: "commands", title: text, rows: [[text, text]] },
    { kind: "button", text, url: `https://play.example/?${text}` },
    { kind: "small", text, url: `https://play.example/?${text}` },
    { kind: "small", text },
  ];
}

/** Tags and their attributes' names, as a mail program reads them. */
function tagsOf(html: string): readonly string[] {
  return [...html.matchAll(/<(\/?[a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/giu)].map(
    ([, tag, attributes = ""]) =>
      `${tag} ${[...attributes.matchAll(/([\w-]+)="/gu)].map(([, name]) => name).join(" ")}`,
  );
}

test("no name or text makes markup in a mail: the tags are the same as with a plain word", () => {
  const page = (text: string) =>
    pageHtml({ locale: "en", colon: ":", title: text, answerAbove: text, blocks: blocksOf(text) });
  const plain = page("Ada");
  expect(tagsOf(plain).length).toBeGreaterThan(30);
  for (const text of MARKUP) {
    const html = page(text);
    expect(tagsOf(html)).toEqual(tagsOf(plain));
    expect(html.split("<").length).toBe(plain.split("<").length);
  }
});
