import { expect, test } from "vitest";
import { channelFault, toldFault } from "../../worker/notify/channel-fault.ts";
import { freshProgress, noNotices, seatNoticesSchema } from "../../worker/notify/seat-notices.ts";
import { notificationsOf } from "../../worker/notify/settings.ts";

const webhook = {
  ...freshProgress(0),
  url: "https://bot.example.net/",
  shape: "standard",
  secret: "whsec_x",
  active: false,
  attempts: 8,
} as const;
const server = { available: [], pushKey: null } as const;

test("a sentence that an earlier release kept is read and told as it is", () => {
  const kept = "Switched off after 8 failures in a row. The receiver answered 500.";
  const seat = { ...noNotices("https://play.example"), webhook: { ...webhook, fault: kept } };
  const read = seatNoticesSchema.parse(JSON.parse(JSON.stringify(seat)));
  expect(notificationsOf(read, server, null).webhook).toMatchObject({
    fault: kept,
    faultCode: null,
    faultDetail: null,
  });
});

test("a webhook that was given up says that before why, and its code says why alone", () => {
  const fault = channelFault("webhook-late");
  const seat = { ...noNotices("https://play.example"), webhook: { ...webhook, fault } };
  const read = seatNoticesSchema.parse(JSON.parse(JSON.stringify(seat)));
  expect(notificationsOf(read, server, null).webhook).toMatchObject({
    fault: "Switched off after 8 failures in a row. The receiver did not answer in time.",
    faultCode: "webhook-late",
  });
  expect(toldFault(channelFault("webhook-answered", 503))).toEqual({
    fault: "The receiver answered 503.",
    faultCode: "webhook-answered",
    faultDetail: "503",
  });
});
