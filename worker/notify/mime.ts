import { headerText, isPlainAddress, type MailMessage } from "./mail-message.ts";

const utf8 = new TextEncoder();

function base64(text: string): string {
  const bytes = utf8.encode(text);
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** RFC 2047: encoded words of at most 75 letters, never splitting a character. */
function encodedWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes("=?")) return text;
  const words: string[] = [];
  let held = "";
  for (const letter of text) {
    if (utf8.encode(held + letter).length > 42) {
      words.push(held);
      held = "";
    }
    held += letter;
  }
  words.push(held);
  return words.map((word) => `=?UTF-8?B?${base64(word)}?=`).join("\r\n ");
}

function bodyPart(type: string, content: string): string {
  const lines = base64(content.replaceAll(/\r?\n/g, "\r\n")).match(/.{1,76}/g) ?? [];
  return [
    `Content-Type: ${type}; charset=utf-8`,
    "Content-Transfer-Encoding: base64",
    "",
    ...lines,
  ].join("\r\n");
}

/**
 * The mail as it goes over the wire (RFC 5322, RFC 2045): text and HTML as alternatives. Every
 * header value passes `headerText`, so that none can end before its line does.
 * @param messageId the domain-qualified id without brackets
 */
export function mimeOf(mail: MailMessage, messageId: string, date: Date): string {
  const { from, to, replyTo } = mail;
  for (const address of [from.address, to, ...(replyTo === null ? [] : [replyTo])]) {
    if (!isPlainAddress(address)) throw new RangeError("A mail address holds what no header may.");
  }
  const boundary = `=_${base64(messageId)
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .slice(0, 40)}`;
  const name = encodedWords(headerText(from.name).replaceAll(/["\\]/g, "'"));
  const headers: readonly (readonly [string, string])[] = [
    ["From", `${name.startsWith("=?") ? name : `"${name}"`} <${from.address}>`],
    ["To", to],
    ...(replyTo === null ? [] : [["Reply-To", replyTo] as const]),
    ["Subject", encodedWords(headerText(mail.subject))],
    ["Date", date.toUTCString().replace("GMT", "+0000")],
    ["Message-ID", `<${headerText(messageId)}>`],
    ...Object.entries(mail.headers).map(([key, value]) => [key, headerText(value, 900)] as const),
    ["MIME-Version", "1.0"],
    ["Content-Type", `multipart/alternative; boundary="${boundary}"`],
  ];
  return [
    ...headers.map(([key, value]) => `${key}: ${value}`),
    "",
    `--${boundary}`,
    bodyPart("text/plain", mail.text),
    `--${boundary}`,
    bodyPart("text/html", mail.html),
    `--${boundary}--`,
    "",
  ].join("\r\n");
}
