import type { UserInfo } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { limitedNetwork } from "../../core/limited-network.ts";
import { createKeyedQueue } from "../../core/semaphore.ts";
import { guess } from "./guesses.ts";
import { countAttempt, forgiveAttempt, nameTyped, personOf, type Attempt } from "./login-attempts.ts";
import { useNonce } from "./login-key-queries.ts";
import { FRESH_MS } from "./login-keys.ts";
import { openSession } from "./open-session.ts";
import { isRightPassword } from "./password.ts";
import { findCredentials, isStillPassword } from "./queries.ts";

/**
 * Tries of one account from one network are judged one after the other: several right ones at once are not taken for
 * guessing.
 */
const turns = createKeyedQueue(200);

interface SignIn {
  loginName: string;
  password: string;
  keyId: string;
  captcha?: string;
}

/**
 * Signs in with a password that was encrypted for us. An unknown name and a wrong password are refused in the same
 * words and time.
 * The account's older session ends. SIGN_IN_STALE, SIGN_IN_LOCKED, SIGN_IN_REFUSED, and those of `guess`.
 */
export async function signIn(
  { loginName, password, keyId, captcha }: SignIn,
  context: OperationContext,
): Promise<UserInfo> {
  const opened = await context.services.loginKeys.open(keyId, password);
  if (!opened) fail("SIGN_IN_STALE");
  const person = await withActor(context.db, systemActor, (trx) => personOf(trx, loginName));
  const attempt = { person, network: limitedNetwork(context.ip) };
  const judgeInTurn = () =>
    turns.run(`${person} ${attempt.network}`, async () => {
      const judged = await judge({ ...opened, name: nameTyped(loginName), attempt, context });
      if (!judged) return undefined;
      return openSession(context, async (trx) => {
        if (!(await isStillPassword(trx, judged))) fail("SIGN_IN_REFUSED");
        await forgiveAttempt(trx, attempt);
        return judged.userNo;
      });
    });
  return guess({ captcha, refusal: "SIGN_IN_REFUSED", judge: judgeInTurn }, context);
}

interface Judging {
  password: string;
  nonce: string;
  name: string;
  attempt: Attempt;
  context: OperationContext;
}

/** Whose password it is; undefined when it is wrong. */
async function judge({
  password,
  nonce,
  name,
  attempt,
  context,
}: Judging): Promise<{ userNo: string; passwordHash: string } | undefined> {
  const expiresAt = new Date(context.now().getTime() + 2 * FRESH_MS);
  // Committed before the password is looked at: a refused try has been counted, and its nonce is used up.
  const counted = await withActor(context.db, systemActor, async (trx) => {
    if (!(await useNonce(trx, { nonce, expiresAt }))) return { refusal: "replayed" as const };
    const locked = await countAttempt(trx, attempt);
    if (locked) return { refusal: "locked" as const, minutes: locked.lockedMinutes };
    return { credentials: await findCredentials(trx, name) };
  });
  if (counted.refusal === "replayed") fail("SIGN_IN_STALE");
  if (counted.refusal === "locked")
    fail("SIGN_IN_LOCKED", { args: { minutes: counted.minutes }, data: { lockedMinutes: counted.minutes } });
  const { credentials } = counted;
  const right = await isRightPassword(password, credentials?.password_hash);
  return right && credentials ? { userNo: credentials.user_no, passwordHash: credentials.password_hash } : undefined;
}
