import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { Sentence, systemCode } from "./sentence.ts";

/** Where a server stands: its folder and its port, or one sentence on why not there. */

/** A port as PORT names it. */
export function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Sentence(`PORT is "${text}", and a port is a whole number from 0 to 65535.`);
}

/** Makes the folder for what is kept, or says why it cannot. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw unwritable(folder, systemCode(error) ?? "unknown");
  }
}

export function unwritable(folder: string, why: string): Sentence {
  return new Sentence(
    `Cannot write into ${folder} (${why}): games are kept there; give yourself write permission, or name another folder with STATE=….`,
  );
}

/** The port itself if it is free, or any free one for 0. */
export async function freePort(host: string, port: number): Promise<number> {
  const probe = createServer();
  try {
    return await new Promise((resolve, reject) => {
      probe.once("error", reject);
      probe.listen(port, host, () => {
        const address = probe.address();
        resolve(typeof address === "object" && address !== null ? address.port : port);
      });
    });
  } catch (error) {
    throw new Sentence(portSentence(host, port, systemCode(error)));
  } finally {
    probe.close();
  }
}

function portSentence(host: string, port: number, code: string | undefined): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use: stop what runs there, or choose another with PORT=${port + 1} npm start.`;
  }
  if (code === "EACCES") {
    return `Port ${port} needs more rights than you have: choose one from 1024 up, such as PORT=8787 npm start.`;
  }
  return `Cannot listen on ${host}:${port} (${code ?? "unknown"}): choose another HOST or PORT.`;
}
