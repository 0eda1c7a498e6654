import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { limitedNetwork } from "../../core/limited-network.ts";
import { countAttempt, forgiveAttempt, personOfAccount } from "./login-attempts.ts";
import { consumeNonce, openNewPassword, openPassword } from "./new-password.ts";
import { hashPassword, isRightPassword } from "./password.ts";
import { findPassword } from "./queries.ts";
import { notifySecurity } from "./notify-security.ts";
import { setPassword } from "./users.ts";

/**
 * Changes the password of the signed-in person, who gives the old one: a session left open somewhere is not enough.
 * Wrong ones are counted as those of a sign-in. Ends the account's other sessions.
 */
export async function changePassword(
  input: { oldPassword: string; newPassword: string; keyId: string },
  context: OperationContext,
): Promise<void> {
  const { userNo, sessionId } = context.session ?? fail("SESSION_MISSING");
  const { keyId } = input;
  const old = await openPassword({ keyId, password: input.oldPassword }, context);
  const next = await openNewPassword({ keyId, password: input.newPassword, field: "newPassword" }, context);
  // Committed before the password is looked at: a wrong one has been counted, and its nonce is used up.
  const counted = await withActor(context.db, systemActor, async (trx) => {
    // One form has one nonce for both; in a fixed order otherwise, so that no two calls wait for each other.
    for (const nonce of [...new Set([old.nonce, next.nonce])].sort()) await consumeNonce(trx, nonce, context);
    const { passwordHash } = (await findPassword(trx, userNo)) ?? fail("SESSION_INVALID");
    const attempt = { person: personOfAccount(userNo), network: limitedNetwork(context.ip) };
    return { attempt, passwordHash, locked: await countAttempt(trx, attempt) };
  });
  const { attempt, passwordHash, locked } = counted;
  if (locked) fail("OLD_PASSWORD_LOCKED", { args: { minutes: locked.lockedMinutes }, data: locked });
  if (!(await isRightPassword(old.password, passwordHash))) fail("OLD_PASSWORD_WRONG");
  const newHash = await hashPassword(next.password);
  const { sessions } = context.services;
  await withActor(context.db, systemActor, async (trx) => {
    // Locks the user first, as a sign-in and a reset do; of several changes at once, one finds the password it judged.
    await sessions.endAll(trx, { userNo, keep: sessionId });
    if ((await findPassword(trx, userNo))?.passwordHash !== passwordHash) fail("OLD_PASSWORD_WRONG");
    await setPassword(trx, { userNo, passwordHash: newHash });
    await forgiveAttempt(trx, attempt);
    await notifySecurity(trx, { userNo, what: "password" }, context);
  });
  await sessions.changed(userNo);
  await context.services.pageViewers.changed(userNo);
}
