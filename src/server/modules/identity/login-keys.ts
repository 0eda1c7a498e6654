import {
  createHmac,
  createPrivateKey,
  generateKeyPair,
  hash,
  privateDecrypt,
  randomBytes,
  timingSafeEqual,
  constants,
  type KeyObject,
} from "node:crypto";
import { promisify } from "node:util";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";
import { findLoginKey, insertLoginKey, newestLoginKey, type LoginKeyRow } from "./login-key-queries.ts";

/**
 * The keys that passwords are encrypted with on their way. They live in the database, so that any node can read what
 * another's key wrote.
 */
export interface LoginKeys {
  /** The key to use now, with a nonce for one sign-in. */
  offer(): Promise<{ keyId: string; publicKey: string; nonce: string }>;
  /**
   * What was encrypted, once its nonce is known to be ours and it is known to be fresh; undefined otherwise.
   * Whether the nonce was used before is for the caller to find out, with the database.
   */
  open(keyId: string, encrypted: string): Promise<{ password: string; nonce: string } | undefined>;
}

/** ms: a sign-in may take this long from the key to the call, and clocks may differ by this much. */
export const FRESH_MS = 5 * 60 * 1000;
/** ms: after this a new key is made; the old one is read for as long again. */
const ROTATE_MS = 24 * 60 * 60 * 1000;

export function createLoginKeys({ db, now }: { db: Db; now(): Date }): LoginKeys {
  const known = new Map<string, LoginKey>();
  let current: Promise<LoginKey> | undefined;

  const remember = (row: LoginKeyRow): LoginKey => {
    const key = prepare(row);
    known.set(key.keyId, key);
    for (const old of known.values()) if (old.expiresAt <= now()) known.delete(old.keyId);
    return key;
  };
  const choose = async (): Promise<LoginKey> => {
    const newest = await withActor(db, systemActor, (trx) => newestLoginKey(trx, now()));
    if (newest && isForUse(newest.gmt_expire, now())) return remember(newest);
    const made = await makeKey(now());
    await withActor(db, systemActor, (trx) => insertLoginKey(trx, made));
    return remember(made);
  };
  const find = async (keyId: string): Promise<LoginKey | undefined> => {
    const key = known.get(keyId);
    if (key) return key.expiresAt > now() ? key : undefined;
    const row = await withActor(db, systemActor, (trx) => findLoginKey(trx, { keyId, now: now() }));
    return row && remember(row);
  };

  return {
    async offer() {
      current ??= choose();
      let key = await current.catch((error: unknown) => {
        current = undefined;
        throw error;
      });
      if (!isForUse(key.expiresAt, now())) {
        current = choose();
        key = await current;
      }
      return { keyId: key.keyId, publicKey: key.publicKey, nonce: makeNonce(key, now()) };
    },
    async open(keyId, encrypted) {
      const key = await find(keyId);
      const message = key && decrypt(key, encrypted);
      if (!message || Math.abs(message.time - now().getTime()) > FRESH_MS) return undefined;
      return isOurs(key, message.nonce, now()) ? message : undefined;
    },
  };
}

interface LoginKey {
  keyId: string;
  publicKey: string;
  privateKey: KeyObject;
  nonceSecret: Buffer;
  expiresAt: Date;
}

function prepare(row: LoginKeyRow): LoginKey {
  return {
    keyId: row.key_id,
    publicKey: row.public_key,
    privateKey: createPrivateKey({ key: Buffer.from(row.private_key, "base64"), format: "der", type: "pkcs8" }),
    nonceSecret: hash("sha256", `nonce ${row.private_key}`, "buffer"),
    expiresAt: row.gmt_expire,
  };
}

function isForUse(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() > ROTATE_MS;
}

async function makeKey(now: Date): Promise<LoginKeyRow> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "der" },
    privateKeyEncoding: { type: "pkcs8", format: "der" },
  });
  return {
    key_id: randomBytes(9).toString("base64url"),
    public_key: publicKey.toString("base64"),
    private_key: privateKey.toString("base64"),
    gmt_expire: new Date(now.getTime() + 2 * ROTATE_MS),
  };
}

/**
 * A nonce carries its time and our mark, so that giving one out stores nothing: anybody may ask for any number of them.
 */
function makeNonce(key: LoginKey, now: Date): string {
  const content = `${now.getTime().toString(36)}.${randomBytes(16).toString("base64url")}`;
  return `${content}.${mark(key, content).toString("base64url")}`;
}

function isOurs(key: LoginKey, nonce: string, now: Date): boolean {
  const [time = "", random = "", given = ""] = nonce.split(".");
  const expected = mark(key, `${time}.${random}`);
  const actual = Buffer.from(given, "base64url");
  return (
    actual.length === expected.length &&
    timingSafeEqual(actual, expected) &&
    now.getTime() - Number.parseInt(time, 36) <= FRESH_MS
  );
}

function mark(key: LoginKey, content: string): Buffer {
  return createHmac("sha256", key.nonceSecret).update(content).digest().subarray(0, 16);
}

function decrypt(key: LoginKey, encrypted: string): { password: string; nonce: string; time: number } | undefined {
  try {
    const options = { key: key.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" };
    const message: unknown = JSON.parse(privateDecrypt(options, Buffer.from(encrypted, "base64")).toString("utf8"));
    if (typeof message !== "object" || message === null) return undefined;
    const { password, nonce, time } = message as Record<string, unknown>;
    return typeof password === "string" && typeof nonce === "string" && typeof time === "number"
      ? { password, nonce, time }
      : undefined;
  } catch {
    // Not encrypted with this key, or not what was agreed: told apart from nothing else.
    return undefined;
  }
}
