/** The table's keys, each with the name of the text that says what it does (ux.md D2). */
export const SHORTCUTS = [
  ["B", "bid"],
  ["P", "pass"],
  ["L", "hear"],
  ["H", "hand"],
  ["Esc", "clear"],
  ["?", "list"],
] as const;
