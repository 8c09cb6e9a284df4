import { Buffer } from "node:buffer";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAIL_SIZE_LIMIT, type MailReading, readMail } from "../../worker/notify/mail-in.ts";
import { firstOwnLine } from "../../worker/notify/own-line.ts";
import { END_MARKER, MARKER } from "../../worker/notify/quote-marks.ts";

const FOLDER = join(import.meta.dirname, "../fixtures/mail");
const expected = JSON.parse(readFileSync(join(FOLDER, "expected.json"), "utf8")) as Readonly<
  Record<string, MailReading>
>;
const names = readdirSync(FOLDER).filter((name) => name.endsWith(".eml"));
const rawOf = (name: string): Buffer => readFileSync(join(FOLDER, name));
/** The game to whose address the corpus is sent. */
const GAME = "aqmfzmfkz3s6jbq7m2ypxk4n4e";

/** A mail as a server hands it over: its first headers, unfolded, and the envelope's sender. */
function arrived(raw: Uint8Array, from = "dora@example.net") {
  const head = new TextDecoder("latin1").decode(raw).split(/\r?\n\r?\n/, 1)[0] ?? "";
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const [name = "", ...value] = line.split(":");
    headers.set(name.trim().toLowerCase(), value.join(":").trim());
  }
  const get = (name: string): string | null => headers.get(name.toLowerCase()) ?? null;
  return { from, headers: { get }, rawSize: raw.length, raw };
}

describe("e-mail in: the corpus", () => {
  test("it holds at least forty mails, each with an expected reading", () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(names.map((name) => name.replace(".eml", "")).toSorted()).toEqual(
      Object.keys(expected).toSorted(),
    );
    const programs = new Set(names.map((name) => name.split("-")[0]));
    const known = [
      "gmail",
      "apple",
      "iphone",
      "outlook",
      "thunderbird",
      "yahoo",
      "proton",
      "gmx",
      "k9",
      "mutt",
    ];
    expect(known.filter((program) => programs.has(program))).toHaveLength(known.length);
  });

  test.each(names)("%s", async (name) => {
    expect(await readMail(arrived(rawOf(name)), GAME)).toEqual(expected[name.replace(".eml", "")]);
  });
});

describe("e-mail in: what a stranger may send", () => {
  test("a mail over the size limit is not parsed", async () => {
    const raw = new ReadableStream<Uint8Array>(
      { pull: () => expect.unreachable("the body was read") },
      { highWaterMark: 0 },
    );
    const mail = { ...arrived(new Uint8Array()), rawSize: MAIL_SIZE_LIMIT + 1, raw };
    expect(await readMail(mail, GAME)).toEqual({ kind: "too-large" });
  });

  test("an empty envelope sender is a bounce, whatever the mail says", async () => {
    const bounce = arrived(Buffer.from("From: a@b.example\r\n\r\nPASS"), "<>");
    expect(await readMail(bounce, GAME)).toEqual({ kind: "ignored", reason: "bounce" });
  });

  test("a mail of a thousand nested parts is unreadable, not an accident", async () => {
    let raw = "";
    for (let at = 0; at < 1_000; at++)
      raw += `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`;
    const nested = arrived(Buffer.from(`From: a@b.example\r\n${raw}\r\nPASS`));
    expect(await readMail(nested, GAME)).toEqual({ kind: "unreadable" });
  });
});

describe("e-mail in: fuzz", () => {
  const file = fc.constantFrom(...names);

  test("a corpus mail with bytes cut out or changed is read without a throw", async () => {
    await fc.assert(
      fc.asyncProperty(
        file,
        fc.nat(),
        fc.nat(400),
        fc.uint8Array({ maxLength: 60 }),
        async (name, at, gone, put) => {
          const raw = rawOf(name);
          const from = at % raw.length;
          const broken = Buffer.concat([raw.subarray(0, from), put, raw.subarray(from + gone)]);
          const reading = await readMail(arrived(broken), GAME);
          expect(["command", "unclear", "ignored", "too-large", "unreadable"]).toContain(
            reading.kind,
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  test("quoted lines alone never make a command", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 30 }), (lines) => {
        const quoted = lines.map((line) => `> ${line.replaceAll(/[\r\n]/g, " ")}`).join("\n");
        expect(firstOwnLine(quoted, true)).toBe("");
      }),
    );
  });

  test("a first line is found under any quoted mail and over any signature", () => {
    const line = fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[\r\n]/g, " "));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const quoted = lines.map((each) => `> ${each}`);
        const text = [...quoted, "", "BID 3 8", "-- ", ...lines].join("\n");
        expect(firstOwnLine(text, true)).toBe("BID 3 8");
      }),
    );
  });

  test("no line of a mail of ours that is quoted without marks is ever played", () => {
    const line = fc.constantFrom("BID 15", "PASS", "", "Leading: Béla, 8", "  STATUS – the table");
    const whole = fc.array(line, { maxLength: 12 });
    fc.assert(
      fc.property(whole, fc.boolean(), fc.boolean(), (lines, first, last) => {
        const begin = first ? [MARKER] : [];
        const end = last ? [END_MARKER] : [];
        const head = ["-----Original Message-----", "From: High Society", "To: dora@example.net"];
        const text = [...head, "", ...begin, ...lines, ...end].join("\n");
        expect(firstOwnLine(text, true)).toBe("");
        expect(firstOwnLine(`${text}\nBID 3 8`, true)).toBe(first && last ? "BID 3 8" : "");
        expect(firstOwnLine(`${text}\nBID 3 8`, false)).toBe("");
      }),
    );
  });

  test("a line of any length is read in linear time", () => {
    // Of this process alone, whatever else the machine does.
    const start = process.cpuUsage();
    for (const hostile of [
      "On ".repeat(60_000),
      "On 1 <a@".repeat(20_000),
      "a ".repeat(90_000),
      ">".repeat(200_000),
    ]) {
      firstOwnLine(`${hostile}\n${hostile}:\n`, true);
    }
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
  });
});
