import type { MoneyCard } from "../../shared/contract/cards.ts";
import type { Instruction, InstructionRule } from "../../shared/contract/instruction.ts";

export const INSTRUCTION_CHOICES = ["wake", "pass", "pass-at", "raise-to", "lay"] as const;
export type InstructionChoice = (typeof INSTRUCTION_CHOICES)[number];

/** What the form of the instruction sheet holds, as it was typed. */
export interface InstructionForm {
  readonly choice: InstructionChoice;
  readonly passAt: string;
  readonly raiseTo: string;
  readonly below: string;
  readonly then: "wake" | "pass";
}

/** The form as it opens: what is set already, or "wake me" with amounts that make sense now. */
export function openForm(present: Instruction | null, high: number): InstructionForm {
  const start: InstructionForm = {
    choice: "wake",
    passAt: String(high + 5),
    raiseTo: String(high + 5),
    below: String(high + 5),
    then: present?.then ?? "wake",
  };
  if (present === null) return start;
  const { rule } = present;
  switch (rule.kind) {
    case "pass":
      return { ...start, choice: "pass" };
    case "pass-at":
      return { ...start, choice: "pass-at", passAt: String(rule.total) };
    case "raise-to":
      return { ...start, choice: "raise-to", raiseTo: String(rule.cap) };
    case "lay":
      return { ...start, choice: "lay", below: String(rule.below) };
  }
}

/**
 * The instruction that a form stands for; null for "wake me", which needs none;
 * undefined while an amount or the cards are missing.
 */
export function instructionFrom(
  form: InstructionForm,
  auction: number,
  chosen: readonly MoneyCard[],
): Instruction | null | undefined {
  if (form.choice === "wake") return null;
  const rule = ruleFrom(form, chosen);
  // Passing at a price wakes otherwise: it has no "then" of its own.
  const then = form.choice === "raise-to" || form.choice === "lay" ? form.then : "wake";
  return rule === undefined ? undefined : { auction, rule, then };
}

function ruleFrom(
  { choice, passAt, raiseTo, below }: InstructionForm,
  chosen: readonly MoneyCard[],
): InstructionRule | undefined {
  switch (choice) {
    case "wake":
    case "pass":
      return { kind: "pass" };
    case "pass-at": {
      const total = amount(passAt);
      return total === undefined ? undefined : { kind: "pass-at", total };
    }
    case "raise-to": {
      const cap = amount(raiseTo);
      return cap === undefined ? undefined : { kind: "raise-to", cap };
    }
    case "lay": {
      const limit = amount(below);
      if (limit === undefined || chosen.length === 0) return undefined;
      return { kind: "lay", cards: chosen, below: limit };
    }
  }
}

function amount(text: string): number | undefined {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined;
}
