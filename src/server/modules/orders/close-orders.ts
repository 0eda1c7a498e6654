import { sql } from "kysely";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { freePlaces } from "./access/grade-orders.ts";
import { releaseCoupon } from "./coupons/coupon-queries.ts";
import { markClosed } from "./states.ts";

/**
 * Closes unpaid orders and gives their coupons and places back; false where none of them is open any more. In scope
 * system.
 */
export async function closeOrders(
  trx: Trx,
  { orderNos, now }: { orderNos: readonly string[]; now: Date },
): Promise<boolean> {
  const closed: string[] = [];
  for (const orderNo of orderNos) {
    if (!(await markClosed(trx, { orderNo, now }))) continue;
    closed.push(orderNo);
    await releaseCoupon(trx, orderNo);
  }
  if (closed.length > 0) await freePlaces(trx, closed);
  return closed.length > 0;
}

const AT_ONCE = 100;

/** Closes the orders whose time to pay is over; gives how many. Several nodes may do it at once. */
export async function closeExpired(db: Db, now: Date): Promise<number> {
  for (let closed = 0; ;) {
    const some = await withActor(db, systemActor, async (trx) => {
      const { rows } = await sql<{
        order_no: string;
      }>`select order_no from sales_order where order_status in (1, 3) and gmt_expire <= ${now}
        order by gmt_expire limit ${AT_ONCE} for no key update skip locked`.execute(trx);
      await closeOrders(trx, { orderNos: rows.map(({ order_no }) => order_no), now });
      return rows.length;
    });
    closed += some;
    if (some < AT_ONCE) return closed;
  }
}

/**
 * Finds orders that were paid a while ago and not handed over, with nothing left to do it, and writes it down again;
 * gives how many. Paying writes it down itself, so there are none unless the outbox lost something.
 */
export async function repairUngranted(db: Db, now: Date): Promise<number> {
  return withActor(db, systemActor, async (trx) => {
    const { numAffectedRows } = await sql`insert into outbox (topic, payload, next_try, gmt_create)
      select 'order.paid', jsonb_build_object('orderNo', order_no), ${now}, ${now} from sales_order
      where order_status = 2 and gmt_grant is null and gmt_pay < ${new Date(now.getTime() - 60_000)}
      and not exists (select from outbox where topic = 'order.paid' and gmt_done is null and payload->>'orderNo' = order_no)`.execute(
      trx,
    );
    return Number(numAffectedRows ?? 0n);
  });
}
