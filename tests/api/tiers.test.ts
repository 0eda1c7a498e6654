import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveMonthlyCoupons } from "../../src/server/modules/orders/index.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { createCallers } from "./callers.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { books, newKey, run, startSandbox } from "./order-harness.ts";

const DAY = 86_400_000;

describe("what tiers of the membership promise", () => {
  let server: TestServer;
  const { signIn, as, call } = createCallers(() => server);
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on" } });
    await signIn({
      organisation: "13800000003",
      buyer: "13800000005",
      other: "13800000007",
      operator: "13800000009",
    });
  });
  afterAll(() => server?.close());

  const buy = async (who: string, input: object): Promise<string> => {
    const { orderNo, orderStatus } = await call(who, "createOrder", { idempotencyKey: newKey(), ...input });
    if (orderStatus === 2) return orderNo;
    const paymentNo = await startSandbox(server, { orderNo, ...as(who) });
    await call(who, "saveSandboxPayment", { paymentNo, outcome: "success" });
    return orderNo;
  };
  const refund = async (who: string, orderNo: string) => {
    await call(who, "saveRefund", { orderNo, reason: "不需要了" });
    await call("operator", "auditRefund", { orderNo, agree: true });
  };
  const tier = async (key: string): Promise<string> =>
    (await run<{ id: string }>(server, sql`select id from vip_set where set_key = ${key}`))[0]!.id;
  const give = (days: number) =>
    giveMonthlyCoupons(server.services.db, new Date(server.services.now().getTime() + days * DAY));
  const given = async (orderNo: string) =>
    (
      await run<{ count: number }>(
        server,
        sql`select count(*)::int as count from coupon_user join vip_period on vip_period.id = vip_period_id
          where vip_period.order_no = ${orderNo}`,
      )
    )[0]!.count;
  const memberCoupons = async (who: string) =>
    (await call(who, "listCoupons")).list.filter(({ couponNo }) => couponNo.startsWith("VIP"));

  it("coupons come each month as long as the membership lasts, once however often it is asked", async () => {
    await give(0);
    const orderNo = await buy("buyer", { vipSetId: await tier("quarter") });
    await Promise.all([give(0), give(0), give(0)]);
    expect(await given(orderNo)).toBe(1);
    const before = await memberCoupons("buyer");
    expect(before.at(-1)).toMatchObject({ offPercent: 20, fits: "course", couponState: "ready" });
    await give(20);
    expect(await given(orderNo)).toBe(1);
    for (const [days, count] of [
      [32, 2],
      [63, 3],
      [100, 3],
      [400, 3],
    ] as const) {
      await Promise.all([give(days), give(days)]);
      expect(await given(orderNo), `${days} days on`).toBe(count);
    }
    // An operator's list is of what people made.
    const { list } = await call("operator", "listOwnCoupons", { pageSize: 100 });
    expect(list.filter(({ couponNo }) => couponNo.startsWith("VIP3"))).toEqual([]);
  });

  it("coupons that nobody used go with a refund of the membership, others stay", async () => {
    const orderNo = await buy("other", { vipSetId: await tier("half-year") });
    await give(0);
    expect(await memberCoupons("other")).toHaveLength(2);
    const [used] = await memberCoupons("other");
    const [course] = await run<{ id: string }>(
      server,
      sql`select id from course where is_public and course_discount_fen > 1000
        and id not in (select course_id from course_user) order by id limit 1`,
    );
    await buy("other", { courseIds: [course!.id], couponNo: used!.couponNo });
    await refund("other", orderNo);
    expect(await memberCoupons("other")).toMatchObject([{ couponNo: used!.couponNo, couponState: "used" }]);
    await give(40);
    expect(await given(orderNo)).toBe(0);
  });

  it("money off a place in a class shows in the cart and in the order, and the platform bears it", async () => {
    const settings: OperationInput<"saveGrade">["settings"] = {
      gradeName: "会员立减班",
      price: "680.00",
      gradeJoin: 2,
      beginTime: "2026-12-01 19:00:00",
      endTime: "2099-02-01 21:00:00",
      isListed: true,
      isMembersShown: true,
      gradeStudy: 2,
    };
    const newGrade = async (price: string) => {
      const { id } = await call("organisation", "saveGrade", { settings: { ...settings, price } });
      await call("organisation", "saveGradeState", { id, gradeState: 2 });
      return id as string;
    };
    const [dear, cheap] = [await newGrade("680.00"), await newGrade("30.00")];
    const cartPrice = async () => {
      await run(server, sql`delete from cart_item`);
      await call("other", "saveCartItem", { gradeId: dear });
      return (await call("other", "listCart")).list[0]!.gradePrice;
    };
    expect(await cartPrice()).toBe("680.00");
    expect((await call("other", "quoteOrder", { gradeIds: [dear] })).payPrice).toBe("680.00");
    await buy("other", { vipSetId: await tier("year") });
    expect(await cartPrice()).toBe("630.00");
    expect(await call("other", "quoteOrder", { gradeIds: [dear] })).toMatchObject({
      totalPrice: "680.00",
      memberDiscount: "50.00",
      payPrice: "630.00",
    });
    const shares = (orderNo: string) =>
      run<{ party: number; amount_fen: string; coupon_fen: string }>(
        server,
        sql`select party, amount_fen, coupon_fen from order_share where order_no = ${orderNo} order by party`,
      );
    const orderNo = await buy("other", { gradeIds: [dear] });
    // Of the full price the organisation has its 70 %; what is left of the rest is the platform's.
    expect((await shares(orderNo)).slice(0, 2)).toEqual([
      { party: 1, amount_fen: "15400", coupon_fen: "5000" },
      { party: 2, amount_fen: "47600", coupon_fen: "0" },
    ]);
    const free = await buy("other", { gradeIds: [cheap] });
    expect((await shares(free)).slice(0, 2)).toEqual([
      { party: 1, amount_fen: "-2100", coupon_fen: "3000" },
      { party: 2, amount_fen: "2100", coupon_fen: "0" },
    ]);
    await books(server);
    await refund("other", orderNo);
    await books(server);
  });
});
