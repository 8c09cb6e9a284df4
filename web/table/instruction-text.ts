import type { Instruction } from "../../shared/contract/instruction.ts";
import type { Language } from "../i18n/texts.ts";

/** An absentee instruction in a few words: "Instructions: raise up to 20, then wake me". */
export function instructionText(instruction: Instruction, language: Language): string {
  const { instruction: words, dock } = language.texts.table;
  const summary = ruleText(instruction.rule, language);
  const { kind } = instruction.rule;
  // Below its limit a pass waits for the person anyhow.
  const wakes = instruction.then === "wake";
  if (kind === "pass" || (kind === "pass-at" && wakes)) return dock.instructed(summary);
  return dock.instructed(wakes ? words.thenWake(summary) : words.thenPass(summary));
}

function ruleText(rule: Instruction["rule"], { texts, formats }: Language): string {
  const words = texts.table.instruction;
  switch (rule.kind) {
    case "pass":
      return words.pass;
    case "pass-at":
      return words.passAt(rule.total);
    case "raise-to":
      return words.raiseTo(rule.cap);
    case "lay":
      return words.lay(formats.list(rule.cards.map(String)), rule.below);
  }
}
