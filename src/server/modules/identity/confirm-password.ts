import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { limitedNetwork } from "../../core/limited-network.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { countAttempt, forgiveAttempt, personOfAccount } from "./login-attempts.ts";
import { consumeNonce, openPassword } from "./new-password.ts";
import { isRightPassword } from "./password.ts";
import { findPassword } from "./queries.ts";

/**
 * Makes sure that it is the signed-in person who acts: a session left open somewhere is not enough. OLD_PASSWORD_WRONG,
 * counted as at a sign-in; OLD_PASSWORD_LOCKED after too many; PASSWORD_STALE for what is sent again. Not inside a
 * transaction.
 */
export async function confirmPassword(
  input: { password: string; keyId: string },
  context: OperationContext,
): Promise<void> {
  const { userNo } = sessionIn(context);
  const { password, nonce } = await openPassword(input, context);
  const attempt = { person: personOfAccount(userNo), network: limitedNetwork(context.ip) };
  // Committed before the password is looked at: a wrong one has been counted, and its nonce is used up.
  const { passwordHash, locked } = await withActor(context.db, systemActor, async (trx) => {
    await consumeNonce(trx, nonce, context);
    const found = (await findPassword(trx, userNo)) ?? fail("SESSION_INVALID");
    return { passwordHash: found.passwordHash, locked: await countAttempt(trx, attempt) };
  });
  if (locked) fail("OLD_PASSWORD_LOCKED", { args: { minutes: locked.lockedMinutes }, data: locked });
  if (!(await isRightPassword(password, passwordHash))) fail("OLD_PASSWORD_WRONG");
  await withActor(context.db, systemActor, (trx) => forgiveAttempt(trx, attempt));
}
