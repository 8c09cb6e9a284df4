import type { Language } from "../i18n/texts.ts";
import { SPEEDS, type Speed } from "../state/table-draft.ts";

/** What a speed asks of everyone, and its clock: "Done by tonight. Everyone has 8 hr …" */
export function aboutSpeed(speed: Speed, { texts, formats }: Language): string {
  const { create, lobby } = texts.pages;
  const { about } = create.speeds[speed];
  const clock = SPEEDS[speed];
  if (clock === null) return about;
  return `${about} ${lobby.clock(formats.span(clock.bank), formats.span(clock.increment))}`;
}
