import { PLATFORM } from "../../lib/org-no.ts";
import { randomInt } from "node:crypto";
import type { UserInfo } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { admitName } from "../moderation/index.ts";
import { isInvitedOnly, newcomerStanding } from "../../lib/newcomer.ts";
import { refuseMember } from "../sites/index.ts";
import { consumeCode, judgeGuessedCode } from "./codes.ts";
import { isNameTaken, lockName } from "./mobile-queries.ts";
import { consumeNonce, openNewPassword } from "./new-password.ts";
import { openSession } from "./open-session.ts";
import { hashPassword } from "./password.ts";
import { findInviter, keepReferral } from "./queries.ts";
import { createUser } from "./users.ts";

interface Registration {
  mobile: string;
  code: string;
  password: string;
  keyId: string;
  captcha?: string;
  name?: string;
  referralCode?: string;
}

/**
 * Makes a learner of the site that the request is for, and signs in. What else an account is, nobody says of
 * themselves. A site that is for those invited makes a learner of the platform, who joins with their invitation.
 * REFERRAL_UNKNOWN, and nothing used up, where nobody who may recommend has that code.
 */
export async function register(
  { mobile, code, password, keyId, captcha, name = "", referralCode = "" }: Registration,
  context: OperationContext,
): Promise<UserInfo> {
  // Before anything is used up.
  if (name.trim() !== "") await admitName(context.services, { text: name.trim(), orgNo: context.orgNo });
  const opened = await openNewPassword({ keyId, password, field: "password" }, context);
  const right = await judgeGuessedCode(
    { mobile, purpose: "register", code, captcha, refusal: "CODE_REFUSED" },
    context,
  );
  // After the code of the number: who guesses referral codes needs a number for each.
  const inviterUserNo =
    referralCode === ""
      ? undefined
      : ((await withActor(context.db, systemActor, (trx) => findInviter(trx, referralCode))) ??
        fail("REFERRAL_UNKNOWN", { args: { code: referralCode } }));
  const passwordHash = await hashPassword(opened.password);
  const platform = (await context.services.tenants.resolve(PLATFORM)) ?? fail("UNEXPECTED");
  const home = isInvitedOnly(context.site) ? platform : context.site;
  const { orgNo } = home;
  // Nobody talks without a name. The digits say nothing of the number that one signed up with.
  const called =
    name.trim() || context.site.texts(context.locale).t("user.givenName", { number: String(randomInt(1000, 10_000)) });
  return openSession(context, async (trx) => {
    await consumeCode(trx, right);
    await consumeNonce(trx, opened.nonce, context);
    await lockName(trx, mobile);
    if (await isNameTaken(trx, mobile)) fail("MOBILE_TAKEN");
    await refuseMember(trx, orgNo);
    const userNo = await createUser(trx, {
      loginName: mobile,
      mobile,
      name: called,
      orgNo,
      ...newcomerStanding(home),
      // A reward of the platform's money: no organisation promises it.
      isRecommended: platform.settings.members?.recommend ?? false,
      passwordHash,
    });
    if (inviterUserNo !== undefined) await keepReferral(trx, { userNo, referralCode, inviterUserNo });
    return userNo;
  });
}
