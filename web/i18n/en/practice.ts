/** Practice against bots, on this device alone (issue 7). */
export const practice = {
  title: "Practice",
  lead: "You against bots, on this device alone: no clock, no network, nothing leaves this page.",
  you: "You",
  rivals: "Rivals",
  level: "How they play",
  levels: {
    gentle: "They raise when they like a lot, and let go early.",
    keen: "They know what a lot is worth to them.",
    sharp: "They think through many endings before they lay a card.",
  },
  deal: "Deal the cards",
  failed: "Practice cannot be played in this browser.",
  other: "Another practice game",
  share: "Share record",
  copied: "Record copied. The page that opens records takes it as text.",
  notCopied: "Copying is not allowed here. Save the record instead.",
};
