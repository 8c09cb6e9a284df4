import { computed, signal } from "@preact/signals";
import { en } from "./en.ts";
import { formatsOf } from "./formats.ts";
import type { Language, Texts } from "./texts.ts";

/** The language that is shown. */
export const texts = signal<Texts>(en);
export const formats = computed(() => formatsOf(texts.value.code));
export const language = computed<Language>(() => ({
  texts: texts.value,
  formats: formats.value,
}));
