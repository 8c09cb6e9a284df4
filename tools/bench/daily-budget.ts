/** What the free plan gives for a day, and how many games of a kind fit into it. */

/** What one game used. */
export interface Usage {
  readonly workerRequests: number;
  /** Calls, opened sockets, alarms; 20 messages of a socket are one. */
  readonly objectRequests: number;
  readonly rowsWritten: number;
  readonly rowsRead: number;
  /** Time in which the object answered, in seconds; an idle object that may hibernate costs nothing. */
  readonly awakeSeconds: number;
  /** Of the finished game on disk. */
  readonly bytes: number;
}

/** A finished game is kept for so many days (KEEP_DAYS), so storage holds that many days' games. */
const KEPT_DAYS = 90;
const OBJECT_GIGABYTES = 0.128;
const FREE: Readonly<Record<keyof Usage, number>> = {
  workerRequests: 100_000,
  objectRequests: 100_000,
  rowsWritten: 100_000,
  rowsRead: 5_000_000,
  awakeSeconds: 13_000 / OBJECT_GIGABYTES,
  bytes: 5e9 / KEPT_DAYS,
};

const NAMES: Readonly<Record<keyof Usage, string>> = {
  workerRequests: "Worker requests",
  objectRequests: "object requests",
  rowsWritten: "rows written",
  rowsRead: "rows read",
  awakeSeconds: "object time",
  bytes: `storage (each game kept ${KEPT_DAYS} days)`,
};

export interface Budget {
  readonly games: number;
  /** The limit that is reached first. */
  readonly binds: string;
}

export function gamesADay(usage: Usage): Budget {
  const limits = (Object.keys(FREE) as (keyof Usage)[]).map((name) => ({
    games: Math.floor(FREE[name] / usage[name]),
    binds: NAMES[name],
  }));
  return limits.reduce((least, limit) => (limit.games < least.games ? limit : least));
}
