/**
 * What the API says and takes, as values, schemas and types. A client that
 * counts bytes imports the one module it needs; types cost nothing anywhere.
 */
export * from "./action-schema.ts";
export * from "./answers.ts";
export * from "./bot-level.ts";
export * from "./card-schema.ts";
export * from "./cards.ts";
export * from "./event-schema.ts";
export * from "./frames.ts";
export * from "./game-words.ts";
export * from "./ids.ts";
export * from "./immutable.ts";
export * from "./instruction.ts";
export * from "./links.ts";
export * from "./livery.ts";
export * from "./channel-fault.ts";
export * from "./notifications.ts";
export * from "./operation.ts";
export * from "./operations.ts";
export * from "./options.ts";
export * from "./paths.ts";
export * from "./plain.ts";
export * from "./player-name.ts";
export * from "./problem.ts";
export * from "./problem-code.ts";
export * from "./problem-facts.ts";
export * from "./problem-schema.ts";
export * from "./problem-table.ts";
export * from "./proposal.ts";
export * from "./record.ts";
export * from "./requests.ts";
export * from "./rules-document.ts";
export * from "./view-schema.ts";
