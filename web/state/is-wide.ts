/** Where there is room for two columns, as styles/wide.css has it. */
export const WIDE = "(min-width: 1024px)";

export function isWide(): boolean {
  return matchMedia(WIDE).matches;
}
