/** Whether there is room for two columns, as styles/wide.css has it. */
export function isWide(): boolean {
  return matchMedia("(min-width: 1024px)").matches;
}
