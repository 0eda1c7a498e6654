import { hash, randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CaptchaChallenge } from "../../../../generated/types.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import { fail } from "../../../core/errors.ts";
import { createSemaphore } from "../../../core/semaphore.ts";
import type { Secrets } from "../../../core/secrets.ts";
import { markSpent } from "./captcha-queries.ts";
import { readPayload } from "./payload.ts";

/**
 * Proof of work that makes a browser calculate for a moment before it may ask for what costs money or attention
 * (ALTCHA).
 */
export interface Captcha {
  /**
   * A challenge, good for five minutes; nothing is stored of it. Ends the call with TOO_BUSY when too many wait for
   * one.
   */
  offer(): Promise<CaptchaChallenge>;
  /** Judges what the browser made of a challenge and uses it up. Ends the call with CAPTCHA_NEEDED or CAPTCHA_WRONG. */
  check(payload: string | undefined): Promise<void>;
  /** The first half of `check`, for whoever uses it up in a transaction of their own; undefined when it is wrong. */
  judge(payload: string): Promise<SolvedCaptcha | undefined>;
  /** The second half: ends the call with CAPTCHA_WRONG when it was used before, on whichever node. */
  consume(trx: Trx, solved: SolvedCaptcha): Promise<void>;
}

/** A captcha that was solved, and still has to be used up. */
export interface SolvedCaptcha {
  mark: Buffer;
  expiresAt: Date;
}

/** ms: how long a challenge is good. */
const TTL_MS = 5 * 60 * 1000;

/** What one key costs; the setting CAPTCHA_EFFORT says how many of them a browser tries. */
const key = { algorithm: "PBKDF2/SHA-256", cost: 4000 } as const;

/**
 * A key takes about a millisecond of a thread that passwords need as well; anybody may ask for any number of
 * challenges.
 */
const turns = createSemaphore({ atOnce: 1, waiting: 200 });

export interface CaptchaParts {
  db: Db;
  secrets: Secrets;
  now(): Date;
  /** How many keys a browser tries on average; a challenge takes from half to one and a half times as many. */
  effort: number;
}

export function createCaptcha({ db, secrets, now, effort }: CaptchaParts): Captcha {
  const keys = async () => {
    const secret = await secrets.get("captcha");
    return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` };
  };
  const judge: Captcha["judge"] = async (payload) => {
    const solved = readPayload(payload);
    // By the server's clock; the package looks at the machine's own as well.
    if (!solved || solved.challenge.parameters.expiresAt * 1000 <= now().getTime()) return undefined;
    const { verified } = await verifySolution({ ...solved, deriveKey, ...(await keys()) });
    if (!verified) return undefined;
    return {
      mark: hash("sha256", solved.challenge.signature, "buffer"),
      expiresAt: new Date(solved.challenge.parameters.expiresAt * 1000),
    };
  };
  const consume: Captcha["consume"] = async (trx, solved) => {
    if (!(await markSpent(trx, solved))) fail("CAPTCHA_WRONG");
  };
  return {
    async offer() {
      const counter = randomInt(Math.ceil(effort / 2), Math.ceil(effort * 1.5));
      const options = { ...key, deriveKey, counter, expiresAt: new Date(now().getTime() + TTL_MS) };
      const signing = await keys();
      // Signed, with an end, and with a key to be found: all members of the type are there.
      return (await turns.run(() => createChallenge({ ...options, ...signing }))) as CaptchaChallenge;
    },
    async check(payload) {
      if (payload === undefined) fail("CAPTCHA_NEEDED");
      const solved = (await judge(payload)) ?? fail("CAPTCHA_WRONG");
      await withActor(db, systemActor, (trx) => consume(trx, solved));
    },
    judge,
    consume,
  };
}
