import { expect, test } from "vitest";
import { seldom as german } from "../../web/i18n/de/seldom.ts";
import { seldom as english } from "../../web/i18n/en/seldom.ts";
import { seldom as french } from "../../web/i18n/fr/seldom.ts";
import { seldom as romanian } from "../../web/i18n/ro/seldom.ts";
import { faultText } from "../../web/state/fault-text.ts";

const LANGUAGES = [
  ["English", english, /today/, /host/i],
  ["German", german, /heute/, /Gastgeber/],
  ["French", french, /aujourd’hui/, /hôte/i],
  ["Romanian", romanian, /azi|astăzi/, /gazda/i],
] as const;

test.each(LANGUAGES)(
  "%s: a quota that is used up is told as what it is, without a promise to try again",
  (_, { faults }, today) => {
    const said = faultText("quota-used-up", undefined, faults);
    expect(said).toMatch(today);
    expect(said).not.toMatch(/moment|Versuch|instant|imediat/);
  },
);

test.each(LANGUAGES)(
  "%s: whoever has lost a seat before the game is not told by whose hand: it may be his own",
  (_, { faults }, __, host) => {
    const said = faultText("token-replaced", "lobby", faults);
    expect(said).not.toMatch(host);
    expect(said).not.toBe(faultText("token-replaced", "running", faults));
  },
);
