import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import * as z from "zod/mini";
import type { SeatToken } from "../../shared/contract/ids.ts";
import { gamePath } from "../../shared/contract/paths.ts";
import { call } from "../driver/http-call.ts";
import type { Table } from "../driver/whole-game.ts";

const PATIENCE = 5_000;

/** The mails of the local runtime, read in the order in which they came. */
export class MailBox {
  readonly #folder: string;
  #read: number;

  constructor(folder: string) {
    this.#folder = folder;
    this.#read = this.#files().length;
  }

  /** The seat gives an address and agrees to it, as its reader would. */
  async subscribe(table: Table, token: SeatToken, address: string): Promise<void> {
    const path = table.server + gamePath("notifications", table.id);
    const body = { email: { address, when: "turn" } };
    await call(path, z.unknown(), { method: "PUT", token, body });
    const agree = /#confirm=([a-z2-7]+)/.exec(await this.next())?.[1];
    const confirm = `${table.server}/v1/mail/confirm`;
    await call(confirm, z.unknown(), { method: "POST", body: { token: agree } });
  }

  /** The text of the next mail. @throws where none comes */
  async next(): Promise<string> {
    for (let waited = 0; waited < PATIENCE; waited += 1) {
      const file = this.#files()[this.#read];
      if (file !== undefined) {
        this.#read += 1;
        return (await PostalMime.parse(readFileSync(join(this.#folder, file)))).text ?? "";
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    throw new Error("A mail did not come.");
  }

  #files(): string[] {
    return readdirSync(this.#folder).toSorted();
  }
}
