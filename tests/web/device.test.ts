import { describe, expect, test, vi } from "vitest";
import { parseRoute } from "../../web/route.ts";
import { announcer } from "../../web/state/announcer.ts";
import { storeOver, type TextStore } from "../../web/state/device-storage.ts";
import { parseKeptSeat, readSeats } from "../../web/state/kept-seats.ts";
import { GUARD_MS, pressGuard } from "../../web/state/press-guard.ts";
import { selectionStore } from "../../web/state/selection.ts";
import { parseSettings } from "../../web/state/settings.ts";
import { readDraft, requestFrom, type TableDraft } from "../../web/state/table-draft.ts";

function memory(entries: Readonly<Record<string, string>> = {}): TextStore {
  const map = new Map(Object.entries(entries));
  return {
    read: (key) => map.get(key) ?? null,
    write: (key, text) => map.set(key, text).size > 0,
    remove: (key) => {
      map.delete(key);
    },
    keys: () => [...map.keys()],
  };
}

const GAME = "abcdefghijklmnopqrstuvwx";
const SEAT = {
  game: GAME,
  seat: 2,
  token: "e30.e30.signature",
  table: "Tuesday soirée",
  name: "Ana",
  seen: 12,
  seenAt: 1,
  since: 5,
};

describe("seats kept on this device", () => {
  test("a seat is read as it was written, the newest first", () => {
    const older = { ...SEAT, token: "e30.e30.another", since: 4 };
    const store = memory({
      "seat/a": JSON.stringify(older),
      "seat/b": JSON.stringify(SEAT),
      settings: "{}",
    });
    expect(readSeats(store)).toEqual([SEAT, older]);
  });

  test.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["a seat that there is not", JSON.stringify({ ...SEAT, seat: 5 })],
    ["a key that is none", JSON.stringify({ ...SEAT, token: "abc" })],
    ["a game that is none", JSON.stringify({ ...SEAT, game: "../secret" })],
    ["a version that is none", JSON.stringify({ ...SEAT, seen: -1 })],
    ["a missing name", JSON.stringify({ ...SEAT, name: undefined })],
  ])("%s is passed over", (_, text) => {
    expect(readSeats(memory({ "seat/a": text }))).toEqual([]);
  });

  test("fields that nobody asked for are left behind", () => {
    expect(parseKeptSeat({ ...SEAT, admin: true })).toEqual(SEAT);
  });

  test("a browser that forbids its store is no error", () => {
    const store = storeOver(() => {
      throw new Error("denied");
    });
    expect(store.read("x")).toBeNull();
    expect(store.write("x", "y")).toBe(false);
    expect(readSeats(store)).toEqual([]);
  });
});

describe("settings, selection and draft from a store that anyone may have changed", () => {
  test("unknown choices fall back to their defaults", () => {
    expect(parseSettings({ theme: "gaslight", motion: "wild", sound: 3 })).toMatchObject({
      theme: "gaslight",
      motion: "full",
      sound: "off",
    });
    expect(parseSettings("nonsense").confirm).toBe("costly");
  });

  test("13: a choice of cards belongs to one lot and one seat", () => {
    const store = memory();
    const own = selectionStore(store, `${GAME}/0`);
    own.write(6, [3, 25]);
    expect(own.read(6)).toEqual([3, 25]);
    expect(own.read(7)).toEqual([]);
    expect(selectionStore(store, `${GAME}/1`).read(6)).toEqual([]);
  });

  test("cards that do not exist are not chosen", () => {
    const store = memory({ "selection/x": JSON.stringify({ auction: 1, cards: [5, "3", 25] }) });
    expect(selectionStore(store, "x").read(1)).toEqual([25]);
  });

  test("a new table keeps what was typed; bots fill every seat but one", () => {
    const start: TableDraft = {
      name: "Soirée",
      player: "",
      seats: 4,
      speed: "relaxed",
      bots: "none",
      variants: [],
      ledger: "closed",
      gallery: "closed",
      listed: false,
    };
    const kept = { ...start, player: "Ana", bots: "keen", variants: ["exit", "magic"], seats: 9 };
    const draft = readDraft(memory({ draft: JSON.stringify(kept) }), start);
    expect(draft).toMatchObject({ player: "Ana", seats: 4, variants: ["exit"], bots: "keen" });
    expect(requestFrom(draft)).toMatchObject({
      bots: [{ level: "keen" }, { level: "keen" }, { level: "keen" }],
      clock: { bank: 259_200, increment: 43_200 },
    });
  });
});

describe("addresses", () => {
  test("a seat link and an invitation are told apart", () => {
    expect(parseRoute(`/t/${GAME}`, "#key=e30.e30.signature")).toEqual({
      page: "table",
      game: GAME,
      key: "e30.e30.signature",
      invitation: null,
    });
    expect(parseRoute(`/t/${GAME}`, "#join=a%20b")).toMatchObject({ key: null, invitation: "a b" });
  });

  test.each(["/t/short", "/t/", "/elsewhere", `/t/${GAME}/a/b`, "/t/ABCDEFGHIJKLMNOPQRSTUVWX"])(
    "%s leads nowhere, and breaks nothing",
    (path) => {
      expect(parseRoute(path, "").page).toBe("lost");
    },
  );
});

describe("check 10: the guard after a change", () => {
  test("10: closed for 400 ms after the meaning changed, open before and after", () => {
    let now = 1000;
    const guard = pressGuard(() => now);
    guard.means("wait");
    expect(guard.open()).toBe(true);
    guard.means("bid");
    now += GUARD_MS - 1;
    expect(guard.open()).toBe(false);
    guard.means("bid");
    now += 1;
    expect(guard.open()).toBe(true);
  });
});

describe("D3: announcements", () => {
  function listen() {
    const said: string[] = [];
    let work: (() => void) | undefined;
    const speaker = announcer(
      { say: (text) => said.push(text), now: (text) => said.push(`! ${text}`) },
      (count) => `${count} moves`,
      (later) => {
        work = later;
        return () => {
          work = undefined;
        };
      },
    );
    return { said, speaker, pass: () => work?.() };
  }

  test("events of one moment are spoken together, after it", () => {
    const { said, speaker, pass } = listen();
    speaker.heard(["Béla bids 8."]);
    speaker.heard(["Chloé raises to 12."]);
    expect(said).toEqual([]);
    pass();
    expect(said).toEqual(["Béla bids 8. Chloé raises to 12."]);
  });

  test("more than three are counted, and can be heard", () => {
    const { said, speaker, pass } = listen();
    speaker.heard(["a", "b", "c", "d"]);
    pass();
    speaker.repeat();
    expect(said).toEqual(["4 moves", "a b c d"]);
  });

  test("what was only counted can be heard after more has happened, once", () => {
    const { said, speaker, pass } = listen();
    speaker.heard(["a", "b", "c", "d"]);
    pass();
    speaker.heard(["e"]);
    pass();
    speaker.did("You pass.");
    speaker.repeat();
    speaker.heard(["f"]);
    pass();
    speaker.repeat();
    expect(said).toEqual(["4 moves", "e", "You pass.", "a b c d You pass.", "f", "f"]);
  });

  test("an own move is said at once, the turn by an alert", () => {
    const { said, speaker } = listen();
    speaker.did("You bid 17.");
    speaker.yourTurn("Your turn.");
    expect(said).toEqual(["You bid 17.", "! Your turn."]);
  });

  test("after the page is left nothing more is said", () => {
    const { said, speaker, pass } = listen();
    speaker.heard(["late"]);
    speaker.stop();
    pass();
    speaker.did("You bid 17.");
    speaker.yourTurn("Your turn.");
    speaker.repeat();
    expect(said).toEqual([]);
    expect(vi.isFakeTimers()).toBe(false);
  });
});
