import * as z from "zod/mini";

import * as contract from "../../shared/contract/index.ts";

/** The schemas that the document names; what is not named here is written out where it is used. */
const NAMED: Readonly<Record<string, z.core.$ZodType>> = {
  View: contract.viewSchema,
  SeatView: contract.seatViewSchema,
  OwnSeat: contract.ownSchema,
  Legal: contract.legalSchema,
  Auction: contract.auctionSchema,
  LastAuction: contract.lastAuctionSchema,
  Viewer: contract.viewerSchema,
  Proposal: contract.proposalSchema,
  Result: contract.resultSchema,
  TableOptions: contract.optionsSchema,
  Clock: contract.clockSchema,
  Action: contract.actionSchema,
  GameEvent: contract.eventSchema,
  Instruction: contract.instructionSchema,
  InstructionRule: contract.instructionRuleSchema,
  CreateGame: contract.createGameSchema,
  ChangeGame: contract.changeGameSchema,
  SitDown: contract.sitDownSchema,
  ChangeSeat: contract.changeSeatSchema,
  StartGame: contract.startGameSchema,
  Act: contract.actSchema,
  PauseRequest: contract.pauseRequestSchema,
  VoteRequest: contract.voteRequestSchema,
  RematchRequest: contract.rematchSchema,
  ConfirmMail: contract.confirmMailSchema,
  Nothing: contract.nothingSchema,
  GameCreated: contract.gameCreatedSchema,
  SeatGranted: contract.seatGrantedSchema,
  InvitationRenewed: contract.invitationRenewedSchema,
  TokenRenewed: contract.tokenRenewedSchema,
  Acted: contract.actedSchema,
  DryRun: contract.dryRunSchema,
  Events: contract.eventsSchema,
  ListedGame: contract.listedGameSchema,
  ListedGames: contract.listedGamesSchema,
  Rules: contract.rulesSchema,
  Health: contract.healthSchema,
  GameRecord: contract.recordSchema,
  RecordedAction: contract.recordedActionSchema,
  Fairness: contract.fairnessSchema,
  Notifications: contract.notificationsSchema,
  SetNotifications: contract.setNotificationsSchema,
  TestNotice: contract.testNoticeSchema,
  TestedNotice: contract.testedNoticeSchema,
  MailConfirmed: contract.mailConfirmedSchema,
  MailUnsubscribed: contract.mailUnsubscribedSchema,
  LiveClientFrame: contract.clientFrameSchema,
  LiveServerFrame: contract.serverFrameSchema,
  Problem: contract.problemSchema,
  StatusCard: contract.statusCardSchema,
  MoneyCard: contract.moneyCardSchema,
  Luxury: contract.luxurySchema,
};

/** Every kind of action and event under a name of its own: `BidAction`, `CardWonEvent`. */
const KINDS = [
  ...kindsOf(contract.actionSchema.def.options, "Action"),
  ...kindsOf(contract.eventSchema.def.options, "Event"),
];

/** Name → schema, in the order in which the document lists them. */
export const COMPONENTS: ReadonlyMap<string, z.core.$ZodType> = new Map([
  ...Object.entries(NAMED),
  ...KINDS,
]);

const NAMES: ReadonlyMap<z.core.$ZodType, string> = new Map(
  [...COMPONENTS].map(([name, schema]) => [schema, name]),
);

/** The name of a schema that the document has under components; of a mere choice, those of its options. */
export function namesOf(schema: z.core.$ZodType): readonly string[] {
  const name = NAMES.get(schema);
  if (name !== undefined) return [name];
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap(namesOf);
  throw new Error("A body's schema has no name in component-names.ts.");
}

type Kind = z.ZodMiniObject<{ type: z.ZodMiniLiteral<string> }>;

function kindsOf(options: readonly Kind[], noun: string): [string, z.core.$ZodType][] {
  return options.map((option) => {
    const [type = ""] = option.def.shape.type.def.values;
    const words = type.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    return [`${words.join("")}${noun}`, option];
  });
}
