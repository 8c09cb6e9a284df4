import { afterEach, expect, test, vi } from "vitest";
import { readUsage } from "../../tools/status/account-usage.ts";

const QUESTION = { token: "secret", account: "abc", now: new Date("2026-11-30T23:59:59Z") };

function answer(status: number, body: unknown) {
  return vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(() => Promise.resolve(Response.json(body, { status })));
}

afterEach(() => vi.restoreAllMocks());

test("the day's use is the sum over everything the account runs", async () => {
  const requests = [{ sum: { requests: 40 } }, { sum: { requests: 2 } }];
  const asked = answer(200, {
    data: {
      viewer: {
        accounts: [
          {
            workersInvocationsAdaptive: requests,
            durableObjectsInvocationsAdaptiveGroups: requests.slice(0, 1),
            durableObjectsPeriodicGroups: [
              { sum: { duration: 1.5, rowsRead: 10, rowsWritten: 3 } },
              { sum: { duration: 0.5, rowsRead: 1, rowsWritten: 4 } },
            ],
            durableObjectsSqlStorageGroups: [{ max: { storedBytes: 24_576 } }],
          },
        ],
      },
    },
  });
  expect(await readUsage(QUESTION)).toEqual({
    workerRequests: 42,
    objectRequests: 40,
    rowsWritten: 7,
    rowsRead: 11,
    gigabyteSeconds: 2,
    storedBytes: 24_576,
  });
  expect(asked.mock.calls[0]?.[1]?.body).toContain('"day":"2026-11-30"');
});

test("a token without the permission, a wrong account and no network are a sentence each", async () => {
  answer(403, { errors: [{ message: "no" }] });
  await expect(readUsage(QUESTION)).rejects.toThrow(/“Account Analytics: Read”\.$/);
  answer(200, { data: null, errors: [{ message: "unknown account" }] });
  await expect(readUsage(QUESTION)).rejects.toThrow(/unknown account.*CLOUDFLARE_ACCOUNT_ID/);
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
  await expect(readUsage(QUESTION)).rejects.toThrow(/check the network/);
});
