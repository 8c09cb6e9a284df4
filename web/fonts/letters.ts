/** The letters that the fonts are cut to (tools/build-client); every text keeps to them. */
export const LATIN =
  span(0x20, 0x7e) + span(0xa0, 0xff) + "ŒœŠšŽž–—‘’‚“”„†•…‹›€™−×÷½¼¾ⁿ←↑→↓✓\u202f";

/** Latin Extended-A and Romanian's comma letters: names come from everywhere. */
export const LATIN_EXT = span(0x100, 0x17f) + span(0x218, 0x21b) + "ẞ";

function span(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
