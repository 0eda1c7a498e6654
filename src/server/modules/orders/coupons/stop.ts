import type { SuspendCouponsBody, SuspendCouponsReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { countAtOnce, failCountChanged } from "../../../core/several.ts";
import { whose } from "../../../core/whose.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudits } from "../../audit/index.ts";
import { countOwnCoupons, couponFilterOf, lockOwnCoupons, stopCoupons } from "./desk-queries.ts";

/**
 * Ends the giving out of several coupons: those of these numbers, NOT_FOUND where one is another site's, or all that a filter finds. What
 * it finds is counted here: COUNT_CHANGED, with how many there are, where that is not what the person saw.
 */
export async function suspendCoupons(
  { couponNoList, countExpected, ...input }: SuspendCouponsBody,
  context: OperationContext,
): Promise<SuspendCouponsReply> {
  const { orgNo } = await whose(input, context);
  const couponNos = couponNoList && [...new Set(couponNoList)];
  const expected = countAtOnce({ named: couponNos, countExpected }, context);
  const now = context.now();
  // Those of a list are named: no filter that has changed meanwhile keeps one of them out.
  const filter = couponNos ? { orgNo, now } : couponFilterOf(input, { orgNo, now });
  return withActor(context.db, systemActor, async (trx) => {
    const coupons = await lockOwnCoupons(trx, filter, { couponNos, limit: expected + 1 });
    if (coupons.length !== expected && couponNos) fail("NOT_FOUND");
    if (coupons.length !== expected) failCountChanged(await countOwnCoupons(trx, filter));
    const open = coupons.filter((coupon) => coupon.gmt_stop === null).map((coupon) => coupon.coupon_no);
    await stopCoupons(trx, open, now);
    const actor = auditActor(sessionIn(context));
    await recordAudits(
      trx,
      open.map((couponNo) => ({ ...actor, action: "coupon.stop", subject: `coupon:${couponNo}`, detail: {} })),
    );
    return { count: open.length };
  });
}
