import { expect, test } from "vitest";
import { afterQuiet, localMinutes, nextLocalTime } from "../../worker/notify/local-clock.ts";

const at = (text: string): number => Date.parse(text);

test("a zone's wall clock, also where it is off by a quarter of an hour", () => {
  expect(localMinutes(at("2026-11-03T10:00:00Z"), "Asia/Kathmandu")).toBe(15 * 60 + 45);
});

test("the next time that the wall's clock shows an hour, over a change of the clocks", () => {
  const zone = "Europe/Berlin";
  const seven = 7 * 60;
  expect(nextLocalTime(at("2026-11-03T05:59:30Z"), zone, seven)).toBe(at("2026-11-03T06:00:00Z"));
  // 25 October 2026: the clocks go back; 29 March 2026: they go forward.
  expect(nextLocalTime(at("2026-10-24T21:00:00Z"), zone, seven)).toBe(at("2026-10-25T06:00:00Z"));
  expect(nextLocalTime(at("2026-03-28T22:00:00Z"), zone, seven)).toBe(at("2026-03-29T05:00:00Z"));
});

test("outside the quiet hours nothing waits, and hours of no length are none", () => {
  const noon = at("2026-11-03T12:00:00Z");
  expect(afterQuiet(noon, "UTC", { from: "22:00", to: "07:00" })).toBe(noon);
  expect(afterQuiet(noon, "UTC", { from: "11:00", to: "13:00" })).toBe(at("2026-11-03T13:00:00Z"));
  expect(afterQuiet(noon, "UTC", { from: "12:00", to: "12:00" })).toBe(noon);
  expect(afterQuiet(noon, "UTC", null)).toBe(noon);
});
