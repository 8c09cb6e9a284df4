/**
 * Stands before the production bundle in the local runtime and counts what the
 * platform would bill. Plain JavaScript: it is handed to the runtime as it is,
 * where ./index.js is the bundle.
 */
import service, { GameObject as Game, LobbyObject as Lobby } from "./index.js";

const counts = {
  workerRequests: 0,
  objectRequests: 0,
  socketMessages: 0,
  alarms: 0,
  alarmsSet: 0,
  bytes: 0,
};
/** Kept, because a cursor knows what it has read only when it has been read. */
let cursors = [];

/** What reaches an object from outside and is billed; a socket that closes is not. */
const ENTRANCES = {
  call: "objectRequests",
  notices: "objectRequests",
  put: "objectRequests",
  page: "objectRequests",
  fetch: "objectRequests",
  alarm: "alarms",
  webSocketMessage: "socketMessages",
};

function counted(Base) {
  class Counted extends Base {
    constructor(state, env) {
      const { sql } = state.storage;
      const prototype = Object.getPrototypeOf(sql);
      if (prototype.counts !== true) countRows(prototype);
      countAlarmsSet(Object.getPrototypeOf(state.storage));
      super(state, env);
    }
  }
  for (const [name, count] of Object.entries(ENTRANCES)) {
    const entrance = Base.prototype[name];
    if (typeof entrance !== "function") continue;
    Counted.prototype[name] = async function (...received) {
      counts[count] += 1;
      try {
        return await entrance.apply(this, received);
      } finally {
        counts.bytes = Math.max(counts.bytes, this.ctx.storage.sql.databaseSize);
      }
    };
  }
  return Counted;
}

function countRows(prototype) {
  const { exec } = prototype;
  prototype.counts = true;
  prototype.exec = function (...received) {
    const cursor = exec.apply(this, received);
    cursors.push(cursor);
    return cursor;
  };
}

/** Setting an alarm is billed as one row written. */
function countAlarmsSet(prototype) {
  const { setAlarm } = prototype;
  if (prototype.counts === true) return;
  prototype.counts = true;
  prototype.setAlarm = function (...received) {
    counts.alarmsSet += 1;
    return setAlarm.apply(this, received);
  };
}

export const GameObject = counted(Game);
export const LobbyObject = counted(Lobby);

export default {
  fetch(request, env, context) {
    if (new URL(request.url).pathname === "/v1/bench-counts") return report();
    counts.workerRequests += 1;
    return service.fetch(request, env, context);
  },
};

/** Everything since the last report. */
function report() {
  const written = cursors.reduce((sum, cursor) => sum + cursor.rowsWritten, 0);
  const rowsWritten = written + counts.alarmsSet;
  const rowsRead = cursors.reduce((sum, cursor) => sum + cursor.rowsRead, 0);
  const { alarmsSet: _, ...others } = counts;
  const answer = Response.json({ ...others, rowsWritten, rowsRead });
  cursors = [];
  for (const name of Object.keys(counts)) counts[name] = 0;
  return answer;
}
