import type { Proposal } from "../../shared/contract/proposal.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { Formats } from "../i18n/formats.ts";
import type { AgreementTexts } from "../i18n/texts.ts";

/** What is proposed, as the viewer reads it. */
export interface OpenProposal {
  readonly proposal: Proposal;
  /** "A pause of 24 h, proposed by Béla. Still to agree: Chloé." */
  readonly text: string;
  /** What the viewer may do: agree, take a pause back that he has agreed to, or wait. */
  readonly answer: "agree" | "take-back" | null;
}

const HOUR_SECONDS = 3600;

export function openProposals(
  view: View,
  words: AgreementTexts,
  formats: Formats,
): readonly OpenProposal[] {
  const own = view.you?.seat;
  const nameOf = (seat: Seat): string => view.seats[seat]?.name ?? "–";
  const names = (seats: readonly Seat[]): string =>
    formats.list(seats.map((seat) => (seat === own ? words.you : nameOf(seat))));
  return view.proposals.map((proposal) => {
    const others = proposal.wanted.filter((seat) => seat !== own);
    const missing = others.length === 0 ? [] : [words.missing(names(others))];
    const by = names(proposal.by);
    return {
      proposal,
      text: [sentenceOf(proposal, by, nameOf, words, formats), ...missing].join(" "),
      answer: answerOf(proposal, own),
    };
  });
}

function sentenceOf(
  proposal: Proposal,
  by: string,
  nameOf: (seat: Seat) => string,
  words: AgreementTexts,
  formats: Formats,
): string {
  switch (proposal.kind) {
    case "pause":
      return words.pause(by, formats.span(proposal.hours * HOUR_SECONDS));
    case "bot":
      return words.bot(nameOf(proposal.seat), by);
    case "end":
      return words.end(by);
  }
}

function answerOf(proposal: Proposal, own: Seat | undefined): OpenProposal["answer"] {
  if (own === undefined) return null;
  if (proposal.wanted.includes(own)) return "agree";
  return proposal.kind === "pause" && proposal.by.includes(own) ? "take-back" : null;
}
