import type { Luxury, StatusCard } from "../../../shared/contract/cards.ts";

/** Somebody at the table, as a sentence names him; `you` is the reader. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

/** "Béla bids" and "You bid": the verb follows its subject. */
const does = (who: Who, verb: string, third = `${verb}s`): string =>
  who.you ? `You ${verb}` : `${who.name} ${third}`;
const plural = (count: number, one: string, other: string): string =>
  `${count} ${count === 1 ? one : other}`;
const luxury = (card: Luxury): string => cards[card].name;

/** The cards' names (ux.md B4) and what each does, as it follows the name. */
const cards: Readonly<Record<StatusCard, { readonly name: string; readonly effect: string }>> = {
  L1: { name: "Orchid", effect: "worth 1" },
  L2: { name: "Opera glasses", effect: "worth 2" },
  L3: { name: "Fan", effect: "worth 3" },
  L4: { name: "Chronometer", effect: "worth 4" },
  L5: { name: "Parasol", effect: "worth 5" },
  L6: { name: "Thoroughbred", effect: "worth 6" },
  L7: { name: "Motor-car", effect: "worth 7" },
  L8: { name: "Portrait in oils", effect: "worth 8" },
  L9: { name: "Steam yacht", effect: "worth 9" },
  L10: { name: "Private island", effect: "worth 10" },
  AG: { name: "Avant Garde", effect: "doubles your score" },
  BV: { name: "Bon Vivant", effect: "doubles your score" },
  JV: { name: "Joie de Vivre", effect: "doubles your score" },
  FP: { name: "Faux Pas", effect: "costs a luxury" },
  PS: { name: "Passé", effect: "takes 5 points" },
  SC: { name: "Scandale", effect: "halves your score" },
};

/** The table: banner, lot, rivals, dock. */
export const table = {
  cards,
  family: { luxury: "Luxury", prestige: "Prestige", disgrace: "Disgrace" },
  banner: {
    mine: "Your turn",
    mineOpen: "Your turn, you open",
    open: "Any card opens the bidding, or pass.",
    raise: (toBeat: number) => `Raise above ${toBeat}, or pass.`,
    peril: "Your turn: avoid this card",
    perilRule: "First to pass takes it. Everyone else loses what they laid.",
    cannotRaise: (toBeat: number) => `You cannot go above ${toBeat}.`,
    waiting: (names: string) => `Waiting for ${names}`,
    leading: (total: number) => `You lead with ${total}. Nothing to do; we will tell you.`,
    passed: (name: string, total: number) => `You passed. ${name} leads with ${total}.`,
    passedOpen: "You passed. Nobody has bid yet.",
    leads: (name: string, total: number) => `${name} leads with ${total}.`,
    nobody: "Nobody has bid yet.",
    tied: (total: number) => `The highest envelopes are equal at ${total}.`,
    seal: "Seal your opening bid",
    sealRule: "Everyone chooses at once. Empty is allowed.",
    sealed: "Your envelope is sealed",
    sealedCount: (done: number, of: number) => `${done} of ${of} sealed.`,
    envelope: (total: number) =>
      total === 0 ? "Your envelope is empty." : `Your envelope holds ${total}.`,
    discard: "Give up one luxury",
    discardRule: "The Faux Pas costs you one of your choice.",
    waitDiscard: (name: string) => `${name} must give up a luxury to the Faux Pas.`,
    gallery: "You are in the gallery",
    toAct: (names: string) => `${names} to act.`,
    left: (time: string) => `${time} left.`,
    since: (time: string) => `Since ${time}.`,
    paused: "The table is paused",
  },
  lot: {
    hammer: (lot: number) => `Under the hammer, lot ${lot}`,
    disgrace: (lot: number) => `Disgrace, lot ${lot}`,
    deck: (count: number) => `${plural(count, "card", "cards")} left`,
    heading: (card: StatusCard) => `${cards[card].name}, ${cards[card].effect}`,
    ruleLuxury: "Highest bid wins it and pays.",
    ruleDisgrace: "Pay to stay out of it.",
    toBeat: "To beat",
    noBid: "No bid yet",
    by: (who: Who) => (who.you ? "by you" : `by ${who.name}`),
    tied: "tied",
    lamps: (lit: number) => `${lit} of 4 lamps lit`,
    lampsLong: (lit: number) => `${lit} of 4 lamps lit; the game ends when the fourth is lit`,
    lampsThree: "Three lamps lit. The next green card ends the evening.",
    next: (card: StatusCard) => `Next: ${cards[card].name}, ${cards[card].effect}`,
    nextGreen: "It will light a lamp only when it comes up.",
    open: "What this card does",
  },
  rivals: {
    heading: "Rivals, in seating order",
    leads: "Leads",
    in: "Still in",
    passed: "Passed",
    act: "To act",
    away: "Away",
    sealed: "Sealed",
    writing: "Still writing",
    owes: "Owes a luxury",
    exited: "Early exit used",
    laid: (total: number) => `laid ${total}`,
    score: (score: string) => `${score} pts`,
    cardCount: (count: number) => plural(count, "card", "cards"),
    purse: (money: number) => `purse ${money}`,
    status: (score: string) => `Status ${score}`,
    hand: (count: number) => `${plural(count, "money card", "money cards")} in hand`,
    more: (name: string) => `${name}: cards and clock`,
  },
  dock: {
    label: "Your bid",
    legend: "Your money, in thousands",
    you: "You",
    own: (score: string, purse: number) => `status ${score} · purse ${purse}`,
    note: (card: number) => `${card} thousand`,
    laidNote: "laid",
    sealedNote: "sealed",
    asideNote: "aside",
    goneNote: "spent",
    asideLong: "The 1 is back in your hand after the first green card has been auctioned.",
    alreadyLaid: (total: number) => `Already laid: ${total}`,
    none: (toBeat: number) => `Choose cards that bring you above ${toBeat}`,
    noneOpen: "Choose cards to open the bidding",
    noneSeal: "Choose cards for your envelope, or none",
    low: (laid: number, chosen: number, sum: number, toBeat: number) =>
      laid === 0
        ? `${sum}, needs more than ${toBeat}`
        : `${laid} laid + ${chosen} = ${sum}, needs more than ${toBeat}`,
    ok: (laid: number, chosen: number) =>
      laid === 0 ? `${chosen} chosen` : `${laid} laid + ${chosen}`,
    sum: (total: number) => `= ${total}`,
    spoken: (laid: number, chosen: number, sum: number) =>
      laid === 0 ? `${chosen} selected.` : `${laid} laid plus ${chosen} selected makes ${sum}.`,
    spokenEnough: (toBeat: number) => `Enough, ${toBeat} to beat.`,
    spokenLow: (toBeat: number) => `Not enough, needs more than ${toBeat}.`,
    planned: (total: number) => `${total} chosen, for when it is your turn`,
    plan: "You can choose cards while you wait",
    poor: (left: number) => `This leaves you ${left}. The poorest at the end cannot win.`,
    smallest: "Least: choose the smallest raise",
    smallestShort: "Least",
    smallestDone: (cards: string, sum: number) => `Smallest raise chosen: ${cards}, makes ${sum}.`,
    clear: "Clear",
    clearLong: "Clear the selection",
    again: "Again",
    againLong: "Again: select what was cleared",
    cleared: "Selection cleared.",
    pass: "Pass",
    passNothing: "nothing laid",
    passBack: (laid: number) => `take back ${laid}`,
    passTake: (card: StatusCard) => `take the ${cards[card].name}`,
    bid: "Bid",
    bidTotal: (total: number) => `Bid ${total}`,
    bidNone: (toBeat: number) => (toBeat === 0 ? "choose cards" : `above ${toBeat}`),
    lead: (by: number) => `leads by ${by}`,
    opens: "opens the bidding",
    lay: (total: number) => `Lay ${total}`,
    layNone: "Lay",
    stayOut: "stay out for now",
    tooLow: (missing: number) => `too low by ${missing}`,
    seal: (total: number) => (total === 0 ? "Seal" : `Seal ${total}`),
    sealEmpty: "an empty envelope",
    sealFinal: "it is final",
    notNow: "not your turn",
    chooseNow: "Choose now",
    exit: "Early exit…",
    needsMore: (toBeat: number) => `Needs more than ${toBeat}.`,
    chooseFirst: "Choose one or more cards first.",
    notYourTurn: (names: string) => `Not your turn: waiting for ${names}.`,
    sending: "Sending…",
    instruct: "Leave instructions",
    instructSub: "only you can see them",
    instructChange: "Change instructions",
    instructed: (summary: string) => `Instructions: ${summary}`,
  },
  instruction: {
    pass: "pass this lot",
    passAt: (total: number) => `pass at ${total} or more`,
    raiseTo: (cap: number) => `raise up to ${cap}`,
    lay: (cards: string, below: number) => `lay ${cards} if the bid is below ${below}`,
    thenWake: (summary: string) => `${summary}, then wake me`,
    thenPass: (summary: string) => `${summary}, then pass`,
  },
  confirm: {
    takeTitle: (card: StatusCard) => `Take the ${cards[card].name}?`,
    takeBack: (laid: number) =>
      laid === 0 ? "You have laid nothing." : `You get your ${laid} back.`,
    loses: (name: string, total: number) => `${name} loses ${total}.`,
    nobodyLoses: "Nobody else has laid anything.",
    keep: "Keep bidding",
    take: "Take it",
    passTitle: "Pass this lot?",
    pass: "Pass",
    sealTitle: (total: number) => (total === 0 ? "Seal an empty envelope?" : `Seal ${total}?`),
    sealBody: "A sealed envelope is final. It is opened with all the others.",
    seal: "Seal it",
    back: "Back",
  },
  events: {
    lot: (lot: number, card: StatusCard, rule: string) =>
      `Lot ${lot}. ${cards[card].name}, ${cards[card].effect}. ${rule}`,
    lotRule: "Highest bid wins.",
    lotDisgraceRule: "First to pass takes it; the others lose what they laid.",
    lamp: (lit: number) => `${["First", "Second", "Third", "Fourth"][lit - 1] ?? ""} lamp lit.`,
    forecast: (card: StatusCard) => `Next comes ${cards[card].name}.`,
    lastCard: (card: StatusCard) =>
      `Fourth lamp. The evening ends; ${cards[card].name} is not auctioned.`,
    bids: (who: Who, total: number) => `${does(who, "bid")} ${total}.`,
    raises: (who: Who, total: number, was: number) =>
      `${does(who, "raise")} to ${total}, was ${was}.`,
    bidsHidden: (who: Who) => `${does(who, "bid")}.`,
    passes: (who: Who) => `${does(who, "pass", "passes")}.`,
    passesBack: (who: Who, total: number) =>
      `${does(who, "pass", "passes")} and ${who.you ? "take" : "takes"} back ${total}.`,
    seals: (who: Who) => `${does(who, "seal")} an envelope.`,
    opened: (list: string) => `The envelopes are open: ${list}.`,
    openedHidden: "The envelopes were opened.",
    envelope: (who: Who, total: number) =>
      `${who.you ? "you" : who.name} ${total === 0 ? "empty" : total}`,
    wins: (who: Who, card: StatusCard, paid: number) =>
      `${does(who, "take")} the ${cards[card].name} for ${paid}.`,
    winsHidden: (who: Who, card: StatusCard) => `${does(who, "take")} the ${cards[card].name}.`,
    winsFree: (who: Who, card: StatusCard) =>
      `Everyone else passed. ${does(who, "take")} the ${cards[card].name} for nothing.`,
    takes: (who: Who, card: StatusCard) =>
      `${does(who, "pass", "passes")} first and ${who.you ? "take" : "takes"} the ${cards[card].name}.`,
    lose: (who: Who, total: number) => `${does(who, "lose")} ${total}`,
    exits: (who: Who, card: Luxury) =>
      `${does(who, "leave")} early: the ${luxury(card)} is turned face down.`,
    luxuryLost: (who: Who, card: Luxury) =>
      `${does(who, "give")} up the ${luxury(card)} to the Faux Pas.`,
    luxuryLostWaiting: (who: Who, card: Luxury) =>
      `The waiting Faux Pas takes the ${luxury(card)} from ${who.you ? "you" : who.name}.`,
    mustGiveUp: (who: Who) => `${who.you ? "You" : who.name} must give up a luxury.`,
    pending: (who: Who) =>
      who.you
        ? "You own no luxury; you will lose the next one you win."
        : `${who.name} owns no luxury; the next one won is lost with the Faux Pas.`,
    released: "Everyone has the 1 back in hand.",
    over: "The evening ends.",
    by: {
      clock: (sentence: string) => `Out of time: ${sentence}`,
      instruction: (sentence: string) => `Your instructions: ${sentence}`,
      forced: (sentence: string) => `Done for you: ${sentence}`,
    },
    tooMany: (count: number) => `${count} moves; press L to hear them.`,
    yourTurn: "Your turn.",
    yourTurnBeat: (toBeat: number, leader: string) => `${toBeat} to beat, ${leader} leads.`,
    yourTurnLaid: (laid: number) => `You have laid ${laid}.`,
    nowWaiting: (names: string) => `Waiting for ${names}.`,
  },
  recap: {
    since: (ago: string) => `Since ${ago}:`,
    lately: "Meanwhile:",
    first: (seat: number, seats: number, starter: Who) =>
      `You are seat ${seat} of ${seats}. ${starter.you ? "You begin" : `${starter.name} begins`}.`,
    reminder: "Keep some money: the poorest at the end cannot win.",
    play: "Play",
    more: (count: number) => `${plural(count, "more move", "more moves")} in the ledger.`,
  },
  status: {
    offline: (time: string) => `You are offline. This is the table as of ${time}.`,
    connecting: "Connecting…",
    lost: "Connection lost. Trying again.",
    resumed: "Connected again.",
    movedOn: (what: string) =>
      `The table moved on while you were choosing: ${what} Your cards are still selected.`,
    notLoaded: "This part of the page could not be loaded.",
    again: "Try again",
    close: "Close",
    dismiss: "Dismiss",
    retry: "That did not get through. Nothing was played. Try again.",
    sendLater: "Send when back online, if nothing has changed",
  },
  title: {
    mine: (table: string) => `(1) Your turn – ${table}`,
    waiting: (names: string, table: string) => `Waiting for ${names} – ${table}`,
  },
  bar: {
    home: "All tables",
    ledger: "Ledger (history)",
    menu: "Menu",
    toHand: "Skip to my hand",
    toMain: "Skip to the table",
  },
};
