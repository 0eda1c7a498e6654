import { sql } from "kysely";
import { grantExam } from "./access/exam-rights.ts";
import { takeInBuyer } from "./access/grade-orders.ts";
import { grantCourse } from "./access/grant-course.ts";
import { addMembership, grantFree } from "./access/member-rights.ts";
import { finishEvent } from "../../core/outbox/outbox-queries.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { Tenants } from "../sites/index.ts";
import { lockBuyerOf, selectLines } from "./order-queries.ts";
import { markGranted } from "./states.ts";
import { isTopUp } from "./wallet/is-top-up.ts";
import { notifyBuyer, notifyMember, sitesOf } from "./notify-buyer.ts";

/** What is known of an order by who has just marked it as paid. */
export interface Paid {
  /** The event of the outbox that is done by handing it over. */
  eventId: string;
  /** Whose sites it is told in the words of; absent, it is asked for. */
  orgNos?: readonly string[];
}

export interface HandOver {
  db: Db;
  now: Date;
  tenants: Pick<Tenants, "resolve">;
  /** What is known of the person changed: a membership, the cart. */
  sessionChanged(userNo: string): Promise<void>;
  /** Absent where the outbox asks. */
  paid?: Paid | undefined;
}

/**
 * The second step of buying: gives the right to what a paid order has in it, in one transaction, once. Called again, or
 * for an order that is not paid, it does nothing.
 */
export async function handOver(orderNo: string, { db, now, sessionChanged, paid, ...more }: HandOver): Promise<void> {
  const tenants = await sitesOf(orderNo, { db, tenants: more.tenants, orgNos: paid?.orgNos });
  const buyer = await withActor(db, systemActor, async (trx) => {
    // The person first, as everywhere: what runs beside this is another purchase of theirs.
    const order = await lockBuyerOf(trx, orderNo);
    if (!order) return undefined;
    const { user_no: userNo } = order;
    if (!(await markGranted(trx, { orderNo, now }))) return undefined;
    const lines = await selectLines(trx, [orderNo]);
    for (const line of lines) {
      const { course_id: courseId, exam_id: examId, vip_set_id: vipSetId, vip_days: days } = line;
      if (courseId !== null && line.price_fen > 0)
        await grantCourse(trx, { userNo, courseId, source: "order", orderNo, now });
      // What costs nothing was theirs when it was ordered, and is again where they lost it meanwhile.
      else if (courseId !== null) await grantFree(trx, { userNo, courseId, isForMembers: line.is_vip_price, now });
      if (examId !== null) await grantExam(trx, { userNo, examId, orderNo, now });
      if (vipSetId !== null && days !== null)
        await addMembership(trx, { userNo, vipSetId, days, by: { orderNo }, now });
    }
    const hasGrades = lines.some(({ grade_id: gradeId }) => gradeId !== null);
    const joined = hasGrades ? await takeInBuyer(trx, { userNo, orderNo, now }) : [];
    await emptyCart(trx, orderNo);
    await notifyBuyer(trx, { order, news: isTopUp(order) ? "toppedUp" : "paid", tenants, now });
    for (const grade of joined) await notifyMember(trx, { userNo, grade, tenants, now });
    if (paid) await finishEvent(trx, { id: paid.eventId, now });
    return userNo;
  });
  if (buyer !== undefined) await sessionChanged(buyer);
}

async function emptyCart(trx: Trx, orderNo: string): Promise<void> {
  await sql`delete from cart_item using order_line where order_line.order_no = ${orderNo}
    and cart_item.user_no = order_line.user_no and (cart_item.course_id = order_line.course_id
      or cart_item.exam_id = order_line.exam_id or cart_item.grade_id = order_line.grade_id)`.execute(trx);
}
