import { errors, jwtVerify, SignJWT } from "jose";
import { parseGameId } from "./game-id.ts";
import { Memo } from "./memo.ts";
import type { Env } from "./env.ts";
import { seatTokenSchema, type GameId } from "../shared/contract/ids.ts";

const ALGORITHM = "HS256";
const TYPE = "seat+jwt";
const ISSUER = "high-society";
const AUDIENCE = "high-society/seat";

/** What a seat token says: this place at this table, and how often its key was renewed. */
export interface SeatClaim {
  readonly game: GameId;
  /** A stable number given at sitting down; the seat's position may change in the lobby. */
  readonly place: number;
  readonly generation: number;
}

/**
 * Signs a token with the newest key. It carries no time, so that the same claim gives the same
 * token: a retry is granted what the first call was granted.
 */
export async function signSeatToken(env: Env, claim: SeatClaim): Promise<string> {
  const [newest] = await signingKeys(env.SIGNING_KEYS);
  if (newest === undefined) throw new Error("SIGNING_KEYS holds no key: kid:base64url[,…].");
  const { game, place, generation } = claim;
  const token = await new SignJWT({ game, place, generation })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: newest.kid })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .sign(newest.secret);
  remember(env, token, claim);
  return token;
}

/**
 * Tokens that were signed here or found good, with their claims. A token carries no time: under
 * the same keys it stays good.
 */
const good = new Memo<SeatClaim>(4000);

/** The claim of a token that is known to be good, under the keys of now. */
export function knownSeat(env: Env, token: string): SeatClaim | undefined {
  return good.under(env.SIGNING_KEYS, env.ROOT_SECRET).get(token);
}

/** The claim of a token that this service signed; undefined for anything else. */
export async function readSeatToken(env: Env, token: string): Promise<SeatClaim | undefined> {
  const known = knownSeat(env, token);
  if (known !== undefined) return known;
  if (!seatTokenSchema.safeParse(token).success) return undefined;
  const claim = await verifiedClaim(env, token);
  if (claim !== undefined) remember(env, token, claim);
  return claim;
}

function remember(env: Env, token: string, claim: SeatClaim): void {
  good.under(env.SIGNING_KEYS, env.ROOT_SECRET).set(token, claim);
}

async function verifiedClaim(env: Env, token: string): Promise<SeatClaim | undefined> {
  const keys = await signingKeys(env.SIGNING_KEYS);
  try {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        const key = keys.find(({ kid }) => kid === header.kid);
        if (key === undefined) throw new errors.JOSEError("unknown kid");
        return key.secret;
      },
      { algorithms: [ALGORITHM], typ: TYPE, issuer: ISSUER, audience: AUDIENCE },
    );
    const { game, place, generation } = payload;
    if (typeof game !== "string" || !isCount(place) || !isCount(generation)) return undefined;
    const id = parseGameId(env.ROOT_SECRET, game);
    return id === undefined ? undefined : { game: id, place, generation };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

interface SigningKey {
  readonly kid: string;
  readonly secret: CryptoKey;
}

const imported = new Map<string, readonly SigningKey[]>();

/**
 * The keys of `kid:base64url,…`: the newest, which signs, comes first. Imported once an isolate:
 * from bare bytes jose would import a key again for every request.
 */
async function signingKeys(setting: string): Promise<readonly SigningKey[]> {
  const known = imported.get(setting);
  if (known !== undefined) return known;
  const keys = await Promise.all(setting.split(",").map((entry) => signingKey(entry.trim())));
  imported.set(setting, keys);
  return keys;
}

async function signingKey(entry: string): Promise<SigningKey> {
  const [kid, secret] = entry.split(":");
  if (kid === undefined || kid === "" || secret === undefined || secret.length < 43)
    throw new Error("SIGNING_KEYS must be kid:base64url[,…], each key of at least 32 bytes.");
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const bytes = fromBase64Url(secret);
  return {
    kid,
    secret: await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign", "verify"]),
  };
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
