import type { DealtView } from "../../shared/contract/view-schema.ts";
import type { Language } from "../i18n/texts.ts";
import { awaited } from "./banner.ts";
import { instructionText } from "./instruction-text.ts";
import { leavesLittle, type Dock } from "./dock.ts";

export interface ButtonWords {
  readonly label: string;
  readonly sub: string;
  /** Why a press does nothing now, to be said when it is pressed; null where it acts. */
  readonly blocked: string | null;
}

export interface DockWords {
  readonly sum: { readonly text: string; readonly total: string; readonly bad: boolean };
  /** The sum for the ear. */
  readonly spoken: string;
  readonly warning: string | null;
  readonly pass: ButtonWords & { readonly danger: boolean };
  readonly main: ButtonWords;
}

/**
 * What the dock says, in every phase: a button names its consequence (ux.md, decision 4).
 *
 * @param instructs whether the table takes instructions for a turn that is still to come
 */
export function dockWordsOf(
  dock: Dock,
  view: DealtView,
  language: Language,
  instructs = true,
): DockWords {
  return {
    sum: sumWords(dock, view, language),
    spoken: spokenSum(dock, language),
    warning: leavesLittle(dock) ? language.texts.table.dock.poor(dock.purseAfter) : null,
    pass: passWords(dock, view, language),
    main: mainWords(dock, view, language, instructs),
  };
}

/**
 * Without a network what can be pressed now is sent later, and says so (ux.md E). Taking a
 * disgrace still names the card: it is the dearest press of the game.
 */
export function whenOffline(words: DockWords, dock: Dock, { texts }: Language): DockWords {
  const { sendLater } = texts.table.status;
  const later = <Words extends ButtonWords>(button: Words): Words =>
    button.blocked === null ? { ...button, sub: sendLater } : button;
  const sends = dock.duty.kind === "bid" || dock.duty.kind === "seal";
  return {
    ...words,
    pass: words.pass.danger ? words.pass : later(words.pass),
    main: sends ? later(words.main) : words.main,
  };
}

function sumWords(dock: Dock, view: DealtView, language: Language): DockWords["sum"] {
  const { texts } = language;
  const words = texts.table.dock;
  const { duty, laid, chosen, total, enough } = dock;
  const plain = (text: string): DockWords["sum"] => ({ text, total: "", bad: false });
  switch (duty.kind) {
    case "bid":
      if (chosen === 0) {
        return plain(duty.toBeat === 0 ? words.noneOpen : words.none(duty.toBeat));
      }
      return enough
        ? { text: words.ok(laid, chosen), total: laid === 0 ? "" : words.sum(total), bad: false }
        : { text: words.low(laid, chosen, total, duty.toBeat), total: "", bad: true };
    case "seal":
      return chosen === 0 ? plain(words.noneSeal) : plain(words.ok(0, chosen));
    case "cannot-raise":
      return plain(texts.table.banner.cannotRaise(duty.toBeat));
    case "discard":
      return plain(texts.table.banner.discardRule);
    case "wait":
      if (chosen > 0) return plain(words.planned(laid + chosen));
      return plain(
        view.you?.instruction ? instructionText(view.you.instruction, language) : words.plan,
      );
    case "sealed":
    case "passed":
    case "over":
    case "gallery":
      return plain("");
  }
}

function spokenSum(dock: Dock, { texts }: Language): string {
  const words = texts.table.dock;
  const { duty, laid, chosen, total, enough } = dock;
  if (chosen === 0) return "";
  const sum = words.spoken(laid, chosen, total);
  if (duty.kind !== "bid") return sum;
  return `${sum} ${enough ? words.spokenEnough(duty.toBeat) : words.spokenLow(duty.toBeat)}`;
}

function passWords(dock: Dock, view: DealtView, language: Language): DockWords["pass"] {
  const words = language.texts.table.dock;
  const { duty, pass } = dock;
  const label = words.pass;
  if (duty.kind !== "bid" && duty.kind !== "cannot-raise") {
    return { label, ...notNow(dock, view, language), danger: false };
  }
  switch (pass.kind) {
    case "nothing-laid":
      return { label, sub: words.passNothing, blocked: null, danger: false };
    case "take-back":
      return { label, sub: words.passBack(pass.total), blocked: null, danger: false };
    case "take-card": {
      const card = view.auction?.card ?? "SC";
      return { label, sub: words.passTake(card), blocked: null, danger: true };
    }
  }
}

/** Why a button does not act: whoever has passed is out of the lot, the others wait. */
function notNow(
  { duty }: Dock,
  view: DealtView,
  language: Language,
): Pick<ButtonWords, "sub" | "blocked"> {
  const words = language.texts.table.dock;
  // An envelope is sealed, with money or without; nobody passes yet.
  if (duty.kind === "seal") return { sub: "", blocked: words.noneSeal };
  const hasPassed = duty.kind === "passed" && view.phase === "bidding";
  return {
    sub: hasPassed ? words.outOfLot : words.notNow,
    blocked: words.notYourTurn(awaited(view, language)),
  };
}

function mainWords(
  dock: Dock,
  view: DealtView,
  language: Language,
  instructs: boolean,
): ButtonWords {
  const words = language.texts.table.dock;
  const { duty, total, chosen } = dock;
  const inPeril = view.auction?.kind === "disgrace";
  const notYet: ButtonWords = {
    label: bidLabel(total, inPeril, language),
    ...notNow(dock, view, language),
  };
  switch (duty.kind) {
    case "bid":
      return bidWords(dock, duty, view, language);
    case "cannot-raise":
      return {
        label: bidLabel(0, duty.peril, language),
        sub: words.bidNone(duty.toBeat),
        blocked: language.texts.table.banner.cannotRaise(duty.toBeat),
      };
    case "seal":
      return {
        label: words.seal(chosen),
        sub: chosen === 0 ? words.sealEmpty : words.sealFinal,
        blocked: null,
      };
    case "discard":
      return { label: words.chooseNow, sub: "", blocked: null };
    case "wait":
      if (!instructs || view.phase !== "bidding") return notYet;
      return {
        label: view.you?.instruction === null ? words.instruct : words.instructChange,
        sub: words.instructSub,
        blocked: null,
      };
    case "sealed":
    case "passed":
    case "over":
    case "gallery":
      return notYet;
  }
}

/** One bids for what one wants; before a disgrace one lays money, so as not to take it. */
function bidLabel(total: number, inPeril: boolean, { texts }: Language): string {
  const words = texts.table.dock;
  if (total === 0) return inPeril ? words.layNone : words.bid;
  return inPeril ? words.lay(total) : words.bidTotal(total);
}

function bidWords(
  dock: Dock,
  duty: Extract<Dock["duty"], { kind: "bid" }>,
  view: DealtView,
  language: Language,
): ButtonWords {
  const words = language.texts.table.dock;
  const { chosen, total, enough } = dock;
  const label = bidLabel(chosen === 0 ? 0 : total, duty.peril, language);
  if (chosen === 0) {
    return { label, sub: words.bidNone(duty.toBeat), blocked: words.chooseFirst };
  }
  if (!enough) {
    const missing = duty.toBeat + 1 - total;
    return { label, sub: words.tooLow(missing), blocked: words.needsMore(duty.toBeat) };
  }
  const opening = view.auction?.high === 0;
  const sub = duty.peril ? words.stayOut : opening ? words.opens : words.lead(total - duty.toBeat);
  return { label, sub, blocked: null };
}
