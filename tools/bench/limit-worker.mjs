/**
 * The least that any service of this kind must do for an action: verify a token,
 * call one object, write one row, answer JSON of the same size with the same
 * headers, written anew from an object each time. It knows no rules, checks no
 * shape, keeps no game and logs nothing. Plain JavaScript, handed to workerd as it
 * is; bench:http measures our service against it.
 */
import { DurableObject } from "cloudflare:workers";

let key;
let answer;

export class Limit extends DurableObject {
  #count;

  act(action) {
    const { sql } = this.ctx.storage;
    if (this.#count === undefined) {
      sql.exec(
        "CREATE TABLE IF NOT EXISTS entry (number INTEGER PRIMARY KEY, action TEXT NOT NULL)",
      );
      // What an object must read when it wakes: all of its rows.
      this.#count = sql.exec("SELECT * FROM entry ORDER BY number").toArray().length;
    }
    this.#count += 1;
    sql.exec("INSERT INTO entry (number, action) VALUES (?, ?)", this.#count, action);
    answer ??= JSON.parse(this.env.ANSWER);
    return JSON.stringify(answer);
  }
}

export default {
  async fetch(request, env) {
    const name = new URL(request.url).pathname;
    if (name === "/v1/health") return new Response("up");
    const [, header, payload, signature] =
      /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(request.headers.get("Authorization") ?? "") ??
      [];
    if (signature === undefined || !(await verify(env, `${header}.${payload}`, signature)))
      return new Response("no", { status: 401 });
    const body = await env.OBJECTS.getByName(name).act(await request.text());
    return new Response(body, { headers: { "Content-Type": "application/json", ...env.HEADERS } });
  },
};

async function verify(env, signed, signature) {
  const secret = env.SIGNING_KEYS.split(":")[1];
  key ??= await crypto.subtle.importKey(
    "raw",
    bytes(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );
  return crypto.subtle.verify("HMAC", key, bytes(signature), new TextEncoder().encode(signed));
}

function bytes(base64url) {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
