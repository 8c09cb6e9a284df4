/** Tables that anyone may join (A1). */
export const listed = {
  none: "No table is looking for players.",
  host: (name: string) => `Hosted by ${name}`,
  more: "More tables",
};
