import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { limitedNetwork } from "../../core/limited-network.ts";
import { consumeCode, judgeGuessedCode } from "./codes.ts";
import { forgiveAttempt, personOfAccount } from "./login-attempts.ts";
import { consumeNonce, openNewPassword } from "./new-password.ts";
import { hashPassword } from "./password.ts";
import { findUserByMobile } from "./queries.ts";
import { notifySecurity } from "./notify-security.ts";
import { setPassword } from "./users.ts";

/** Sets the password of whoever holds the number, and ends the account's session, whose it may be. */
export async function resetPassword(
  input: { mobile: string; code: string; password: string; keyId: string; captcha?: string },
  context: OperationContext,
): Promise<void> {
  const { mobile, code, captcha } = input;
  const { sessions } = context.services;
  const opened = await openNewPassword({ ...input, field: "password" }, context);
  const right = await judgeGuessedCode({ mobile, purpose: "reset", code, captcha, refusal: "CODE_REFUSED" }, context);
  const passwordHash = await hashPassword(opened.password);
  const userNo = await withActor(context.db, systemActor, async (trx) => {
    await consumeCode(trx, right);
    await consumeNonce(trx, opened.nonce, context);
    const found = (await findUserByMobile(trx, mobile)) ?? fail("MOBILE_UNKNOWN");
    await setPassword(trx, { userNo: found, passwordHash });
    await sessions.endAll(trx, { userNo: found });
    await forgiveAttempt(trx, { person: personOfAccount(found), network: limitedNetwork(context.ip) });
    await notifySecurity(trx, { userNo: found, what: "password" }, context);
    return found;
  });
  await sessions.changed(userNo);
}
