import { Hono } from "hono";
import { PATHS, routeOf } from "../shared/contract/paths.ts";
import type { App } from "./env.ts";
import { preflight } from "./http/cors.ts";
import { answering, faulty, type Answer } from "./http/every-answer.ts";
import { problem } from "./http/problem.ts";
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

const VERBS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Endpoints = Partial<
  Record<keyof typeof PATHS, Partial<Record<(typeof VERBS)[number], Answer>>>
>;

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

const API = "/v1/*";

export const app = new Hono<App>();

for (const [name, verbs] of Object.entries(ENDPOINTS)) {
  const route = routeOf(PATHS[name as keyof typeof PATHS]);
  for (const [verb, answer] of Object.entries(verbs)) app.on(verb, route, answering(route, answer));
}

app.options(API, answering(API, preflight));

const refuse = answering(API, (c) => {
  const verbs = VERBS.filter((verb) => app.router.match(verb, c.req.path)[0].length > 0);
  if (verbs.length === 0) return problem(c, "no-such-route", {});
  const allow = verbs.flatMap((verb) => (verb === "GET" ? ["GET", "HEAD"] : [verb]));
  return problem(c, "method-not-allowed", { allow: [...allow, "OPTIONS"] });
});

app.notFound((c) => {
  const isApi = new URL(c.req.url).pathname.startsWith("/v1");
  // Where the runtime serves the client's files, it does so before asking us.
  return !isApi && c.env.ASSETS ? c.env.ASSETS.fetch(c.req.raw) : refuse(c);
});

app.onError((error, c) => faulty(c, error));
