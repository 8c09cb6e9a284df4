import * as z from "zod/mini";
import { Sentence } from "../sentence.ts";

const ANALYTICS = "https://api.cloudflare.com/client/v4/graphql";

/** What the account used since midnight UTC; `storedBytes` is the most that was stored. */
export interface UsedToday {
  readonly workerRequests: number;
  readonly objectRequests: number;
  readonly rowsWritten: number;
  readonly rowsRead: number;
  readonly gigabyteSeconds: number;
  readonly storedBytes: number;
}

interface Question {
  readonly token: string;
  readonly account: string;
  readonly now: Date;
}

const QUERY = `query Usage($account: string!, $day: Date!) {
  viewer { accounts(filter: { accountTag: $account }) {
    workersInvocationsAdaptive(limit: 1000, filter: { date: $day }) { sum { requests } }
    durableObjectsInvocationsAdaptiveGroups(limit: 1000, filter: { date: $day }) { sum { requests } }
    durableObjectsPeriodicGroups(limit: 1000, filter: { date: $day }) {
      sum { duration rowsRead rowsWritten }
    }
    durableObjectsSqlStorageGroups(limit: 1000, filter: { date: $day }) { max { storedBytes } }
  } }
}`;

const requestsSchema = z.array(z.object({ sum: z.object({ requests: z.number() }) }));
const accountSchema = z.object({
  workersInvocationsAdaptive: requestsSchema,
  durableObjectsInvocationsAdaptiveGroups: requestsSchema,
  durableObjectsPeriodicGroups: z.array(
    z.object({
      sum: z.object({ duration: z.number(), rowsRead: z.number(), rowsWritten: z.number() }),
    }),
  ),
  durableObjectsSqlStorageGroups: z.array(z.object({ max: z.object({ storedBytes: z.number() }) })),
});
const answerSchema = z.object({
  data: z.object({ viewer: z.object({ accounts: z.tuple([accountSchema]) }) }),
});
const errorsSchema = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** Asks the account's analytics; they lag a few minutes behind. */
export async function readUsage({ token, account, now }: Question): Promise<UsedToday> {
  const day = now.toISOString().slice(0, 10);
  const response = await fetch(ANALYTICS, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ query: QUERY, variables: { account, day } }),
  }).catch(() => undefined);
  if (response === undefined) throw new Sentence(`Cannot reach ${ANALYTICS}: check the network.`);
  return sumUp(await response.json().catch(() => undefined), response.status);
}

function sumUp(body: unknown, status: number): UsedToday {
  const answer = answerSchema.safeParse(body);
  if (!answer.success) throw new Sentence(whyNot(body, status));
  const [used] = answer.data.data.viewer.accounts;
  const periods = used.durableObjectsPeriodicGroups.map(({ sum }) => sum);
  return {
    workerRequests: add(used.workersInvocationsAdaptive.map(({ sum }) => sum.requests)),
    objectRequests: add(
      used.durableObjectsInvocationsAdaptiveGroups.map(({ sum }) => sum.requests),
    ),
    rowsWritten: add(periods.map(({ rowsWritten }) => rowsWritten)),
    rowsRead: add(periods.map(({ rowsRead }) => rowsRead)),
    gigabyteSeconds: add(periods.map(({ duration }) => duration)),
    storedBytes: add(used.durableObjectsSqlStorageGroups.map(({ max }) => max.storedBytes)),
  };
}

function whyNot(body: unknown, status: number): string {
  if (status === 401 || status === 403) {
    return "The account refused the token: it needs the permission “Account Analytics: Read”.";
  }
  const named = errorsSchema.safeParse(body);
  const why = named.success ? named.data.errors.map(({ message }) => message).join("; ") : "";
  return `The account's analytics did not answer the question (${status}${why === "" ? "" : `: ${why}`}); check CLOUDFLARE_ACCOUNT_ID.`;
}

function add(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
