import type {
  AgreementTexts,
  FigureTexts,
  InstallTexts,
  LessonTexts,
  ListedTexts,
  NoticeTexts,
  PracticeTexts,
  RecordTexts,
  ReplayTexts,
  RulesTexts,
  SettingsTexts,
} from "./texts.ts";
import type { WordLoaders } from "./use-words.ts";

export const AGREEMENT_WORDS: WordLoaders<AgreementTexts> = {
  en: async () => (await import("./en/agreement.ts")).agreement,
  de: async () => (await import("./de/agreement.ts")).agreement,
  fr: async () => (await import("./fr/agreement.ts")).agreement,
  ro: async () => (await import("./ro/agreement.ts")).agreement,
};

export const FIGURE_WORDS: WordLoaders<FigureTexts> = {
  en: async () => (await import("./en/figures.ts")).figures,
  de: async () => (await import("./de/figures.ts")).figures,
  fr: async () => (await import("./fr/figures.ts")).figures,
  ro: async () => (await import("./ro/figures.ts")).figures,
};

export const INSTALL_WORDS: WordLoaders<InstallTexts> = {
  en: async () => (await import("./en/install.ts")).install,
  de: async () => (await import("./de/install.ts")).install,
  fr: async () => (await import("./fr/install.ts")).install,
  ro: async () => (await import("./ro/install.ts")).install,
};

export const LESSON_WORDS: WordLoaders<LessonTexts> = {
  en: async () => (await import("./en/lesson.ts")).lesson,
  de: async () => (await import("./de/lesson.ts")).lesson,
  fr: async () => (await import("./fr/lesson.ts")).lesson,
  ro: async () => (await import("./ro/lesson.ts")).lesson,
};

export const LISTED_WORDS: WordLoaders<ListedTexts> = {
  en: async () => (await import("./en/listed.ts")).listed,
  de: async () => (await import("./de/listed.ts")).listed,
  fr: async () => (await import("./fr/listed.ts")).listed,
  ro: async () => (await import("./ro/listed.ts")).listed,
};

export const NOTICE_WORDS: WordLoaders<NoticeTexts> = {
  en: async () => (await import("./en/notices.ts")).notices,
  de: async () => (await import("./de/notices.ts")).notices,
  fr: async () => (await import("./fr/notices.ts")).notices,
  ro: async () => (await import("./ro/notices.ts")).notices,
};

export const PRACTICE_WORDS: WordLoaders<PracticeTexts> = {
  en: async () => (await import("./en/practice.ts")).practice,
  de: async () => (await import("./de/practice.ts")).practice,
  fr: async () => (await import("./fr/practice.ts")).practice,
  ro: async () => (await import("./ro/practice.ts")).practice,
};

export const RECORD_WORDS: WordLoaders<RecordTexts> = {
  en: async () => (await import("./en/record.ts")).record,
  de: async () => (await import("./de/record.ts")).record,
  fr: async () => (await import("./fr/record.ts")).record,
  ro: async () => (await import("./ro/record.ts")).record,
};

export const REPLAY_WORDS: WordLoaders<ReplayTexts> = {
  en: async () => (await import("./en/replay.ts")).replay,
  de: async () => (await import("./de/replay.ts")).replay,
  fr: async () => (await import("./fr/replay.ts")).replay,
  ro: async () => (await import("./ro/replay.ts")).replay,
};

export const RULES_WORDS: WordLoaders<RulesTexts> = {
  en: async () => (await import("./en/rules.ts")).rules,
  de: async () => (await import("./de/rules.ts")).rules,
  fr: async () => (await import("./fr/rules.ts")).rules,
  ro: async () => (await import("./ro/rules.ts")).rules,
};

export const SETTINGS_WORDS: WordLoaders<SettingsTexts> = {
  en: async () => (await import("./en/settings.ts")).settings,
  de: async () => (await import("./de/settings.ts")).settings,
  fr: async () => (await import("./fr/settings.ts")).settings,
  ro: async () => (await import("./ro/settings.ts")).settings,
};
