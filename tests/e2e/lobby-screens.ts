import type { BrowserContext, Page } from "playwright-core";
import { HighSociety, valueOf } from "../../shared/client/index.ts";
import type { OpenScreen, Stage } from "./stage.ts";

// What is pressed, by its place: it is called otherwise in every language.
const SIT_DOWN = "form:has(#claim-name) button[type=submit]";
const REMOVE = ".seats button.icon:not(.up)";
const CANCEL = ".dock .act:not(.one) .btn:not(.p)";
const LEAVE = ".dock .act.one .btn";

interface Lobby {
  readonly host: Page;
  readonly invitation: string;
}

async function openLobby(stage: Stage, context: BrowserContext): Promise<Lobby> {
  const host = await context.newPage();
  await host.goto(`${stage.url}/new`);
  await host.fill("#player", "Ana");
  await host.click("button[type=submit]");
  const invitation = await host.locator("input.address").first().inputValue();
  return { host, invitation };
}

/** Home, where somebody looks for a table among `names`. */
function finding(names: readonly string[]): OpenScreen {
  return async (stage, context) => {
    const house = new HighSociety(stage.url);
    for (const name of names) {
      valueOf(
        await house.openTable({
          name,
          player: "Béla",
          seats: 4,
          listed: true,
          variants: ["sealed", "forecast"],
          clock: { bank: 28_800, increment: 600 },
        }),
      );
    }
    const page = await context.newPage();
    await page.goto(stage.url);
    await page.click("#find > summary");
    await page.waitForSelector("#find .btn");
    return page;
  };
}

/** Guests come by the API: what they see is another picture. */
async function seatGuests(stage: Stage, { invitation, host }: Lobby, names: readonly string[]) {
  const url = new URL(invitation);
  const house = new HighSociety(stage.url);
  const game = url.pathname.split("/").at(-1) ?? "";
  const join = new URLSearchParams(url.hash.slice(1)).get("join") ?? "";
  for (const name of names) valueOf(await house.sitDown(game, { name, invitation: join }));
  const last = names.at(-1);
  if (last !== undefined) await host.waitForSelector(`.seats b:has-text('${last}')`);
}

/** A lobby as its host sees it, with guests, and what he presses. */
function lobby(
  guests: readonly string[],
  press?: (host: Page, opened: Lobby) => Promise<unknown>,
): OpenScreen {
  return async (stage, context) => {
    const opened = await openLobby(stage, context);
    await seatGuests(stage, opened, guests);
    await press?.(opened.host, opened);
    return opened.host;
  };
}

/** A guest at a table whose host is elsewhere. */
function guest(
  press?: (page: Page, opened: Lobby) => Promise<void>,
  others: readonly string[] = [],
): OpenScreen {
  return async (stage, context) => {
    const elsewhere = await stage.person();
    const opened = await openLobby(stage, elsewhere);
    await seatGuests(stage, opened, others);
    const page = await context.newPage();
    await page.goto(opened.invitation);
    await page.waitForSelector("h1:not(:empty)");
    await press?.(page, opened);
    await elsewhere.close();
    return page;
  };
}

async function sitDown(page: Page): Promise<void> {
  await page.fill("#claim-name", "Béla");
  await page.click(SIT_DOWN);
  await page.waitForSelector(LEAVE);
}

/** A table whose seats are being taken: where it is found, for its host, for a guest, where it ends. */
export const LOBBY_SCREENS: Readonly<Record<string, OpenScreen>> = {
  "home, no table to find": finding([]),
  "home, tables to find": finding(["Tuesday soirée", "A long evening with the Grand Duchess"]),
  "home, tables not found": async (stage, context) => {
    await context.route("**/v1/games?*", (route) =>
      route.fulfill({ contentType: "text/html", body: "A gate." }),
    );
    return finding([])(stage, context);
  },
  "lobby host": lobby([]),
  "lobby host, listed": async (stage, context) => {
    const page = await context.newPage();
    await page.goto(`${stage.url}/new`);
    await page.fill("#player", "Ana");
    await page.check("form > label.choice > input");
    await page.click("button[type=submit]");
    await page.locator("#terms").scrollIntoViewIfNeeded();
    return page;
  },
  "lobby host, QR": lobby([], async (host) => {
    await host.click("summary:has-text('QR')");
    await host.waitForTimeout(300);
    await host.locator("canvas.qr").first().scrollIntoViewIfNeeded();
  }),
  "lobby host, full": lobby(["Béla", "Chloé", "Dmitri"]),
  "lobby host, remove a guest": lobby(["Béla"], async (host) => {
    await host.click(REMOVE);
    await host.waitForSelector("dialog");
  }),
  "lobby host, cancel": lobby([], (host) => host.click(CANCEL)),
  "lobby cancelled": guest(async (page, { host }) => {
    await host.click(CANCEL);
    await host.click(".dock .btn.danger");
    await page.waitForSelector(".turn[data-state=over]");
  }),
  "lobby guest": guest(),
  "lobby guest without a name": guest(async (page) => {
    await page.click(SIT_DOWN);
    await page.waitForSelector(".err");
  }),
  "lobby guest, seated": guest(sitDown),
  "lobby guest, leaving": guest(async (page) => {
    await sitDown(page);
    await page.click(LEAVE);
  }),
  "lobby guest, too late": guest(undefined, ["Béla", "Chloé", "Dmitri"]),
  "lobby guest, removed": guest(async (page, { host }) => {
    await sitDown(page);
    await host.click(REMOVE);
    await host.click("dialog .btn.danger");
    await host.waitForSelector("dialog", { state: "detached" });
    await page.waitForTimeout(500);
  }),
  "hot-seat curtain": async (stage, context) => {
    const { host } = await openLobby(stage, context);
    await host.click("details:has(#claim-name) > summary");
    for (const name of ["Béla", "Cili"]) {
      await host.fill("#claim-name", name);
      await host.click(SIT_DOWN);
      await host.waitForSelector(`.seats b:has-text('${name}')`);
    }
    await host.click(".dock .act .btn.p");
    await host.waitForSelector(".curtain, .hand");
    await host.reload();
    await host.waitForSelector(".curtain");
    return host;
  },
};
