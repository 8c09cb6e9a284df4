import { expect, test } from "vitest";
import { CHANNEL_FAULTS } from "../../shared/contract/channel-fault.ts";
import { notices as german } from "../../web/i18n/de/notices.ts";
import { notices as english } from "../../web/i18n/en/notices.ts";
import { notices as french } from "../../web/i18n/fr/notices.ts";
import { notices as romanian } from "../../web/i18n/ro/notices.ts";
import { channelFault } from "../../web/state/channel-fault.ts";

const told = { fault: "The server says it in English.", faultDetail: "503" } as const;

test.each([
  ["German", german],
  ["French", french],
  ["Romanian", romanian],
])("what is wrong with a channel is said in %s, with what was answered", (_, words) => {
  for (const faultCode of CHANNEL_FAULTS) {
    const said = channelFault({ ...told, faultCode }, words) ?? "";
    expect(said).not.toBe(channelFault({ ...told, faultCode }, english));
    expect(said.endsWith(".")).toBe(true);
    expect(said.includes("503"), said).toBe(/answered|refused$|mail-not-reached/.test(faultCode));
  }
});

test("all well is nothing to say, and a sentence of the first releases stays as it was", () => {
  const none = { fault: null, faultCode: null, faultDetail: null };
  expect(channelFault(none, german)).toBeNull();
  expect(channelFault({ ...told, faultCode: null }, german)).toBe(told.fault);
});
