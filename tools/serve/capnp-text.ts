/** A text literal of Cap'n Proto: as in C, each byte that is not plain ASCII escaped. */
export function capnpText(value: string): string {
  const escaped = [...Buffer.from(value, "utf8")].map((byte) => {
    const character = String.fromCharCode(byte);
    if (character === '"' || character === "\\") return `\\${character}`;
    if (byte === 0x0a) return "\\n";
    if (byte >= 0x20 && byte < 0x7f) return character;
    return `\\x${byte.toString(16).padStart(2, "0")}`;
  });
  return `"${escaped.join("")}"`;
}
