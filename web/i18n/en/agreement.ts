import { plural } from "./words.ts";

/** What the people at a table agree on, how one comes back, and which table is next (ux.md A5, A6). */
export const agreement = {
  away: "You are away, and the table plays for you.",
  back: "I am back",
  paused: (until: string) => `Paused by agreement until ${until}.`,
  resume: "Go on now",
  pause: (names: string, span: string) => `A pause of ${span}, proposed by ${names}.`,
  bot: (name: string, names: string) => `A bot to play for ${name}, proposed by ${names}.`,
  end: (names: string) => `To end this game without a result, proposed by ${names}.`,
  missing: (names: string) => `Still to agree: ${names}.`,
  you: "you",
  agree: "Agree",
  takeBack: "Take it back",
  done: "Done.",
  /** The button that proposes it. */
  letBot: (name: string) => `Let a bot play for ${name}`,
  botAll: "Everyone else who is awake must agree.",
  botLater: (name: string, time: string) =>
    `From ${time} on, the others together may let a bot play for ${name}.`,
  waiting: (count: number) => `${plural(count, "more table waits", "more tables wait")} for you.`,
  next: (table: string) => `Play at ${table}`,
};
