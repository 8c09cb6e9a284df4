import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../support/browser.ts";
import { seatThree } from "./players.ts";
import { openStage, type Stage } from "./stage.ts";

const MAIL = { MAIL_FROM: "High Society <table@example.org>", MAIL_REPLY_DOMAIN: "example.org" };
/** The browser from npm denies notifications whatever is granted; an installed one shows them. */
const { executablePath } = await findBrowser();
const showsNotices = !executablePath.startsWith("/tmp/");
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ ...MAIL, VAPID_SUBJECT: "mailto:table@example.org" });
});
afterAll(() => stage.close());

async function mail(number: number): Promise<Email> {
  for (let waited = 0; waited < 100; waited++) {
    const files = readdirSync(stage.mails).toSorted();
    const file = files[number];
    if (file !== undefined) return PostalMime.parse(readFileSync(join(stage.mails, file)));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Mail ${number} did not come.`);
}

async function openNotices(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Being told" }).click();
  await page.waitForSelector("#notice-address");
}

test("an address is given in the page, and agrees by one press on the page that its mail leads to", async () => {
  const [host] = await seatThree(stage, []);
  if (host === undefined) throw new Error("Nobody sits.");
  await openNotices(host);
  await host.fill("#notice-address", "dora@example.net");
  await host.click("dialog form button:has-text('Save')");
  await host.waitForSelector("text=We have sent a mail");
  const asks = await mail(0);
  expect(asks.to).toMatchObject([{ address: "dora@example.net" }]);
  const link = /https?:\/\/\S+\/mail#confirm=\S+/.exec(asks.text ?? "")?.[0] ?? "";

  const reader = await (await stage.person()).newPage();
  const posted: string[] = [];
  reader.on("request", (request) => {
    if (request.method() === "POST") posted.push(new URL(request.url()).pathname);
  });
  await reader.goto(link);
  await reader.getByRole("button", { name: "Yes, mail me" }).waitFor();
  // ux.md check 19: opening a link changes nothing.
  expect(posted).toEqual([]);
  await reader.getByRole("button", { name: "Yes, mail me" }).click();
  await reader.waitForSelector("text=Done: mails will come to this address.");
  expect(posted).toEqual(["/v1/mail/confirm"]);

  await host.reload();
  await openNotices(host);
  expect(await host.locator("#notice-address").inputValue()).toBe("dora@example.net");
  expect(await host.locator("text=We have sent a mail").count()).toBe(0);
  expect(stage.faults()).toEqual([]);
});

test.runIf(showsNotices)(
  "27: a delivered push shows one notification a table, replaced",
  async () => {
    const context = await stage.person();
    await context.grantPermissions(["notifications"], { origin: stage.url });
    const page = await context.newPage();
    const shown = await delivered(page, ["first", "second"]);
    expect(shown).toEqual([{ title: "Tuesday soirée", body: "second" }]);
  },
);

test.skipIf(showsNotices)(
  "27, stub: the worker that shows pushes is at the root and takes hold; this browser denies notifications",
  async () => {
    const page = await (await stage.person()).newPage();
    await page.goto(`${stage.url}/settings`);
    const active = await page.evaluate(async () => {
      await navigator.serviceWorker.register("/push-worker.js", { scope: "/" });
      const registration = await navigator.serviceWorker.ready;
      return { scope: new URL(registration.scope).pathname, state: registration.active !== null };
    });
    expect(active).toEqual({ scope: "/", state: true });
  },
);

/** Delivers messages as a push service would, and reads what the browser shows. */
async function delivered(page: Page, bodies: readonly string[]): Promise<unknown> {
  await page.goto(`${stage.url}/settings`);
  const line = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) found(first.registrationId);
    });
  });
  await line.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/push-worker.js", { scope: "/" });
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  for (const body of bodies) {
    const notification = { title: "Tuesday soirée", body, tag: "game", navigate: `${stage.url}/` };
    const data = JSON.stringify({ web_push: 8030, notification });
    await line.send("ServiceWorker.deliverPushMessage", {
      origin: stage.url,
      registrationId,
      data,
    });
  }
  await page.waitForTimeout(1_000);
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notices = await registration.getNotifications();
    return notices.map(({ title, body }) => ({ title, body }));
  });
}
