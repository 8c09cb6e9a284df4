/** One full stop at the end, also after an abbreviation that has its own: „Noch 3 Std.“ */
export function fullStop(sentence: string): string {
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
}
