import { Buffer } from "node:buffer";
import { createECDH, randomBytes } from "node:crypto";
import { decrypt } from "http_ece";
import { jwtVerify, importJWK } from "jose";
import { describe, expect, test } from "vitest";
import { isPushService } from "../../worker/notify/https-target.ts";
import { type PushNotice, sendPush } from "../../worker/notify/web-push.ts";

/** A browser: it holds the private half of a subscription. */
function device() {
  const ecdh = createECDH("prime256v1");
  const p256dh = ecdh.generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  const endpoint = "https://updates.push.services.mozilla.com/wpush/v2/abc";
  return { ecdh, auth, target: { endpoint, keys: { p256dh, auth } } };
}

const server = createECDH("prime256v1");
server.generateKeys();
const vapid = {
  subject: "https://play.example",
  publicKey: server.getPublicKey("base64url"),
  privateKey: server.getPrivateKey("base64url"),
};
const notice: PushNotice = {
  title: "Tuesday soirée",
  body: "Your turn: 12 to beat for the Motor-car (7)",
  url: "https://play.example/t/aqmfzmfkz3s6jbq7m2ypxk4n",
  locale: "en",
  tag: "aqmfzmfkz3s6jbq7m2ypxk4n",
  ringAgain: false,
  id: "aqmfzmfkz3s6jbq7m2ypxk4n-2-turn-7-1",
};

/** A push service that answers with one status and keeps what it was sent. */
function service(status: number, headers: Record<string, string> = {}) {
  const requests: Request[] = [];
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    requests.push(new Request(input, init));
    return Promise.resolve(new Response(null, { status, headers }));
  };
  return { requests, send: send as typeof fetch };
}

describe("web push", () => {
  test("an independent implementation decrypts what is sent, in the declarative shape", async () => {
    const { ecdh, auth, target } = device();
    const { requests, send } = service(201);
    expect(await sendPush(notice, target, vapid, 3_600, send)).toEqual({ kind: "sent" });
    const [request] = requests;
    if (request === undefined) throw new Error("Nothing was sent.");
    const body = Buffer.from(await request.arrayBuffer());
    const plain = decrypt(body, { version: "aes128gcm", privateKey: ecdh, authSecret: auth });
    expect(JSON.parse(plain.toString("utf8"))).toMatchObject({
      web_push: 8030,
      notification: {
        title: notice.title,
        body: notice.body,
        navigate: notice.url,
        tag: notice.tag,
        renotify: false,
      },
    });
    expect(Object.fromEntries(request.headers)).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: "3600",
      topic: notice.tag,
      urgency: "normal",
    });
  });

  test("the sender proves who it is to that service alone (VAPID)", async () => {
    const { requests, send } = service(201);
    await sendPush(notice, device().target, vapid, 60, send);
    const [, token = "", key] =
      /^vapid t=([^,]+), k=(.+)$/.exec(requests[0]?.headers.get("authorization") ?? "") ?? [];
    expect(key).toBe(vapid.publicKey);
    const point = server.getPublicKey();
    const x = point.subarray(1, 33).toString("base64url");
    const y = point.subarray(33).toString("base64url");
    const { payload } = await jwtVerify(
      token,
      await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256"),
    );
    expect(payload).toMatchObject({
      aud: "https://updates.push.services.mozilla.com",
      sub: vapid.subject,
    });
  });

  test.each([
    [404, { kind: "gone" }],
    [410, { kind: "gone" }],
    [403, { kind: "misconfigured" }],
    [500, { kind: "retry", afterMs: null }],
    [413, { kind: "refused", status: 413 }],
    [302, { kind: "refused", status: 302 }],
  ])("a service that answers %i", async (status, expected) => {
    const { target } = device();
    expect(await sendPush(notice, target, vapid, 60, service(status).send)).toEqual(expected);
  });

  test("a busy service says when to come back", async () => {
    const { send } = service(429, { "retry-after": "120" });
    const sent = await sendPush(notice, device().target, vapid, 60, send);
    expect(sent).toEqual({ kind: "retry", afterMs: 120_000 });
  });

  test("only the browsers' push services are called", async () => {
    for (const good of [
      "https://fcm.googleapis.com/fcm/send/x",
      "https://updates.push.services.mozilla.com/wpush/v2/x",
      "https://web.push.apple.com/x",
      "https://wns2-par02p.notify.windows.com/w/?token=x",
    ]) {
      expect([good, isPushService(good)]).toEqual([good, true]);
    }
    for (const bad of [
      "https://fcm.googleapis.com.evil.example/x",
      "https://evil.example/fcm.googleapis.com",
      "http://fcm.googleapis.com/x",
      "https://fcm.googleapis.com:8443/x",
      "https://user@fcm.googleapis.com/x",
      "https://127.0.0.1/x",
    ]) {
      expect([bad, isPushService(bad)]).toEqual([bad, false]);
      const { requests, send } = service(201);
      const target = { ...device().target, endpoint: bad };
      expect(await sendPush(notice, target, vapid, 60, send)).toEqual({ kind: "gone" });
      expect(requests).toEqual([]);
    }
  });
});
