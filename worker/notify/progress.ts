import type { ChannelFault } from "./channel-fault.ts";
import type { Due } from "./outbox.ts";
import type { Progress } from "./seat-notices.ts";

/** Waits between attempts, by how many have failed in a row: seconds to a day. */
const WAITS_MS = [5, 60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 12 * 3600, 24 * 3600].map(
  (seconds) => seconds * 1_000,
);

/** So many failures in a row and a channel is given up. */
export const MOST_ATTEMPTS = WAITS_MS.length;

/** The channel after it told these; `attempts` begin anew. */
export function told<Channel extends Progress>(
  channel: Channel,
  due: readonly Due[],
  now: number,
): Channel {
  let next = { ...channel, attempts: 0, retryAt: null, lastSentAt: now, fault: null };
  for (const each of due) next = mark(next, each, now);
  return next;
}

function mark<Channel extends Progress>(channel: Channel, due: Due, now: number): Channel {
  switch (due.kind) {
    case "turn":
    case "reminder":
      return { ...channel, turn: due.turn, stage: due.stage };
    case "digest":
      return { ...channel, turn: due.turn ?? channel.turn, settled: due.settled, digestAt: now };
    case "auction-settled":
      return { ...channel, settled: Math.max(channel.settled, due.auction) };
    case "game-over":
      return { ...channel, over: true };
    case "rematch":
      return { ...channel, rematch: true };
  }
}

/** The channel after one more failure: it waits longer each time, or as long as it was asked to. */
export function failed<Channel extends Progress>(
  channel: Channel,
  fault: ChannelFault,
  now: number,
  afterMs: number | null,
): Channel {
  const attempts = channel.attempts + 1;
  const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? 0;
  const longest = WAITS_MS.at(-1) ?? 0;
  const asked = Math.min(afterMs ?? 0, longest);
  return { ...channel, attempts, retryAt: now + Math.max(wait, asked), fault };
}
