import { afterEach, expect, test, vi } from "vitest";
import { parseRoute } from "../../web/route.ts";
import { followMailLink } from "../../web/state/mail-link.ts";

const TOKEN = "aqmfzmfkz3s6jbq7m2ypxk4nabcdefghijklmnopaaaq";
afterEach(() => vi.unstubAllGlobals());

test("a mail's link opens the page that asks; one without its token is lost", () => {
  expect(parseRoute("/mail", `#confirm=${TOKEN}`)).toEqual({
    page: "mail",
    use: "confirm",
    token: TOKEN,
  });
  expect(parseRoute("/mail", `#stop=${TOKEN}`)).toEqual({
    page: "mail",
    use: "stop",
    token: TOKEN,
  });
  for (const hash of ["", "#confirm=", "#stop=../..", "#other=x"]) {
    expect(parseRoute("/mail", hash)).toEqual({ page: "lost" });
  }
});

test("one press asks the server once, and says how it went", async () => {
  const asked: [string, unknown][] = [];
  let status = 200;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push([url, init.body]);
    return Promise.resolve(new Response("{}", { status }));
  });
  expect(await followMailLink("confirm", TOKEN)).toBe("done");
  expect(await followMailLink("stop", TOKEN)).toBe("done");
  expect(asked).toEqual([
    ["/v1/mail/confirm", JSON.stringify({ token: TOKEN })],
    [`/v1/mail/unsubscribe/${TOKEN}`, undefined],
  ]);
  status = 401;
  expect(await followMailLink("confirm", TOKEN)).toBe("refused");
  status = 503;
  expect(await followMailLink("confirm", TOKEN)).toBe("failed");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await followMailLink("stop", TOKEN)).toBe("failed");
});
