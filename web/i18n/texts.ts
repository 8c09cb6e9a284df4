import type { ProblemCode } from "../../shared/contract/problem-code.ts";
import type { en } from "./en.ts";
import type { agreement } from "./en/agreement.ts";
import type { figures } from "./en/figures.ts";
import type { install } from "./en/install.ts";
import type { lesson } from "./en/lesson.ts";
import type { listed } from "./en/listed.ts";
import type { notices } from "./en/notices.ts";
import type { practice } from "./en/practice.ts";
import type { record } from "./en/record.ts";
import type { replay } from "./en/replay.ts";
import type { rules } from "./en/rules.ts";
import type { seldom } from "./en/seldom.ts";
import type { settings } from "./en/settings.ts";
import type { Formats } from "./formats.ts";

/** All texts of one language; a language that lacks one does not compile. */
export type Texts = typeof en;
/** What is needed to see the table and to bid: it is there at once. */
export type TableTexts = Pick<Texts, "code" | "table">;
/** The rest, loaded with the first page or sheet that needs it. */
export type PageTexts = Omit<Texts, "code" | "table" | "seldom">;
/** What many games never show; it comes with the first sheet or page of those. */
export type SeldomTexts = typeof seldom;
/** Words that come with one page alone (use-words.ts). */
export type AgreementTexts = typeof agreement;
export type FigureTexts = typeof figures;
export type InstallTexts = typeof install;
export type LessonTexts = typeof lesson;
export type ListedTexts = typeof listed;
export type NoticeTexts = typeof notices;
export type PracticeTexts = typeof practice;
export type RecordTexts = typeof record;
export type ReplayTexts = typeof replay;
export type RulesTexts = typeof rules;
export type SettingsTexts = typeof settings;
/** What a person can fill in wrongly, by the last step of its path in the API. */
export type WrongField = "name" | "player" | "address" | "url" | "auction" | "timeZone";
/** Refusals that a person can meet in the page. English has no such words: the API's own say it. */
export type RefusalTexts = Readonly<
  Record<
    | Extract<
        ProblemCode,
        | "token-invalid"
        | "token-replaced"
        | "gallery-closed"
        | "host-only"
        | "invitation-wrong"
        | "no-such-game"
        | "stale-auction"
        | "not-your-turn"
        | "your-turn"
        | "wrong-phase"
        | "game-over"
        | "game-started"
        | "game-not-started"
        | "game-full"
        | "seat-taken"
        | "name-taken"
        | "not-enough-players"
        | "game-of-later-release"
        | "game-damaged"
        | "invalid-request"
        | "bid-too-low"
        | "exit-unavailable"
        | "rate-limited"
        | "overloaded"
        | "quota-used-up"
      >
    | "other",
    string
  > & { fields: Readonly<Record<Exclude<WrongField, "player">, string>> }
>;
export type { Who } from "./en/words.ts";

/** What it takes to speak: the words, and how numbers, lists and times are written. */
export interface Language {
  readonly texts: Texts;
  readonly formats: Formats;
}
