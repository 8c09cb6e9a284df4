import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dueMails,
  duePushes,
  dueWebhooks,
  nextNotice,
  type Due,
} from "../../worker/notify/outbox.ts";
import { failed, MOST_ATTEMPTS, told } from "../../worker/notify/progress.ts";
import {
  freshProgress,
  noNotices,
  type SeatNotices,
  type WebhookChannel,
} from "../../worker/notify/seat-notices.ts";
import { type Situation, VISIBLE_FOR_MS } from "../../worker/notify/situation.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 10, 3, 10);
const QUIET: Situation = { turn: null, settled: null, over: null, rematch: null, lastSeen: null };

const email = {
  ...freshProgress(0),
  address: "dora@example.net",
  when: "turn",
  confirmed: true,
  number: 1,
  asked: 1,
} as const;
const push = {
  ...freshProgress(0),
  devices: [
    {
      endpoint: "https://web.push.apple.com/x",
      keys: { p256dh: "a", auth: "b" },
      lastSentAt: null,
      fault: null,
    },
  ],
};
const webhook = {
  ...freshProgress(0),
  url: "https://bot.example.net/",
  shape: "standard",
  secret: "whsec_x",
  active: true,
} as const;
const all: SeatNotices = { ...noNotices("https://play.example"), email, push, webhook };

const myTurn = (hours: number | null, version = 7): Situation => ({
  ...QUIET,
  turn: {
    version,
    since: START,
    deadlineAt: hours === null ? null : START + hours * HOUR,
  },
});
const kinds = (due: readonly Due[]): readonly string[] => due.map((each) => each.kind);

describe("the outbox", () => {
  test("nothing set up: nothing is due, and nobody is woken", () => {
    const none = noNotices("https://play.example");
    expect(nextNotice(none, myTurn(8), START + HOUR)).toBeNull();
  });

  test("a turn is told at once on every channel", () => {
    for (const of of [dueMails, duePushes, dueWebhooks]) {
      expect(of(all, myTurn(null), START).due).toEqual([{ kind: "turn", turn: 7, stage: 1 }]);
    }
  });

  test("at most one mail a turn: what was marked is never due again, to the turn's end", () => {
    const marked = told(email, dueMails(all, myTurn(8), START).due, START);
    const after = { ...all, email: marked };
    for (let at = START; at < START + 8 * HOUR; at += 10 * MINUTE) {
      expect(dueMails(after, myTurn(8), at)).toEqual({ due: [], next: null });
    }
    expect(kinds(dueMails(after, myTurn(8, 8), START).due)).toEqual(["turn"]);
  });

  test("withdrawn while unsent: the turn is gone, so is its notice", () => {
    const held = { ...myTurn(8), lastSeen: START };
    expect(dueMails(all, held, START).next).toBe(START + VISIBLE_FOR_MS);
    expect(dueMails(all, QUIET, START + HOUR)).toEqual({ due: [], next: null });
  });

  test("lesson: missed the one notification – reminded at half time and at a quarter left", () => {
    let now = { ...all, push: told(push, duePushes(all, myTurn(8), START).due, START) };
    expect(duePushes(now, myTurn(8), START).next).toBe(START + 4 * HOUR);
    const half = duePushes(now, myTurn(8), START + 4 * HOUR);
    expect(half.due).toEqual([{ kind: "reminder", turn: 7, stage: 2 }]);
    now = { ...now, push: told(now.push, half.due, START) };
    expect(duePushes(now, myTurn(8), START + 4 * HOUR)).toEqual({
      due: [],
      next: START + 6 * HOUR,
    });
    const quarter = duePushes(now, myTurn(8), START + 6 * HOUR);
    expect(quarter.due).toEqual([{ kind: "reminder", turn: 7, stage: 3 }]);
    now = { ...now, push: told(now.push, quarter.due, START) };
    expect(duePushes(now, myTurn(8), START + 7 * HOUR)).toEqual({ due: [], next: null });
  });

  test("reminders: withdrawn once the seat has acted, none without a clock, none if unwanted", () => {
    const once = { ...all, push: told(push, duePushes(all, myTurn(8), START).due, START) };
    expect(duePushes(once, QUIET, START + 5 * HOUR)).toEqual({ due: [], next: null });
    expect(duePushes(once, myTurn(null), START + 5 * HOUR)).toEqual({ due: [], next: null });
    const unwanted = { ...once, reminders: false };
    expect(duePushes(unwanted, myTurn(8), START + 5 * HOUR)).toEqual({ due: [], next: null });
  });

  test("a quarter of a short turn is at least two minutes, and a shorter one has no reminder", () => {
    const once = { ...all, push: told(push, duePushes(all, myTurn(1), START).due, START) };
    expect(duePushes(once, myTurn(5 / 60), START).next).toBe(START + 2.5 * MINUTE);
    const half = { ...once, push: { ...once.push, stage: 2 } };
    expect(duePushes(half, myTurn(5 / 60), START).next).toBe(START + 3 * MINUTE);
    expect(duePushes(once, myTurn(1 / 60), START)).toEqual({ due: [], next: null });
  });

  test("a first notice that comes late is no reminder, and makes the reminders idle", () => {
    expect(duePushes(all, myTurn(8), START + 7 * HOUR).due).toEqual([
      { kind: "turn", turn: 7, stage: 3 },
    ]);
  });
});

describe("held", () => {
  test("lesson: I left just before my turn and got no mail – it goes out within 60 s after", () => {
    const left = START - 5_000;
    const held = dueMails(all, { ...myTurn(8), lastSeen: left }, START);
    expect(held.due).toEqual([]);
    expect(held.next).toBeLessThanOrEqual(left + 60_000);
    expect(kinds(dueMails(all, { ...myTurn(8), lastSeen: left }, held.next ?? 0).due)).toEqual([
      "turn",
    ]);
  });

  test("lesson: no notice while any tab is open – a page that is not visible holds nothing", () => {
    const hidden = { ...myTurn(8), lastSeen: START - VISIBLE_FOR_MS };
    expect(kinds(dueMails(all, hidden, START).due)).toEqual(["turn"]);
  });

  test("a program is told although the person looks at the page", () => {
    expect(kinds(dueWebhooks(all, { ...myTurn(8), lastSeen: START }, START).due)).toEqual(["turn"]);
  });

  test("lesson: flood of mails while we play live – twenty turns in five minutes, no mail", () => {
    for (let turn = 0; turn < 20; turn++) {
      const at = START + turn * 15_000;
      const live = { ...myTurn(8, turn), lastSeen: at - 5_000 };
      expect(dueMails(all, live, at).due).toEqual([]);
    }
  });

  test("quiet hours hold mail and push to their end, in the person's zone, over midnight", () => {
    const quiet = {
      ...all,
      timeZone: "Europe/Bucharest",
      quietHours: { from: "22:00", to: "07:30" },
    };
    const night = Date.UTC(2026, 10, 3, 21, 15);
    const turn = { version: 7, since: night, deadlineAt: null };
    const morning = Date.UTC(2026, 10, 4, 5, 30);
    for (const of of [dueMails, duePushes]) {
      expect(of(quiet, { ...QUIET, turn }, night)).toEqual({ due: [], next: morning });
      expect(kinds(of(quiet, { ...QUIET, turn }, morning).due)).toEqual(["turn"]);
    }
    expect(kinds(dueWebhooks(quiet, { ...QUIET, turn }, night).due)).toEqual(["turn"]);
  });
});

describe("the digest", () => {
  const daily: SeatNotices = {
    ...all,
    timeZone: "Europe/Paris",
    email: { ...email, when: "digest" },
  };
  const six = Date.UTC(2026, 10, 3, 17);

  test("lesson: want a digest – one a day, at six by the person's clock", () => {
    let now = daily;
    const sent: number[] = [];
    for (let at = START; at < START + 72 * HOUR; at += 20 * MINUTE) {
      // A new turn every forty minutes, for three days.
      const version = Math.floor((at - START) / (40 * MINUTE));
      const turn = { version, since: at, deadlineAt: null };
      const { due } = dueMails(now, { ...QUIET, turn }, at);
      if (due.length === 0 || now.email === null) continue;
      sent.push(at);
      now = { ...now, email: told(now.email, due, at) };
    }
    expect(sent).toEqual([six, six + 24 * HOUR, six + 48 * HOUR]);
  });

  test("a day on which nothing happened has none", () => {
    const { due } = dueMails(daily, myTurn(null), six);
    const after = { ...daily, email: told({ ...email, when: "digest" as const }, due, six) };
    expect(dueMails(after, myTurn(null), six + 24 * HOUR)).toEqual({ due: [], next: null });
  });
});

describe("after the end", () => {
  const over = { ...QUIET, over: { at: START }, settled: { number: 9, at: START } };

  test("only the result and, once, a rematch", () => {
    for (const of of [dueMails, duePushes, dueWebhooks])
      expect(kinds(of(all, over, START).due)).toEqual(["game-over"]);
    const done = { ...all, email: told(email, [{ kind: "game-over" }], START) };
    const asked = { ...over, rematch: { at: START } };
    expect(kinds(dueMails(done, asked, START).due)).toEqual(["rematch"]);
    const quiet = { ...done, email: told(done.email, [{ kind: "rematch" }], START) };
    expect(dueMails(quiet, asked, START + HOUR)).toEqual({ due: [], next: null });
  });
});

describe("a failing channel", () => {
  test("waits longer after each failure, from seconds to a day, and is asked again then", () => {
    let channel: WebhookChannel = webhook;
    const waits: number[] = [];
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      channel = failed(channel, { code: "webhook-answered", detail: "500" }, START, null);
      waits.push((channel.retryAt ?? 0) - START);
    }
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits[0]).toBeLessThanOrEqual(10_000);
    expect(waits.at(-1)).toBe(24 * HOUR);
    const { due, next } = dueWebhooks({ ...all, webhook: channel }, myTurn(null), START);
    expect({ due, next }).toEqual({ due: [], next: START + 24 * HOUR });
  });

  test("success forgets the failures", () => {
    const after = told(
      failed(webhook, { code: "webhook-late", detail: "" }, START, null),
      [{ kind: "game-over" }],
      START,
    );
    expect(after).toMatchObject({ attempts: 0, retryAt: null, fault: null });
  });
});

test("whatever comes, asking at the announced time brings something, or a later time", () => {
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
  const time = fc.integer({ min: START - 48 * HOUR, max: START + 48 * HOUR });
  const situation = fc.record({
    turn: maybe(fc.record({ version: fc.nat(9), since: time, deadlineAt: maybe(time) })),
    settled: maybe(fc.record({ number: fc.nat(12), at: time })),
    over: maybe(fc.record({ at: time })),
    rematch: maybe(fc.record({ at: time })),
    lastSeen: maybe(time),
  });
  const when = fc.constantFrom("turn" as const, "digest" as const);
  fc.assert(
    fc.property(
      situation,
      time,
      when,
      fc.constantFrom("UTC", "Asia/Kathmandu", "America/New_York"),
      (now, at, mail, zone) => {
        const seat = {
          ...all,
          timeZone: zone,
          quietHours: { from: "23:00", to: "08:00" },
          email: { ...email, when: mail },
        };
        for (const of of [dueMails, duePushes, dueWebhooks]) {
          const { next } = of(seat, now, at);
          if (next === null) continue;
          expect(next).toBeGreaterThan(at);
          expect(of(seat, now, next).due.length).toBeGreaterThan(0);
        }
      },
    ),
  );
});
