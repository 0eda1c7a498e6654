import { sql } from "kysely";
import { grantExam } from "./access/exam-rights.ts";
import { takeInBuyer } from "./access/grade-orders.ts";
import { grantCourse } from "./access/grant-course.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { Tenants } from "../sites/index.ts";
import { lockBuyer, selectLines, selectOrder } from "./order-queries.ts";
import { markGranted } from "./states.ts";
import { notifyBuyer, notifyMember, sitesOf } from "./notify-buyer.ts";

export interface HandOver {
  db: Db;
  now: Date;
  tenants: Pick<Tenants, "resolve">;
  /** What is known of the person changed: a membership, the cart. */
  sessionChanged(userNo: string): Promise<void>;
}

/**
 * The second step of buying: gives the right to what a paid order has in it, in one transaction, once. Called again, or
 * for an order that is not paid, it does nothing.
 */
export async function handOver(orderNo: string, { db, now, sessionChanged, ...more }: HandOver): Promise<void> {
  const tenants = await sitesOf(orderNo, { db, tenants: more.tenants });
  const buyer = await withActor(db, systemActor, async (trx) => {
    const order = await selectOrder(trx, { orderNo });
    if (!order) return undefined;
    const { user_no: userNo } = order;
    // The person first, as everywhere: what runs beside this is another purchase of theirs.
    await lockBuyer(trx, userNo);
    if (!(await markGranted(trx, { orderNo, now }))) return undefined;
    const lines = await selectLines(trx, [orderNo]);
    for (const { course_id: courseId, exam_id: examId, vip_days: days, price_fen: price } of lines) {
      if (courseId !== null)
        await grantCourse(
          trx,
          price === 0 ? { userNo, courseId, source: "free", now } : { userNo, courseId, source: "order", orderNo, now },
        );
      if (examId !== null) await grantExam(trx, { userNo, examId, orderNo, now });
      if (days !== null) await addMembership(trx, { userNo, days, now });
    }
    const joined = await takeInBuyer(trx, { userNo, orderNo, now });
    await emptyCart(trx, orderNo);
    await notifyBuyer(trx, { order, news: "paid", tenants, now });
    for (const grade of joined) await notifyMember(trx, { userNo, grade, tenants, now });
    return userNo;
  });
  if (buyer !== undefined) await sessionChanged(buyer);
}

/** More days from the end of what there is. */
async function addMembership(
  trx: Trx,
  { userNo, days, now }: { userNo: string; days: number; now: Date },
): Promise<void> {
  await sql`update app_user
    set vip_until = greatest(coalesce(vip_until, ${now}), ${now}) + make_interval(days => ${days}) where user_no = ${userNo}`.execute(
    trx,
  );
}

async function emptyCart(trx: Trx, orderNo: string): Promise<void> {
  await sql`delete from cart_item using order_line where order_line.order_no = ${orderNo}
    and cart_item.user_no = order_line.user_no and (cart_item.course_id = order_line.course_id
      or cart_item.exam_id = order_line.exam_id or cart_item.grade_id = order_line.grade_id)`.execute(trx);
}
