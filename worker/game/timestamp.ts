let last = { at: Number.NaN, text: "" };

/**
 * A time as the API writes it (ISO 8601, UTC). All that one request tells has happened at the same
 * millisecond, so the last one is remembered.
 *
 * @param at Unix time in milliseconds
 */
export function timestamp(at: number): string {
  if (at !== last.at) last = { at, text: new Date(at).toISOString() };
  return last.text;
}
