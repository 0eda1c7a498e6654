import type { UserInfo } from "../../../generated/types.ts";
import type { OperationContext } from "../../context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../errors.ts";
import { attemptOf, countAttempt, forgiveAttempt, type Attempt } from "./login-attempts.ts";
import { useNonce } from "./login-key-queries.ts";
import { FRESH_MS } from "./login-keys.ts";
import { openSession } from "./open-session.ts";
import { isRightPassword } from "./password.ts";
import { findCredentials, isStillPassword } from "./queries.ts";
import { createKeyedQueue } from "../../semaphore.ts";

/** Tries of one account from one address are judged one after the other: several right ones at once are not taken for guessing. */
const turns = createKeyedQueue(200);

/**
 * Signs in with a password that was encrypted for us. An unknown name and a wrong password are refused in the same words and time.
 * The account's older session ends.
 */
export async function signIn(input: { loginName: string; password: string; keyId: string }, context: OperationContext): Promise<UserInfo> {
  const opened = await context.services.loginKeys.open(input.keyId, input.password);
  if (!opened) fail("SIGN_IN_STALE");
  const attempt = attemptOf(input.loginName, context.ip);
  return turns.run(`${attempt.loginName} ${attempt.address}`, async () => {
    const judged = await judge({ ...opened, attempt, context });
    return openSession(context, async (trx) => {
      if (!(await isStillPassword(trx, judged))) fail("SIGN_IN_REFUSED");
      await forgiveAttempt(trx, attempt);
      return judged.userNo;
    });
  });
}

interface Judging {
  password: string;
  nonce: string;
  attempt: Attempt;
  context: OperationContext;
}

async function judge({ password, nonce, attempt, context }: Judging): Promise<{ userNo: string; passwordHash: string }> {
  const expiresAt = new Date(context.now().getTime() + 2 * FRESH_MS);
  // Committed before the password is looked at: a refused try has been counted, and its nonce is used up.
  const counted = await withActor(context.db, systemActor, async (trx) => {
    if (!(await useNonce(trx, { nonce, expiresAt }))) return { refusal: "replayed" as const };
    const locked = await countAttempt(trx, attempt);
    if (locked) return { refusal: "locked" as const, minutes: locked.lockedMinutes };
    return { credentials: await findCredentials(trx, attempt.loginName) };
  });
  if (counted.refusal === "replayed") fail("SIGN_IN_STALE");
  if (counted.refusal === "locked") fail("SIGN_IN_LOCKED", { args: { minutes: counted.minutes }, data: { lockedMinutes: counted.minutes } });
  const { credentials } = counted;
  const right = await isRightPassword(password, credentials?.password_hash);
  if (!right || !credentials) fail("SIGN_IN_REFUSED");
  return { userNo: credentials.user_no, passwordHash: credentials.password_hash };
}
