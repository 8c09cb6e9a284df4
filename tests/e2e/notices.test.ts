import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Notifications } from "../../shared/contract/notifications.ts";
import { PROBLEM_CONTENT_TYPE, problemOf } from "../../shared/contract/problem.ts";
import { seatThree } from "./players.ts";
import { openStage, type Stage } from "./stage.ts";

const MAIL = { MAIL_FROM: "High Society <table@example.org>", MAIL_REPLY_DOMAIN: "example.org" };
let stage: Stage;
beforeAll(async () => {
  stage = await openStage(MAIL);
});
afterAll(() => stage.close());

async function mail(number: number): Promise<Email> {
  for (let waited = 0; waited < 600; waited++) {
    const files = readdirSync(stage.mails).toSorted();
    const file = files[number];
    if (file !== undefined) return PostalMime.parse(readFileSync(join(stage.mails, file)));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Mail ${number} did not come.`);
}

async function openNotices(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Notifications" }).click();
  await page.waitForSelector("#notice-address");
}

test("an address is given in the page, and agrees by one press on the page that its mail leads to", async () => {
  const [host] = await seatThree(stage, []);
  if (host === undefined) throw new Error("Nobody sits.");
  await openNotices(host);
  await host.fill("#notice-address", "dora@example.net");
  await host.click("dialog form button:has-text('Save')");
  await host.waitForSelector("text=We have sent a mail");
  expect(await host.locator("form:has(#notice-address) output").innerText()).toBe("Saved.");
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

test("a webhook's secret is shown once; a trial says what is wrong, and why it was switched off", async () => {
  const [host] = await seatThree(stage, []);
  if (host === undefined) throw new Error("Nobody sits.");
  await openNotices(host);
  const sheet = host.locator("dialog");
  // The table has no clock, so there is no half time.
  expect(await sheet.getByText("Reminders at half time").count()).toBe(0);
  const fold = sheet.getByText("For programs and chats: a webhook");
  await fold.click();
  await sheet.locator("#webhook-url").fill("https://127.0.0.1/hook");
  const save = sheet.locator("details").getByRole("button", { name: "Save" });
  await save.click();
  await sheet.getByText("Only hosts with a public name are called.").waitFor();
  await sheet.locator("#webhook-url").fill("https://bot.example.net/hook");
  await save.click();
  expect(await sheet.getByLabel("Secret").inputValue()).toMatch(/^whsec_/);
  // Another setting answers without it, and it stays until the sheet is closed.
  await sheet.getByText("Quiet hours").click();
  await host.waitForSelector("dialog input[type=time]");
  expect(await sheet.getByLabel("Secret").inputValue()).toMatch(/^whsec_/);
  await sheet.getByRole("button", { name: "Send a test" }).click();
  await sheet.getByText(/The receiver (was not reached|did not answer in time)/).waitFor();

  await host.reload();
  await openNotices(host);
  await fold.click();
  expect(await sheet.locator("#webhook-url").inputValue()).toBe("https://bot.example.net/hook");
  expect(await sheet.getByLabel("Secret").count()).toBe(0);
  await sheet.getByRole("button", { name: "Take the webhook away" }).click();
  await sheet.getByText("Saved.").waitFor();
  expect(await sheet.locator("#webhook-url").inputValue()).toBe("");
  expect(stage.faults()).toEqual([]);
});

test("a webhook that was switched off says so without a press", async () => {
  const [host] = await seatThree(stage, []);
  if (host === undefined) throw new Error("Nobody sits.");
  // Eight failures take a day and a half; what the page gets then is written here.
  const told = {
    fault: "Switched off after 8 failures in a row. The receiver answered 500.",
    faultCode: "webhook-answered",
    faultDetail: "500",
  } as const;
  await host.route("**/notifications", async (route) => {
    const answer = await route.fetch();
    const settings = (await answer.json()) as Notifications;
    const webhook = { url: "https://bot.example.net/", shape: "discord", secret: null } as const;
    const off = { ...webhook, active: false, lastSentAt: null, ...told };
    await route.fulfill({ json: { ...settings, webhook: off } satisfies Notifications });
  });
  await openNotices(host);
  const sheet = host.locator("dialog");
  await sheet.getByText("Switched off. The receiver answered 500.").waitFor();
  expect(await sheet.getByRole("button", { name: "Switch on again" }).isVisible()).toBe(true);
  expect(await sheet.getByRole("button", { name: "Send a test" }).count()).toBe(0);
});

test("a field is marked for what is wrong with it, for nothing else, and until it is mended", async () => {
  const [host] = await seatThree(stage, []);
  if (host === undefined) throw new Error("Nobody sits.");
  await openNotices(host);
  const sheet = host.locator("dialog");
  const address = host.locator("#notice-address");
  const url = host.locator("#webhook-url");
  const saveMail = host.locator("form:has(#notice-address) button[type=submit]");
  const saveHook = host.locator("form:has(#webhook-url) button[type=submit]");
  const marks = async () => [
    await address.getAttribute("aria-invalid"),
    await url.getAttribute("aria-invalid"),
  ];
  await sheet.getByText("For programs and chats: a webhook").click();
  await address.fill("dora@example.net");
  await url.fill("https://bot.example.net/hook");

  // An hour is more than the page waits by itself.
  for (const [save, retryAfter] of [
    [saveMail, 3_600],
    [saveHook, 3_601],
  ] as const) {
    const busy = problemOf("rate-limited", "/", { retryAfter });
    await host.route("**/notifications", (route) =>
      route.fulfill({ status: 429, contentType: PROBLEM_CONTENT_TYPE, json: busy }),
    );
    await save.click();
    await sheet.getByText(busy.detail).waitFor();
  }
  expect(await marks()).toEqual(["false", "false"]);
  await host.unroute("**/notifications");

  await address.fill("dora@");
  await saveMail.click();
  await sheet.locator("#notice-address[aria-invalid=true]").waitFor();
  // What is wrong is said at the field, which is where the next letter goes.
  const note = host.locator("#notice-address-note");
  expect(await note.innerText()).not.toBe("");
  expect(await note.getAttribute("class")).toBe("err");
  expect(await address.evaluate((field) => field === document.activeElement)).toBe(true);
  await url.fill("https://127.0.0.1/hook");
  await saveHook.click();
  await sheet.locator("#webhook-url[aria-invalid=true]").waitFor();
  expect(await host.locator("#webhook-state.err").innerText()).not.toBe("");
  await address.pressSequentially("e");
  expect(await marks()).toEqual(["false", "true"]);
  await url.pressSequentially("s");
  expect(await marks()).toEqual(["false", "false"]);
});
