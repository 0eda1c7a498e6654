import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { addEvent } from "../../src/server/core/outbox/add-event.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { type CallOptions, ok } from "./client.ts";
import { tendOrders } from "../../src/server/jobs/orders.ts";
import { markPaid } from "../../src/server/modules/orders/states.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import {
  amountOf,
  books,
  holds,
  newKey,
  paidCourses,
  run,
  sendCallback,
  setWallet,
  startSandbox,
} from "./order-harness.ts";

const MINUTE = 60_000;

describe("orders", () => {
  let server: TestServer;
  let token = "";
  let member = "";
  let operator = "";
  let userNo = "";
  let courses: string[] = [];
  const nextCourse = () => courses.shift()!;
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on" } });
    [token, member, operator] = [
      await server.signIn("13800000005"),
      await server.signIn("13800000004"),
      await server.signIn("13800000009"),
    ];
    courses = await paidCourses(server);
    userNo = (
      await run<{ user_no: string }>(server, sql`select user_no from app_user where mobile = '13800000005'`)
    )[0]!.user_no;
  });
  afterAll(() => server?.close());

  const call = <Id extends OperationId>(id: Id, input?: OperationInput<Id>, options: CallOptions = {}) =>
    server.call(id, input, { token, ...options });
  const create = (input: Record<string, unknown>, who = token) =>
    server.call("createOrder", { idempotencyKey: newKey(), ...input }, { token: who });
  const ordered = async (courseIds = [nextCourse()]) => ok(await create({ courseIds }));
  const pay = async (
    orderNo: string,
    outcome: OperationInput<"saveSandboxPayment">["outcome"] = "success",
    who = token,
  ) => {
    const paymentNo = await startSandbox(server, { orderNo, token: who });
    return { paymentNo, reply: await server.call("saveSandboxPayment", { paymentNo, outcome }, { token: who }) };
  };
  /** What the buyer was told of an order, in the order in which it came. */
  const toldOf = async (orderNo: string) => {
    interface Told {
      msg_title: string;
      msg_text: { content: { content: { text: string; marks?: { attrs: { href: string } }[] }[] }[] };
    }
    const told = await run<Told>(
      server,
      sql`select msg_title, msg_text::jsonb as msg_text from msg join msg_user on msg_id = msg.id
        where user_no = ${userNo} and strpos(msg_text::text, ${orderNo}) > 0 order by msg.id`,
    );
    return told.map(({ msg_title: title, msg_text: { content } }) => {
      const texts = content.flatMap((paragraph) => paragraph.content);
      const link = texts.pop();
      expect(link?.marks?.[0]?.attrs.href).toBe(`/account/order?orderNo=${orderNo}`);
      return `${title}：${texts.map(({ text }) => text).join("")}`;
    });
  };
  const statusOf = async (orderNo: string) => ok(await call("getOrder", { orderNo })).orderStatus;
  const coupon = async (couponNo: string, more: Record<string, unknown> = {}) => {
    const values = {
      coupon_name: { "zh-CN": "券", en: "Coupon" },
      off_fen: 500,
      off_percent: null,
      least_fen: 0,
      fits: "all",
      is_open: true,
      uses_most: 1,
      org_no: "default",
      ...more,
    };
    await run(
      server,
      sql`insert into coupon (coupon_no, org_no, coupon_name, off_fen, off_percent, least_fen, fits, is_open, uses_most, gmt_begin, gmt_end)
      values (${couponNo}, ${values.org_no}, ${JSON.stringify(values.coupon_name)}, ${values.off_fen},
        ${values.off_percent}, ${values.least_fen}, ${values.fits}, ${values.is_open}, ${values.uses_most},
      now() - interval '1 day', now() + interval '30 days')`,
    );
  };

  it("refuses orders without a session, and refunds by anybody but operators", async () => {
    for (const id of ["quoteOrder", "createOrder", "listOrders", "listCoupons"] as const) {
      expect((await server.callUnchecked(id, { courseIds: [courses[0]], idempotencyKey: newKey() })).code).toBe(
        errorCode.SESSION_MISSING,
      );
    }
    expect((await call("auditRefund", { orderNo: "1".repeat(20), agree: true })).code).toBe(errorCode.NO_PERMISSION);
  });

  it("takes prices from the server, whatever the client sends", async () => {
    for (const more of [{ payPrice: "0.01" }, { amount: 1 }, { quantity: 0 }, { userNo: "1" }, { price: "0.00" }]) {
      expect((await create({ courseIds: [courses[0]], ...more })).code).toBe(errorCode.VALIDATION);
    }
    expect((await create({})).code).toBe(errorCode.ORDER_NOTHING);
    expect((await create({ courseIds: [courses[0]], vipSetId: "1" })).code).toBe(errorCode.ORDER_NOTHING);
    expect((await create({ courseIds: [courses[0], courses[0]] })).code).toBe(errorCode.VALIDATION);
    expect((await create({ courseIds: ["999999999"] })).code).toBe(errorCode.ORDER_NOT_FOR_SALE);
    expect((await create({ courseIds: ["9999999999999999999"] })).code).toBe(errorCode.ORDER_NOT_FOR_SALE);
    expect((await create({ vipSetId: "9999999999999999999" })).code).toBe(errorCode.ORDER_NOT_FOR_SALE);
  });

  it("sells nobody what is their own, in the cart, in an order, or when it is paid", async () => {
    const lecturer = await server.signIn("13800000002");
    const organisation = await server.signIn("13800000003");
    const find = async (where: ReturnType<typeof sql>) =>
      (
        await run<{ id: string }>(
          server,
          sql`select course.id from course, app_user where is_public and price_fen > 1000 and course_discount_fen > 0
            and course.id not in (select course_id from course_user) and ${where} order by course.id desc limit 1`,
        )
      )[0]!.id;
    const own = await find(sql`mobile = '13800000002' and lecturer_user_no = user_no`);
    const ofOrganisation = await find(sql`mobile = '13800000003' and course.org_no = app_user.org_no`);
    const foreign = await find(sql`mobile = '13800000002' and lecturer_user_no <> user_no`);
    const { orderNo } = ok(await create({ courseIds: [foreign] }, lecturer));
    // The course became theirs while their order waited.
    await run(server, sql`update order_line set lecturer_user_no = user_no where order_no = ${orderNo}`);
    for (const [id, who] of [
      [own, lecturer],
      [ofOrganisation, organisation],
    ] as const) {
      const name = ok(await call("getCourse", { courseId: id })).courseName;
      const refused = await server.call("saveCartItem", { courseId: id }, { token: who });
      expect(refused).toMatchObject({ code: errorCode.ORDER_OWN, msg: `“${name}”是你自己的，不用购买。` });
      expect(await create({ courseIds: [id] }, who)).toMatchObject({
        code: errorCode.ORDER_OWN,
        data: { courseId: id },
      });
    }
    expect((await server.call("payOrder", { orderNo, payType: "balance" }, { token: lecturer })).code).toBe(
      errorCode.ORDER_OWN,
    );
  });

  it("sells nobody what they came to hold while their order waited", async () => {
    const courseId = nextCourse();
    const { orderNo } = await ordered([courseId]);
    await run(
      server,
      sql`insert into course_user (user_no, org_no, course_id, source)
        select ${userNo}, org_no, id, 'grant' from course where id = ${courseId}`,
    );
    const refused = await call("payOrder", { orderNo, payType: "sandbox" });
    expect(refused).toMatchObject({ code: errorCode.ORDER_ALREADY_HELD, data: { courseId } });
    expect(await statusOf(orderNo)).toBe(1);
    expect((await call("saveCartItem", { courseId })).code).toBe(errorCode.ORDER_ALREADY_HELD);
    expect(ok(await call("cancelOrder", { orderNo })).orderStatus).toBe(4);
  });

  it("lets what a member took for nothing end with the membership, also by its refund, and keeps the progress", async () => {
    const courseId = nextCourse();
    await run(server, sql`update course set course_discount_fen = 0 where id = ${courseId}`);
    const buyer = await server.signIn("13800000006");
    const find = async () =>
      (
        await run<{ source: string; ends: boolean; is_over: boolean; until: Date }>(
          server,
          sql`select source, gmt_expire is not distinct from vip_until as ends, gmt_expire <= now() as is_over
            from course_user join app_user using (user_no)
            where mobile = '13800000006' and course_id = ${courseId} and gmt_revoke is null`,
        )
      )[0];
    const buyMembership = async () => {
      const { orderNo } = ok(await create({ vipSetId }, buyer));
      await pay(orderNo, "success", buyer);
      return orderNo as string;
    };
    const refund = async (orderNo: string) => {
      await server.call("saveRefund", { orderNo, reason: "不需要了" }, { token: buyer });
      expect(ok(await server.call("auditRefund", { orderNo, agree: true }, { token: operator })).orderStatus).toBe(6);
    };
    const apply = () => server.call("saveCourseApply", { courseId }, { token: buyer });
    const [{ id: vipSetId }] = (await run<{ id: string }>(server, sql`select id from vip_set order by id limit 1`)) as [
      { id: string },
    ];
    expect((await apply()).code).toBe(errorCode.APPLY_NOT_FREE);
    const first = await buyMembership();
    expect((await apply()).data).toEqual({ isPay: 1, isNew: 1 });
    expect(await find()).toMatchObject({ source: "member", ends: true, is_over: false });
    const second = await buyMembership();
    expect(await find()).toMatchObject({ ends: true, is_over: false });
    // What is left of the other one begins at once.
    await refund(first);
    expect(await find()).toMatchObject({ ends: true, is_over: false });
    const periods = await run<{ order_no: string; begun: boolean }>(
      server,
      sql`select order_no, gmt_begin <= now() as begun from vip_period join app_user using (user_no)
        where mobile = '13800000006'`,
    );
    expect(periods).toEqual([{ order_no: second, begun: true }]);
    const progress = () =>
      run(
        server,
        sql`select period_id from study_progress join app_user using (user_no) where mobile = '13800000006'
          and course_id = ${courseId}`,
      );
    await run(
      server,
      sql`insert into study_progress (user_no, org_no, course_id, period_id, seconds)
        select user_no, period.org_no, course_id, period.id, 60 from app_user, period
        where mobile = '13800000006' and course_id = ${courseId} limit 1`,
    );
    const before = await progress();
    expect(before).toHaveLength(1);
    await refund(second);
    expect(await find()).toMatchObject({ is_over: true });
    expect(await progress()).toEqual(before);
    expect((await server.call("checkCourseApply", { courseId }, { token: buyer })).data).toMatchObject({
      isPay: 0,
      canApply: 0,
    });
    // Bought for good, it is theirs for good.
    const third = await buyMembership();
    expect((await apply()).data).toEqual({ isPay: 1, isNew: 1 });
    await run(server, sql`update course set course_discount_fen = 100 where id = ${courseId}`);
    await refund(third);
    const { orderNo } = ok(await create({ courseIds: [courseId] }, buyer));
    await pay(orderNo, "success", buyer);
    expect(await find()).toMatchObject({ source: "order", ends: false });
  });

  it("quotes an order as it will be made, with member prices for members only", async () => {
    const [one, two] = [nextCourse(), nextCourse()];
    const prices = await run<{ price_fen: number; course_discount_fen: number }>(
      server,
      sql`select price_fen, course_discount_fen from course where id in (${one}, ${two})`,
    );
    const sum = (name: "price_fen" | "course_discount_fen") =>
      (prices.reduce((total, row) => total + row[name], 0) / 100).toFixed(2);
    const data = ok(await call("quoteOrder", { courseIds: [one, two] }));
    expect(data).toMatchObject({
      orderKind: "course",
      totalPrice: sum("price_fen"),
      payPrice: sum("price_fen"),
      memberDiscount: "0.00",
      couponNo: "",
      payTypes: ["sandbox", "balance"],
    });
    // What membership would save is told to those who are no members.
    expect(data.memberSaving).toBe((Number(sum("price_fen")) - Number(sum("course_discount_fen"))).toFixed(2));
    const forMember = ok(await call("quoteOrder", { courseIds: [one, two] }, { token: member }));
    expect(forMember).toMatchObject({ totalPrice: sum("price_fen"), payPrice: sum("course_discount_fen") });
    expect(forMember.lines[0]!.isVipPrice).toBe(true);
    expect(forMember).not.toHaveProperty("memberSaving");
    expect((await create({ courseIds: [one, two] }, member)).data).toMatchObject({
      orderStatus: 1,
      payPrice: forMember.payPrice,
      lines: forMember.lines,
    });
  });

  it("keeps the names and prices of an order when its courses change", async () => {
    const courseId = nextCourse();
    const before = await ordered([courseId]);
    await run(
      server,
      sql`update course set course_name = 'changed', course_original_fen = 999999 where id = ${courseId}`,
    );
    const data = ok(await call("getOrder", { orderNo: before.orderNo }));
    expect(data.lines).toEqual(before.lines);
    expect(data.payPrice).toBe(before.payPrice);
  });

  it("makes one order for one idempotency key, and refuses another content with it", async () => {
    const [one, two] = [nextCourse(), nextCourse()];
    const idempotencyKey = newKey();
    const first = await call("createOrder", { courseIds: [one, two], idempotencyKey });
    expect(first).toMatchObject({ code: 200, data: { orderStatus: 1 } });
    expect(ok(await call("createOrder", { courseIds: [two, one], idempotencyKey })).orderNo).toBe(ok(first).orderNo);
    expect((await call("createOrder", { courseIds: [one], idempotencyKey })).code).toBe(errorCode.IDEMPOTENCY_CONFLICT);
    // Keys are each person's own.
    expect((await call("createOrder", { courseIds: [one], idempotencyKey }, { token: member })).code).toBe(200);
  });

  it("leads a second order for the same course to the one that awaits payment", async () => {
    const courseId = nextCourse();
    const { orderNo } = await ordered([courseId]);
    expect(await create({ courseIds: [courseId] })).toMatchObject({ code: errorCode.ORDER_WAITING, data: { orderNo } });
    expect(ok(await call("cancelOrder", { orderNo })).orderStatus).toBe(4);
    expect((await create({ courseIds: [courseId] })).code).toBe(200);
  });

  it("gives what was bought when an order is paid, empties the cart of it, and refuses to sell it again", async () => {
    const courseId = nextCourse();
    await call("saveCartItem", { courseId });
    const { orderNo, payPrice } = await ordered([courseId]);
    expect(await holds(server, { userNo, courseId })).toBe(0);
    const { reply } = await pay(orderNo);
    expect(reply.data).toMatchObject({ paymentState: "paid", amount: payPrice });
    expect((await call("getOrder", { orderNo })).data).toMatchObject({
      orderStatus: 2,
      isGranted: true,
      payType: "sandbox",
      secondsLeft: 0,
      payTypes: [],
    });
    expect(await holds(server, { userNo, courseId })).toBe(1);
    expect(await toldOf(orderNo)).toEqual([`订单已付款：订单 ${orderNo} 已支付 ¥${payPrice}，购买的内容已经开通。`]);
    expect(ok(await call("listCart")).list.map((line) => line.courseId)).not.toContain(courseId);
    expect((await create({ courseIds: [courseId] })).code).toBe(errorCode.ORDER_ALREADY_HELD);
    expect((await call("payOrder", { orderNo, payType: "sandbox" })).code).toBe(errorCode.ORDER_STATE);
    expect((await call("cancelOrder", { orderNo })).code).toBe(errorCode.ORDER_STATE);
    await books(server);
  });

  it("delivers an order at once when it costs the person nothing", async () => {
    const [{ id: free } = { id: "" }] = await run<{ id: string }>(
      server,
      sql`select id from course where is_public and price_fen = 0 and id not in (select course_id from course_user) limit 1`,
    );
    const data = ok(await create({ courseIds: [free] }));
    expect(data).toMatchObject({ orderStatus: 2, isGranted: true, payType: "free", payPrice: "0.00" });
    expect(await holds(server, { userNo, courseId: free })).toBe(1);
    expect((await call("saveRefund", { orderNo: data.orderNo, reason: "x" })).code).toBe(errorCode.ORDER_STATE);
  });

  it("makes the buyer of a membership a member at once, for the days that were sold", async () => {
    const [{ id: vipSetId, days } = { id: "", days: 0 }] = await run<{ id: string; days: number }>(
      server,
      sql`select id, days from vip_set order by id limit 1`,
    );
    const data = ok(await create({ vipSetId }));
    expect(data).toMatchObject({ orderKind: "vip", orderStatus: 1, lines: [{ lineKind: "vip", vipSetId }] });
    expect((await call("getUserView")).data).toMatchObject({ isVip: false });
    expect((await call("getUserView")).data).not.toHaveProperty("vipEndDate");
    await pay(data.orderNo);
    const end = (value: Date) => new Date(value.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(ok(await call("getUserView")).isVip).toBe(true);
    const until = () => run<{ vip_until: Date }>(server, sql`select vip_until from app_user where user_no = ${userNo}`);
    const [{ vip_until: first } = { vip_until: new Date(0) }] = await until();
    expect(Math.round((first.getTime() - Date.now()) / 86_400_000)).toBe(days);
    await pay(ok(await create({ vipSetId })).orderNo);
    const [{ vip_until: second } = { vip_until: new Date(0) }] = await until();
    expect((second.getTime() - first.getTime()) / 86_400_000).toBe(days);
    expect(ok(await call("getUserView")).vipEndDate).toBe(end(second));
    await run(server, sql`update app_user set vip_until = null where user_no = ${userNo}`);
    await server.services.sessions.changed(userNo);
  });

  it("allows another payment after one failed, and counts a success that comes after a failure", async () => {
    const { orderNo, isPaying } = await ordered();
    expect(isPaying).toBe(false);
    await startSandbox(server, { orderNo, token });
    expect((await call("getOrder", { orderNo })).data).toMatchObject({ orderStatus: 1, isPaying: true });
    await pay(orderNo, "fail");
    expect((await call("getOrder", { orderNo })).data).toMatchObject({ orderStatus: 3, isPaying: false });
    const toPay: { orderNo: string; orderStatus: number }[] = ok(await call("listOrders", { orderStatus: 1 })).list;
    expect(toPay.find((order) => order.orderNo === orderNo)?.orderStatus).toBe(3);
    expect(new Set(toPay.map(({ orderStatus }) => orderStatus)).difference(new Set([1, 3])).size).toBe(0);
    expect(await statusOf(orderNo)).toBe(3);
    await pay(orderNo);
    expect(await statusOf(orderNo)).toBe(2);
    const other = await ordered();
    const { paymentNo } = await pay(other.orderNo, "fail");
    const amountFen = await amountOf(server, paymentNo);
    expect(
      (await sendCallback(server, { eventNo: `late-${paymentNo}`, paymentNo, outcome: "success", amountFen })).status,
    ).toBe(200);
    expect(await statusOf(other.orderNo)).toBe(2);
  });

  it("pays an order when the provider reports late, and once when it reports twice", async () => {
    const { orderNo } = await ordered();
    await pay(orderNo, "delay");
    await server.services.outbox.drain();
    expect(await statusOf(orderNo)).toBe(1);
    server.advance(11_000);
    onTestFinished(() => server.advance(-11_000));
    await server.services.outbox.drain();
    expect(await statusOf(orderNo)).toBe(2);
    const twice = await ordered();
    const { paymentNo } = await pay(twice.orderNo, "twice");
    expect(await run(server, sql`select 1 from ledger_entry where reference = ${paymentNo}`)).toHaveLength(1);
  });

  it("closes an order that is not paid in time and gives its coupon back", async () => {
    await setWallet(server, { userNo, fen: 0 });
    await coupon("IN-TIME");
    const courseId = nextCourse();
    const data = ok(await create({ courseIds: [courseId], couponNo: "in-time" }));
    expect(data).toMatchObject({ couponNo: "IN-TIME", couponDiscount: "5.00" });
    expect((await call("quoteOrder", { courseIds: [nextCourse()], couponNo: "IN-TIME" })).code).toBe(
      errorCode.COUPON_USED,
    );
    const paymentNo = await startSandbox(server, { orderNo: data.orderNo, token });
    server.advance(29 * MINUTE);
    // Passwords are good for some minutes only: later tests sign people in by the time of now.
    onTestFinished(() => server.advance(-31 * MINUTE));
    await tendOrders(server.services);
    expect(await statusOf(data.orderNo)).toBe(1);
    server.advance(2 * MINUTE);
    expect((await call("payOrder", { orderNo: data.orderNo, payType: "sandbox" })).code).toBe(errorCode.ORDER_EXPIRED);
    await tendOrders(server.services);
    expect(await statusOf(data.orderNo)).toBe(4);
    expect(ok(await call("quoteOrder", { courseIds: [courseId], couponNo: "IN-TIME" })).couponDiscount).toBe("5.00");
    // The money comes all the same: it is the payer's, in their wallet.
    const amountFen = await amountOf(server, paymentNo);
    await sendCallback(server, { eventNo: `surplus-${paymentNo}`, paymentNo, outcome: "success", amountFen });
    expect(await statusOf(data.orderNo)).toBe(4);
    expect((await books(server))[`wallet ${userNo}`]).toBe(amountFen);
    expect(await holds(server, { userNo, courseId })).toBe(0);
  });

  it("pays an order from the wallet, and refuses where the balance is too small", async () => {
    const courseId = nextCourse();
    const { orderNo, payPrice } = await ordered([courseId]);
    await setWallet(server, { userNo, fen: 0 });
    expect((await call("payOrder", { orderNo, payType: "balance" })).code).toBe(errorCode.BALANCE_LOW);
    expect(await statusOf(orderNo)).toBe(1);
    const fen = Math.round(Number(payPrice) * 100);
    await setWallet(server, { userNo, fen: fen + 1 });
    expect((await call("payOrder", { orderNo, payType: "balance" })).data).toMatchObject({ orderStatus: 2 });
    expect(await holds(server, { userNo, courseId })).toBe(1);
    expect(ok(await call("quoteOrder", { courseIds: [nextCourse()] })).balance).toBe("0.01");
  });

  it("shows and changes only a person's own orders", async () => {
    const { orderNo } = await ordered();
    const paymentNo = await startSandbox(server, { orderNo, token });
    for (const [id, input] of [
      ["getOrder", {}],
      ["cancelOrder", {}],
      ["payOrder", { payType: "balance" }],
      ["saveRefund", { reason: "x" }],
    ] as const) {
      expect((await server.call(id, { orderNo, ...input }, { token: member })).code).toBe(errorCode.NOT_FOUND);
    }
    for (const id of ["getSandboxPayment", "saveSandboxPayment"] as const) {
      expect(
        (
          await server.call(
            id,
            { paymentNo, ...(id === "saveSandboxPayment" ? { outcome: "success" } : {}) },
            { token: member },
          )
        ).code,
      ).toBe(1004);
    }
    const list = async (who: string, input = {}) => ok(await server.call("listOrders", input, { token: who })).list;
    expect((await list(token)).map((order) => order.orderNo)).toContain(orderNo);
    expect((await list(member)).map((order) => order.orderNo)).not.toContain(orderNo);
    for (const order of await list(token, { orderStatus: 4 })) expect(order.orderStatus).toBe(4);
  });

  it("returns the money and ends the right when an operator agrees to a refund", async () => {
    const courseId = nextCourse();
    const { orderNo, payPrice } = await ordered([courseId]);
    expect((await call("saveRefund", { orderNo, reason: "x" })).code).toBe(errorCode.ORDER_STATE);
    await pay(orderNo);
    const { sold: before = 0 } = await books(server);
    expect((await call("saveRefund", { orderNo, reason: "  " })).code).toBe(errorCode.VALIDATION);
    expect((await call("saveRefund", { orderNo, reason: "买错了" })).data).toMatchObject({
      orderStatus: 5,
      refundReason: "买错了",
    });
    expect((await call("saveRefund", { orderNo, reason: "again" })).code).toBe(errorCode.ORDER_STATE);
    expect(
      ok(await server.call("auditRefund", { orderNo, agree: false, opinion: "已学完" }, { token: operator }))
        .orderStatus,
    ).toBe(2);
    expect(ok(await call("getOrder", { orderNo })).refundOpinion).toBe("已学完");
    await call("saveRefund", { orderNo, reason: "请再看看" });
    expect(ok(await server.call("auditRefund", { orderNo, agree: true }, { token: operator })).orderStatus).toBe(6);
    expect((await server.call("auditRefund", { orderNo, agree: true }, { token: operator })).code).toBe(
      errorCode.ORDER_STATE,
    );
    expect(await holds(server, { userNo, courseId })).toBe(0);
    expect((await toldOf(orderNo)).slice(1)).toEqual([
      `退款申请未通过：订单 ${orderNo} 的退款申请未通过，购买的内容照常使用。审核意见：已学完`,
      `订单已退款：订单 ${orderNo} 的 ¥${payPrice} 已原路退回，购买的内容不再可用。`,
    ]);
    const { sold: after = 0 } = await books(server);
    expect(before - after).toBe(Math.round(Number(payPrice) * 100));
    expect((await create({ courseIds: [courseId] })).code).toBe(200);
  });

  it("takes a coupon only by its terms", async () => {
    const courseId = nextCourse();
    await coupon("ONLY-VIP", { fits: "vip" });
    await coupon("OTHER-ORG", { org_no: "1003" });
    await coupon("TOO-LITTLE", { least_fen: 100_000_000 });
    await coupon("NOT-GIVEN", { is_open: false });
    await coupon("ALL-OF-IT", { off_fen: null, off_percent: 100, uses_most: 5 });
    for (const couponNo of ["ONLY-VIP", "OTHER-ORG", "TOO-LITTLE", "NOT-GIVEN", "NO-SUCH"])
      expect((await call("quoteOrder", { courseIds: [courseId], couponNo })).code).toBe(errorCode.COUPON_REFUSED);
    await run(
      server,
      sql`insert into coupon_user (coupon_no, user_no, gmt_create) values ('NOT-GIVEN', ${userNo}, now())`,
    );
    expect(ok(await call("quoteOrder", { courseIds: [courseId] })).coupons).toContainEqual(
      expect.objectContaining({ couponNo: "NOT-GIVEN", discount: "5.00", couponState: "ready" }),
    );
    expect((await create({ courseIds: [courseId], couponNo: "ALL-OF-IT" })).data).toMatchObject({
      orderStatus: 2,
      isGranted: true,
      payPrice: "0.00",
    });
    expect((await create({ courseIds: [nextCourse()], couponNo: "ALL-OF-IT" })).code).toBe(errorCode.COUPON_USED);
    expect(ok(await call("listCoupons")).list.map((one) => [one.couponNo, one.couponState])).toEqual(
      expect.arrayContaining([
        ["NOT-GIVEN", "ready"],
        ["ALL-OF-IT", "used"],
      ]),
    );
  });

  it("finds paid orders that were not delivered and delivers them", async () => {
    const courseId = nextCourse();
    const { orderNo } = await ordered([courseId]);
    await run(
      server,
      sql`update sales_order
        set order_status = 2, pay_type = 'sandbox', gmt_pay = ${new Date(server.services.now().getTime() - 2 * MINUTE)}
        where order_no = ${orderNo}`,
    );
    expect(await holds(server, { userNo, courseId })).toBe(0);
    await tendOrders(server.services);
    await server.services.outbox.drain();
    expect(await holds(server, { userNo, courseId })).toBe(1);
    expect(ok(await call("getOrder", { orderNo })).isGranted).toBe(true);
  });

  it("leaves nothing for the outbox once what was paid is handed over", async () => {
    const courseId = nextCourse();
    const { orderNo } = await ordered([courseId]);
    const now = server.services.now();
    const eventId = await withActor(server.services.db, systemActor, async (trx) => {
      await markPaid(trx, { orderNo, now, payType: "sandbox" });
      // So late that the outbox itself does not take it.
      return addEvent(trx, { topic: "order.paid", payload: { orderNo }, now, delay: 60 * MINUTE });
    });
    const isDone = async () =>
      (
        await run<{ is_done: boolean }>(
          server,
          sql`select gmt_done is not null as is_done from outbox where id = ${eventId}`,
        )
      )[0]?.is_done;
    expect(await isDone()).toBe(false);
    await server.services.payments.handOver(orderNo, { eventId });
    expect(await holds(server, { userNo, courseId })).toBe(1);
    expect(await isDone()).toBe(true);
  });

  it("refuses a callback without signature, with another amount, or of an unknown payment", async () => {
    const { orderNo } = await ordered();
    const paymentNo = await startSandbox(server, { orderNo, token });
    const amountFen = await amountOf(server, paymentNo);
    const message = { eventNo: "e1", paymentNo, outcome: "success" as const, amountFen };
    const { body } = await server.services.payments.sandbox!.sign(message);
    const post = (provider: string, headers: Record<string, string>, content: string) =>
      server.request(`/apis/pay/notify/${provider}`, { method: "POST", headers, body: content });
    expect((await post("sandbox", {}, body.toString())).status).toBe(400);
    expect((await post("sandbox", { "x-sandbox-signature": "00".repeat(32) }, body.toString())).status).toBe(400);
    expect((await post("sandbox", {}, "")).status).toBe(400);
    expect((await post("wechat", {}, "{}")).status).toBe(404);
    expect((await sendCallback(server, { ...message, amountFen: 1 })).status).toBe(400);
    expect((await sendCallback(server, { ...message, eventNo: "e2", paymentNo: "1".repeat(20) })).status).toBe(400);
    expect(await statusOf(orderNo)).toBe(1);
    expect(await run(server, sql`select 1 from ledger_entry where reference = ${paymentNo}`)).toHaveLength(0);
  });

  it("offers only payment providers that are configured", async () => {
    const { orderNo } = await ordered();
    for (const payType of ["wechat", "alipay"] as const)
      expect((await call("payOrder", { orderNo, payType })).code).toBe(errorCode.PAY_TYPE_REFUSED);
    expect((await server.callUnchecked("payOrder", { orderNo, payType: "cash" }, { token })).code).toBe(
      errorCode.VALIDATION,
    );
  });
});

describe("a server without the demo", () => {
  it("offers no sandbox payment without the demo", async () => {
    const server = await startTestServer();
    try {
      const token = await server.signIn("13800000005");
      const [courseId] = await paidCourses(server);
      const data = ok(
        await server.call("createOrder", { courseIds: [courseId!], idempotencyKey: newKey() }, { token }),
      );
      expect(data.payTypes).toEqual(["balance"]);
      expect((await server.call("payOrder", { orderNo: data.orderNo, payType: "sandbox" }, { token })).code).toBe(
        errorCode.PAY_TYPE_REFUSED,
      );
      expect((await server.request("/apis/pay/notify/sandbox", { method: "POST", body: "{}" })).status).toBe(404);
    } finally {
      await server.close();
    }
  });
});
