import { Hono, type Handler } from "hono";
import { PATHS, routeOf } from "../shared/contract/paths.ts";
import type { App } from "./env.ts";
import { everyAnswer } from "./http/every-answer.ts";
import { problem } from "./http/problem.ts";
import { logFault } from "./log.ts";
import { readHealth, readRules } from "./routes/about.ts";
import { changeSeat, comeBack, leaveSeat, renewToken } from "./routes/change-seat.ts";
import { cancelGame, changeGame, renewInvitation, startGame } from "./routes/change-table.ts";
import { createGame } from "./routes/create-game.ts";
import { removeInstruction, setInstruction } from "./routes/instruction.ts";
import { endPause, proposePause, vote } from "./routes/agree.ts";
import { listGames } from "./routes/list-games.ts";
import { confirmMail, mailSeatLink, unsubscribeMail } from "./routes/mail-links.ts";
import { readNotifications, setNotifications, testNotifications } from "./routes/notifications.ts";
import { playAction } from "./routes/play-action.ts";
import { readEvents, readRecord, readView } from "./routes/read-game.ts";
import { askRematch } from "./routes/rematch.ts";
import { sitDown } from "./routes/sit-down.ts";
import { watchGame } from "./routes/watch-game.ts";

type Verb = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Endpoints = Partial<Record<keyof typeof PATHS, Partial<Record<Verb, Handler<App>>>>>;

/** Every path of the API and who answers it; HEAD is GET without its body. */
const ENDPOINTS: Endpoints = {
  games: { GET: listGames, POST: createGame },
  game: { GET: readView, PATCH: changeGame, DELETE: cancelGame },
  seats: { POST: sitDown },
  seat: { PATCH: changeSeat, DELETE: leaveSeat },
  invitation: { POST: renewInvitation },
  start: { POST: startGame },
  actions: { POST: playAction },
  events: { GET: readEvents },
  notifications: { GET: readNotifications, PUT: setNotifications },
  notificationsTest: { POST: testNotifications },
  seatMail: { POST: mailSeatLink },
  mailConfirm: { POST: confirmMail },
  mailUnsubscribe: { POST: unsubscribeMail },
  token: { POST: renewToken },
  return: { POST: comeBack },
  instruction: { PUT: setInstruction, DELETE: removeInstruction },
  pause: { POST: proposePause },
  resume: { POST: endPause },
  votes: { POST: vote },
  rematch: { POST: askRematch },
  record: { GET: readRecord },
  live: { GET: watchGame },
  rules: { GET: readRules },
  health: { GET: readHealth },
};

export const app = new Hono<App>();

app.use("/v1/*", everyAnswer);

for (const [name, verbs] of Object.entries(ENDPOINTS)) {
  const route = routeOf(PATHS[name as keyof typeof PATHS]);
  for (const [verb, handler] of Object.entries(verbs)) app.on(verb, route, handler);
  const allow = Object.keys(verbs).flatMap((verb) => (verb === "GET" ? ["GET", "HEAD"] : [verb]));
  app.all(route, (c) => problem(c, "method-not-allowed", { allow: [...allow, "OPTIONS"] }));
}

app.notFound((c) => {
  const isApi = new URL(c.req.url).pathname.startsWith("/v1");
  // Where the runtime serves the client's files, it does so before asking us.
  return !isApi && c.env.ASSETS ? c.env.ASSETS.fetch(c.req.raw) : problem(c, "no-such-route", {});
});

app.onError((error, c) => {
  logFault("worker", error);
  return problem(c, "overloaded", { retryAfter: 5 });
});
