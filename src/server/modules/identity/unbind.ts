import type { UserInfo } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail, failFields } from "../../core/errors.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { consumeCode, judgeCode } from "./codes.ts";
import { findMobile, isNameTaken, lockName, replaceMobile } from "./mobile-queries.ts";
import { presentUser } from "./present.ts";
import { readUser } from "./queries.ts";
import { notifySecurity } from "./notify-security.ts";

/**
 * Binds the account to another mobile number, by whoever holds both: a session left open somewhere is not enough.
 * Whether the new number has an account is told only to who gave the code sent to it. Sessions stay as they are.
 */
export async function unbindUser(
  { code, newMobile, newCode }: { code: string; newMobile: string; newCode: string },
  context: OperationContext,
): Promise<UserInfo> {
  const { userNo } = sessionIn(context);
  const { db, services, requestId } = context;
  const mobile = (await withActor(db, systemActor, (trx) => findMobile(trx, userNo))) ?? fail("MOBILE_NONE");
  if (newMobile === mobile)
    failFields([{ path: "newMobile", message: context.site.texts(context.locale).t("error.field.sameMobile") }]);
  const rights = [
    await judgeCode({ mobile, purpose: "change", code, refusal: "CODE_REFUSED" }, context),
    await judgeCode({ mobile: newMobile, purpose: "change", code: newCode, refusal: "NEW_CODE_REFUSED" }, context),
  ];
  const user = await withActor(db, systemActor, async (trx) => {
    // In a fixed order, so that two accounts that swap their numbers do not wait for each other.
    for (const right of rights.toSorted((a, b) => (a.mobile < b.mobile ? -1 : 1))) await consumeCode(trx, right);
    await lockName(trx, newMobile);
    if (await isNameTaken(trx, newMobile, userNo)) fail("MOBILE_TAKEN");
    // Of several changes at once, one finds the number that its code was sent to.
    if (!(await replaceMobile(trx, { userNo, from: mobile, to: newMobile }))) fail("CODE_REFUSED");
    await notifySecurity(trx, { userNo, what: "mobile" }, context);
    return readUser(trx, userNo);
  });
  await services.pageViewers.changed(userNo);
  services.log.info({ requestId, userNo }, "mobile number changed");
  return presentUser(user ?? fail("SESSION_INVALID"), context);
}
