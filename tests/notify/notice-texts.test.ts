import { describe, expect, test } from "vitest";
import { LOCALES } from "../../shared/contract/notifications.ts";
import { STATUS_CARDS } from "../../shared/engine/cards.ts";
import { COMMAND_WORDS } from "../../worker/notify/command-words.ts";
import { readCommand } from "../../worker/notify/mail-command.ts";
import { noticeTexts } from "../../worker/notify/texts/index.ts";
import { cards as de } from "../../web/i18n/de/words.ts";
import { cards as en } from "../../web/i18n/en/words.ts";
import { cards as fr } from "../../web/i18n/fr/words.ts";
import { cards as ro } from "../../web/i18n/ro/words.ts";

const PAGE = { en, de, fr, ro };

/** A card's object form, whatever the page calls it: "the Fan", "den Fächer", "evantaiul". */
function namedOnPage(words: { readonly name: string; readonly effect: string }): string {
  if ("named" in words) return String(words.named);
  return "accusative" in words ? String(words.accusative) : `the ${words.name}`;
}

describe.each(LOCALES)("notices in %s", (locale) => {
  const texts = noticeTexts(locale);

  test("call each card what the page calls it", () => {
    for (const card of STATUS_CARDS) {
      const words = PAGE[locale][card];
      expect(texts.cards[card]).toEqual({ name: words.name, named: namedOnPage(words) });
    }
  });

  test("offer only commands that are understood", () => {
    const { pass, bid, seal, nothing, discard, exit, take, status, help } = texts.commands;
    const lines = [
      pass,
      `${bid} 3 8`,
      `${seal} 10`,
      `${seal} ${nothing}`,
      `${discard} 7`,
      `${exit} 3 ${take} 10`,
      status,
      help,
    ];
    for (const line of lines) expect(readCommand(line).kind).toBe("command");
    expect(Object.keys(texts.commands).toSorted()).toEqual(Object.keys(COMMAND_WORDS).toSorted());
  });

  test("speak to the reader, and of others", () => {
    const lot = texts.cards.L3;
    const { events } = texts;
    for (const sentence of [events.won, events.wonFree, events.wonHidden, events.took] as const) {
      const [own, other] = [sentence(null, lot, 4), sentence("Béla", lot, 4)];
      expect(other).toContain("Béla");
      expect(own).not.toContain("null");
      expect(own).not.toBe(other.replace("Béla", "null"));
      expect(own).toContain(lot.named);
    }
  });
});
