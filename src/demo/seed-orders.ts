import { CouponAudienceEnum } from "../generated/enums.ts";
import {
  bookSale,
  findGoods,
  grantCourse,
  insertOrder,
  insertPayment,
  markClosed,
  markGranted,
  markPaid,
  markRefunding,
  moveMoney,
  newOrderNo,
  openRefund,
  setPaymentState,
} from "../server/modules/orders/index.ts";
import type { Trx } from "../server/database/connect.ts";
import {
  coupons,
  couponsToTake,
  orders,
  refundAsked,
  refundReason,
  walletYuan,
  type OrderSeed,
} from "./content/orders.ts";
import { fen, insertRows, required } from "./insert-rows.ts";
import { courseIdsBySlug } from "./seed-shelves.ts";

const DAY_MS = 86_400_000;

interface Learner {
  userNo: string;
  orgNo: string;
}

/**
 * An order in each of three states, two coupons and a wallet, of the demo's learner; and of another one who wants the
 * money back.
 */
export async function seedOrders(trx: Trx, now: Date): Promise<void> {
  const { user_no: userNo, org_no: orgNo } = await trx
    .selectFrom("app_user")
    .select(["user_no", "org_no"])
    .where("mobile", "=", "13800000001")
    .executeTakeFirstOrThrow();
  await moveMoney(trx, {
    from: { kind: "outside", name: "demo" },
    to: { kind: "wallet", userNo },
    amountFen: fen(walletYuan),
    reason: "demo",
    reference: userNo,
    now,
  });
  await seedCoupons(trx, userNo, now);
  const courseIds = await courseIdsBySlug(trx);
  for (const order of orders)
    await seedOrder(trx, { order, courseId: required(courseIds, order.course), learner: { userNo, orgNo }, now });
  const other = await trx
    .selectFrom("app_user")
    .select(["user_no", "org_no"])
    .where("mobile", "=", "13800000006")
    .executeTakeFirst();
  if (!other) return;
  const orderNo = await seedOrder(trx, {
    order: refundAsked,
    courseId: required(courseIds, refundAsked.course),
    learner: { userNo: other.user_no, orgNo: other.org_no },
    now,
  });
  const asked = await trx
    .selectFrom("sales_order")
    .selectAll()
    .where("order_no", "=", orderNo)
    .executeTakeFirstOrThrow();
  await markRefunding(trx, { orderNo, reason: refundReason });
  await openRefund(trx, { order: asked, lines: undefined, reason: refundReason, now });
}

/** An order of a learner in its state, made so many days ago; gives its number. */
export async function seedOrder(
  trx: Trx,
  { order, courseId, learner, now }: { order: OrderSeed; courseId: string; learner: Learner; now: Date },
): Promise<string> {
  const { userNo } = learner;
  const made = new Date(now.getTime() - order.daysAgo * DAY_MS);
  const goods = await findGoods(trx, { courseIds: [courseId] }, { userNo, isVip: false, locale: "zh-CN", now: made });
  const total = goods.reduce((sum, { original }) => sum + original, 0);
  const orderNo = newOrderNo(made);
  const paidAt = new Date(made.getTime() + 60_000);
  // Longer than half an hour, so that the demo has one to pay for a month.
  const expiresAt = new Date(made.getTime() + (order.state === "waiting" ? 30 * DAY_MS : 30 * 60_000));
  const lines = goods.map((good) => ({ ...good, pay: good.price }));
  await insertOrder(trx, {
    orderNo,
    ...learner,
    kind: "course",
    total,
    memberOff: 0,
    couponOff: 0,
    couponNo: null,
    now: made,
    expiresAt,
    goods: lines,
  });
  if (order.state === "closed") await markClosed(trx, { orderNo, now: expiresAt });
  if (order.state !== "paid") return orderNo;
  const paymentNo = newOrderNo(made);
  await insertPayment(trx, { paymentNo, orderNo, userNo, provider: "sandbox", amountFen: total, now: made });
  const paid = await markPaid(trx, { orderNo, now: paidAt, payType: "sandbox" });
  if (!paid) throw new Error(`the order ${orderNo} is not waiting to be paid`);
  await setPaymentState(trx, { paymentNo, state: "paid", providerNo: `S${paymentNo}`, paidAt });
  await bookSale(trx, {
    order: paid,
    payment: { from: { kind: "outside", name: "sandbox" }, paymentNo, amountFen: total },
    earnings: { shareBps: 7000, settleDays: 7 },
    rewardBps: 500,
    now: paidAt,
  });
  await markGranted(trx, { orderNo, now: paidAt });
  await grantCourse(trx, { userNo, courseId, source: "order", orderNo, now: paidAt });
  return orderNo;
}

async function seedCoupons(trx: Trx, userNo: string, now: Date): Promise<void> {
  const end = new Date(now.getTime() + 365 * DAY_MS);
  const rows = [
    ...coupons.map((coupon) => ({ ...coupon, orgNo: "default", audience: CouponAudienceEnum.people, taken: 1 })),
    ...couponsToTake.map((coupon) => ({ ...coupon, audience: CouponAudienceEnum.everybody, taken: 0 })),
  ];
  await insertRows(
    trx,
    "coupon",
    rows.map(({ number, orgNo, zh, en, off, percent, least, fits, audience, taken }) => ({
      coupon_no: number,
      org_no: orgNo,
      coupon_name: { "zh-CN": zh, en },
      off_fen: off === null ? null : fen(off),
      off_percent: percent,
      least_fen: fen(least),
      fits,
      audience,
      taken,
      uses_most: 1000,
      gmt_begin: now,
      gmt_end: end,
      gmt_create: now,
    })),
  );
  for (const { number } of coupons)
    await trx.insertInto("coupon_user").values({ coupon_no: number, user_no: userNo, gmt_create: now }).execute();
}
