import { RULES } from "../../shared/contract/index.ts";
import {
  EXAMPLE_DECK,
  EXAMPLE_FAIRNESS,
  EXAMPLE_ID,
  EXAMPLE_INVITATION,
  EXAMPLE_MOVES,
  EXAMPLE_NAMES,
  EXAMPLE_STARTER,
  EXAMPLE_VERSION,
  EXAMPLE_VIEW,
  exampleEvents,
} from "./example-game.ts";

/** Not a key to anything: three base64url words in the shape of a token. */
const TOKEN = "eyJ0eXAiOiJzZWF0K2p3dCJ9.eyJnYW1lIjoiZXhhbXBsZSJ9.c2lnbmF0dXJl";
const ENTROPY = "a1".repeat(32);
const granted = { view: EXAMPLE_VIEW, seat: 2, token: TOKEN };
const notices = {
  reminders: true,
  locale: "en",
  timeZone: "Europe/Bucharest",
  quietHours: { from: "22:30", to: "07:00" },
};
const SUBSCRIPTION = "https://updates.push.example.org/wpush/v2/gAAAA";
const HOOK = "https://bots.example.org/high-society";

const ALL_WELL = { fault: null, faultCode: null, faultDetail: null };

/** One example for every named body, by the name of its schema. */
export const BODY_EXAMPLES: Readonly<Record<string, unknown>> = {
  CreateGame: {
    name: "Tuesday soirée",
    player: "Ana",
    seats: 3,
    bots: [{ level: "gentle" }],
    clock: { bank: 259_200, increment: 43_200 },
  },
  ChangeGame: { name: "Wednesday soirée", order: [2, 0, 1], listed: true },
  SitDown: { name: "Chloé", invitation: EXAMPLE_INVITATION, entropy: ENTROPY },
  ChangeSeat: { livery: "gules", forcedPass: "ask" },
  StartGame: { emptySeats: "bots", level: "gentle", entropy: ENTROPY },
  Act: { version: EXAMPLE_VERSION, action: { type: "bid", cards: [3] } },
  Instruction: { auction: 1, rule: { kind: "raise-to", cap: 20 }, then: "wake" },
  PauseRequest: { hours: 48 },
  VoteRequest: { kind: "bot", seat: 1 },
  RematchRequest: { entropy: ENTROPY },
  ConfirmMail: { token: "c2luZ2xlLXB1cnBvc2U" },
  Nothing: {},
  SetNotifications: {
    email: { address: "chloe@example.org", when: "turn" },
    push: [
      {
        endpoint: SUBSCRIPTION,
        keys: { p256dh: "BNcRdreALRFXTkOOUHK1", auth: "tBHItJI5svbpez7K" },
      },
    ],
    webhook: { url: HOOK, shape: "standard" },
    ...notices,
  },
  TestNotice: { channel: "email" },
  View: EXAMPLE_VIEW,
  GameCreated: { ...granted, invitation: EXAMPLE_INVITATION },
  SeatGranted: granted,
  InvitationRenewed: { invitation: EXAMPLE_INVITATION },
  TokenRenewed: { token: TOKEN },
  Acted: { view: EXAMPLE_VIEW, events: exampleEvents(EXAMPLE_VERSION - 1) },
  DryRun: { legal: true, total: 9, returns: [], paid: 0, endsAuction: false },
  Events: { version: EXAMPLE_VERSION, events: exampleEvents(-1) },
  ListedGames: {
    games: [
      {
        id: EXAMPLE_ID,
        name: "Tuesday soirée",
        host: "Ana",
        options: { ...EXAMPLE_VIEW.options, listed: true },
        freeSeats: 2,
        invitation: EXAMPLE_INVITATION,
      },
    ],
    next: null,
  },
  Rules: RULES,
  Health: { build: "0.1.0+a04d54d", rulesVersion: 1, time: EXAMPLE_VIEW.serverTime },
  GameRecord: {
    format: "high-society-record/1",
    rules: 1,
    seats: EXAMPLE_NAMES.map((name) => ({ name })),
    variants: [],
    starter: EXAMPLE_STARTER,
    deck: EXAMPLE_DECK.slice(0, 1),
    actions: EXAMPLE_MOVES,
    fairness: EXAMPLE_FAIRNESS,
    result: null,
    complete: false,
  },
  Notifications: {
    available: ["email", "push", "webhook"],
    email: {
      address: "chloe@example.org",
      when: "turn",
      confirmed: true,
      lastSentAt: EXAMPLE_VIEW.serverTime,
      ...ALL_WELL,
    },
    push: [{ endpoint: SUBSCRIPTION, lastSentAt: null, ...ALL_WELL }],
    webhook: {
      url: HOOK,
      shape: "standard",
      active: true,
      secret: null,
      lastSentAt: null,
      ...ALL_WELL,
    },
    ...notices,
    pushKey: "BEl62iUYgUivxIkv69yViEuiBIa40HI",
  },
  TestedNotice: { channel: "email", sent: true, ...ALL_WELL },
  MailConfirmed: { confirmed: true },
  MailUnsubscribed: { unsubscribed: true },
  LiveClientFrame: {
    type: "act",
    key: "0f8fad5b-d9cb-469f-a165-70867728950e",
    version: EXAMPLE_VERSION,
    action: { type: "bid", cards: [3] },
  },
  LiveServerFrame: {
    type: "update",
    version: EXAMPLE_VERSION,
    revision: EXAMPLE_VIEW.revision,
    events: exampleEvents(EXAMPLE_VERSION - 1),
    view: EXAMPLE_VIEW,
  },
};
