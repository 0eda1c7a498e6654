import type { CreateTopUpBody, Order } from "../../../../generated/types.ts";
import { MAX_TOP_UP, MIN_TOP_UP } from "../../../../shared/top-up.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { fenOf, yuan } from "../../../lib/money.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { PAY_WITHIN_MS } from "../create-order.ts";
import { once } from "../once.ts";
import { newOrderNo } from "../order-no.ts";
import { insertOrder, lockBuyer } from "../order-queries.ts";
import { viewOrder } from "../orders.ts";

/**
 * Makes an order that puts money into the wallet of whoever pays it, once for its key. It is paid as any other, but not
 * from a wallet. TOP_UP_AMOUNT for less or more than that.
 */
export async function createTopUp(
  { amount, idempotencyKey }: CreateTopUpBody,
  context: OperationContext,
): Promise<Order> {
  const { userNo, orgNo } = sessionIn(context);
  const now = context.now();
  const fen = fenOf(amount);
  if (fen === undefined || fen < MIN_TOP_UP || fen > MAX_TOP_UP)
    return fail("TOP_UP_AMOUNT", { args: { least: yuan(MIN_TOP_UP), most: yuan(MAX_TOP_UP) } });
  const { t } = context.site.texts(context.locale);
  const { orderNo } = await withActor(context.db, systemActor, async (trx) => {
    await lockBuyer(trx, userNo);
    return once(trx, { userNo, key: idempotencyKey, request: { topUp: fen }, now }, async () => {
      const made = newOrderNo(now);
      await insertOrder(trx, {
        orderNo: made,
        userNo,
        orgNo,
        kind: "topUp",
        total: fen,
        memberOff: 0,
        couponOff: 0,
        couponNo: null,
        now,
        expiresAt: new Date(now.getTime() + PAY_WITHIN_MS),
        goods: [
          {
            lineKind: "topUp",
            courseId: null,
            examId: null,
            gradeId: null,
            vipSetId: null,
            lecturerUserNo: null,
            courseOrgNo: null,
            lineName: t("site.wallet.topUp"),
            lineLogo: "",
            courseCategory: null,
            vipDays: null,
            original: fen,
            isVipPrice: false,
            price: fen,
            memberPrice: fen,
            pay: fen,
          },
        ],
      });
      return { orderNo: made };
    });
  });
  return viewOrder(orderNo, context);
}
