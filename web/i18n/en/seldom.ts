/**
 * What many games never show: instructions, the early exit, the keys, two people at one
 * device, and what went wrong. It comes with the first of them.
 */
export const seldom = {
  instruction: {
    wake: "Wake me when it comes back to me",
    pass: "Pass this lot, whatever happens",
    passAt: "Pass if the bid is at least",
    passAtEnd: "otherwise wake me.",
    raiseTo: "Keep raising with my cheapest cards while I lay no more than",
    payTo: "Keep paying to stay out, up to",
    lay: "Lay the cards I have chosen, if the bid is below",
    layCards: (cards: string) => `Chosen: ${cards}.`,
    layNone: "Choose cards in your hand first.",
    then: "Then",
    thenWake: "wake me",
    thenPass: "pass",
    thenTake: "pass and take it",
    footer: "Only you can see this. It ends with this lot.",
    set: "Set instructions",
    remove: "Remove instructions",
    limit: "Amount in thousands",
  },
  exit: {
    title: "Leave early",
    stepPass: (laid: number) =>
      laid === 0 ? "You pass this lot." : `You pass this lot and take back ${laid}.`,
    stepLuxury: "A luxury to turn face down",
    stepCard: "A spent card to take back",
    summary: (card: string, before: string, after: string) =>
      `${card} leaves your score (${before} → ${after}).`,
    returns: (card: number, before: number, after: number) =>
      `${card} returns to your purse (${before} → ${after}).`,
    leave: "Leave early",
    pick: "Choose a luxury and a spent card first.",
  },
  shortcuts: {
    bid: "Bid the chosen cards",
    pass: "Pass",
    hear: "Hear the last events again",
    hand: "Go to my hand",
    clear: "Clear the selection",
    list: "This list",
    off: "They can be switched off in the settings.",
  },
  curtain: {
    pass: (name: string) => `Pass the device to ${name}`,
    show: (name: string) => `I am ${name}, show my hand`,
  },
  faults: {
    replaced: "This key was replaced. Use the new one.",
    seatLost: "This key no longer opens the seat.",
    damaged:
      "What was saved of this table does not fit together. Nothing was changed; the server’s host can put a backup back.",
    galleryClosed: "This table is closed to onlookers. With a seat link you can sit down.",
    laterRelease:
      "This table was saved by a newer release of this server. Nothing is lost: once its host brings that release back, it opens again.",
    notFound: "There is no such table, or it is no longer kept.",
    quota: "This server has used what it may use today. Your game is safe; come back later.",
    unexpected: "Something went wrong here. Nothing was played.",
  },
  lost: {
    title: "There is nothing here",
    lead: "The address may be cut off. Links to a table end in a long word.",
  },
};
