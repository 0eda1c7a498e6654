import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { books, newKey, paidCourses, run, startSandbox } from "./order-harness.ts";

describe("exams that are bought", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  let buyerNo = "";
  /** The demo's exam that costs something, and one that is free. */
  let paid = "";
  let free = "";
  let courses: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on" } });
    for (const [who, mobile] of Object.entries({
      buyer: "13800000005",
      other: "13800000007",
      member: "13800000004",
      lecturer: "13800000002",
      organisation: "13800000003",
      operator: "13800000009",
    }))
      tokens[who] = await server.signIn(mobile);
    const exams = await run<{ id: string }>(server, sql`select id from exam order by price_fen desc, id limit 2`);
    [paid = "", free = ""] = exams.map(({ id }) => id);
    courses = await paidCourses(server);
    buyerNo = (
      await run<{ user_no: string }>(server, sql`select user_no from app_user where mobile = '13800000005'`)
    )[0]!.user_no;
  });
  afterAll(() => server?.close());
  // Each test begins with nothing bought, and with the exam on the shelf.
  beforeEach(async () => {
    await run(server, sql`delete from cart_item`);
    await run(server, sql`update exam_user set gmt_revoke = now() where gmt_revoke is null`);
    await run(server, sql`update sales_order set order_status = 4, gmt_close = now() where order_status in (1, 3)`);
    await run(server, sql`update exam set is_putaway = true, price_fen = 12000, audience = 2 where id = ${paid}`);
  });

  const call = <Id extends OperationId>(id: Id, input?: OperationInput<Id>, who = "buyer") =>
    server.call(id, input, { token: tokens[who] ?? "" });
  const order = (input: object, who = "buyer") => call("createOrder", { idempotencyKey: newKey(), ...input }, who);
  const pay = async (orderNo: string, who = "buyer") => {
    const paymentNo = await startSandbox(server, { orderNo, token: tokens[who] ?? "" });
    return call("saveSandboxPayment", { paymentNo, outcome: "success" }, who);
  };
  const buy = async (input: object = { examIds: [paid] }, who = "buyer"): Promise<string> => {
    const data = ok(await order(input, who));
    await pay(data.orderNo, who);
    return data.orderNo;
  };
  const standing = async (who = "buyer") => ok(await call("getExamStanding", { id: paid }, who));
  const inCart = async (who = "buyer") =>
    ok(await call("listCart", {}, who)).list.map(({ examId, courseId }) => examId ?? courseId);

  it("lie in the cart beside courses, once, with the price of now, and leave it while they are not sold", async () => {
    expect((await call("saveCartItem", { courseId: courses[0] })).data).toEqual({ num: 1 });
    expect((await call("saveCartItem", { examId: paid })).data).toEqual({ num: 2 });
    expect(await call("saveCartItem", { examId: paid })).toMatchObject({
      code: errorCode.CART_ALREADY_IN,
      data: { num: 2 },
    });
    await run(server, sql`update exam set price_fen = 9900 where id = ${paid}`);
    const { num, list } = ok(await call("listCart"));
    expect(num).toBe(2);
    expect(list[0]).toEqual({
      id: expect.any(String),
      lineKind: "exam",
      lineName: expect.stringContaining("上岗考核"),
      lineLogo: "",
      href: `/exam/view/${paid}`,
      examId: paid,
      examName: expect.stringContaining("上岗考核"),
      examPrice: "99.00",
      gmtCreate: expect.any(String),
    });
    for (const change of [
      sql`is_putaway = false`,
      sql`price_fen = 0`,
      sql`audience = 4`,
      sql`gmt_begin = now() - interval '2 days', gmt_end = now() - interval '1 day'`,
    ]) {
      const [{ gmt_begin: begin, gmt_end: end }] = (await run(
        server,
        sql`select gmt_begin, gmt_end from exam where id = ${paid}`,
      )) as [{ gmt_begin: Date; gmt_end: Date }];
      await run(server, sql`update exam set ${change} where id = ${paid}`);
      expect(await inCart()).toEqual([courses[0]]);
      expect((await order({ examIds: [paid] })).code).toBe(errorCode.ORDER_NOT_FOR_SALE);
      await run(
        server,
        sql`update exam set is_putaway = true, price_fen = 9900, audience = 2, gmt_begin = ${begin}, gmt_end = ${end}
          where id = ${paid}`,
      );
      expect(await inCart()).toEqual([paid, courses[0]]);
    }
    expect((await call("getCartCount")).data).toEqual({ num: 2 });
    expect((await call("deleteCartItems", { idList: [list[0]!.id] })).data).toEqual({ num: 1 });
  });

  it("cannot be put into the cart where they are free, unknown, one's own or held; and one line is one thing", async () => {
    const refusals: [object, number, string?][] = [
      [{ examId: free }, errorCode.NOT_FOUND],
      [{ examId: "999999" }, errorCode.NOT_FOUND],
      [{ examId: "1e3" }, errorCode.VALIDATION],
      [{}, errorCode.ORDER_NOTHING],
      [{ examId: paid, courseId: courses[0] }, errorCode.ORDER_NOTHING],
      [{ examId: paid }, errorCode.ORDER_OWN, "organisation"],
    ];
    for (const [input, code, who] of refusals)
      expect((await call("saveCartItem", input, who)).code, JSON.stringify(input)).toBe(code);
    await buy();
    expect((await call("saveCartItem", { examId: paid })).code).toBe(errorCode.ORDER_ALREADY_HELD);
  });

  it("give the right to sit them once they are paid, and are not sold a second time", async () => {
    expect(await standing()).toMatchObject({ canStart: false, startReason: "price", canBuy: true });
    expect((await call("startExamAttempt", { id: paid })).code).toBe(errorCode.EXAM_NOT_HELD);
    await call("saveCartItem", { examId: paid });
    const made = ok(await order({ examIds: [paid] }));
    expect(made).toMatchObject({
      orderKind: "exam",
      orderStatus: 1,
      payPrice: "120.00",
      lines: [{ lineKind: "exam", examId: paid, price: "120.00", isVipPrice: false }],
    });
    expect((await order({ examIds: [paid] })).code).toBe(errorCode.ORDER_WAITING);
    expect(await standing()).toMatchObject({ canStart: false });
    // What was ordered stays what it was.
    await run(server, sql`update exam set price_fen = 20000, exam_name = '改名后的考核' where id = ${paid}`);
    await pay(made.orderNo);
    const seen = ok(await call("getOrder", { orderNo: made.orderNo }));
    expect(seen).toMatchObject({ orderStatus: 2, isGranted: true, payPrice: "120.00" });
    expect(seen.lines[0]!.lineName).toContain("上岗考核");
    expect(await inCart()).toEqual([]);
    expect(await standing()).toMatchObject({ canStart: true, startReason: "", canBuy: false });
    expect((await order({ examIds: [paid] })).code).toBe(errorCode.ORDER_ALREADY_HELD);
    expect((await call("startExamAttempt", { id: paid })).code).toBe(200);
    await books(server);
  });

  it("cannot be bought by whoever makes them or is on their list", async () => {
    expect((await order({ examIds: [paid] }, "organisation")).code).toBe(errorCode.ORDER_OWN);
    expect((await call("quoteOrder", { examIds: [paid] }, "lecturer")).code).toBe(200);
    await run(
      server,
      sql`update exam set owner_user_no = (select user_no from app_user where mobile = '13800000002') where id = ${paid}`,
    );
    expect((await call("quoteOrder", { examIds: [paid] }, "lecturer")).code).toBe(errorCode.ORDER_OWN);
    await run(server, sql`update exam set owner_user_no = null where id = ${paid}`);
    await run(
      server,
      sql`insert into exam_member (exam_id, user_no, org_no) select ${paid}, ${buyerNo}, org_no from exam where id = ${paid}`,
    );
    expect(await standing()).toMatchObject({ canBuy: false });
    expect((await order({ examIds: [paid] })).code).toBe(errorCode.ORDER_ALREADY_HELD);
    await run(server, sql`delete from exam_member where exam_id = ${paid} and user_no = ${buyerNo}`);
  });

  it("stand in one order with courses; a coupon for courses takes nothing off them", async () => {
    await run(
      server,
      sql`insert into coupon (coupon_no, coupon_name, off_percent, fits, is_open, uses_most, gmt_begin, gmt_end)
        values ('COURSES-HALF', '{"zh-CN":"课程半价"}', 50, 'course', true, 9, now() - interval '1 day', now() + interval '9 days'),
          ('ALL-HALF', '{"zh-CN":"半价"}', 50, 'all', true, 9, now() - interval '1 day', now() + interval '9 days')`,
    );
    const both = { courseIds: [courses[1]!], examIds: [paid] } satisfies Partial<OperationInput<"quoteOrder">>;
    expect((await call("quoteOrder", { examIds: [paid], couponNo: "COURSES-HALF" })).code).toBe(
      errorCode.COUPON_REFUSED,
    );
    const quote = ok(await call("quoteOrder", { ...both, couponNo: "COURSES-HALF" }));
    const [course, exam] = quote.lines;
    expect(quote.orderKind).toBe("course");
    expect(exam!.payPrice).toBe("120.00");
    const half = Math.floor(Math.round(Number(course!.price) * 100) / 2);
    expect(Math.round(Number(quote.couponDiscount) * 100)).toBe(half);
    expect(ok(await call("quoteOrder", { examIds: [paid], couponNo: "ALL-HALF" })).payPrice).toBe("60.00");
    const orderNo = await buy({ ...both, couponNo: "COURSES-HALF" });
    const { lines, payPrice } = ok(await call("getOrder", { orderNo }));
    const sum = lines.reduce((total, line) => total + Number(line.payPrice), 0);
    expect(sum.toFixed(2)).toBe(payPrice);
    // An attempt was used above; the right is there.
    expect(await standing()).toMatchObject({ canBuy: false, startReason: "attempts" });
    await books(server);
  });

  it("are taken away by a refund; an attempt that was begun goes on to its end", async () => {
    const before = await books(server);
    const orderNo = await buy({ examIds: [paid] }, "other");
    const attemptId = ok(await call("startExamAttempt", { id: paid }, "other")).id;
    await call("saveRefund", { orderNo, reason: "买错了" }, "other");
    expect(ok(await call("auditRefund", { orderNo, agree: true }, "operator")).orderStatus).toBe(6);
    expect(await standing("other")).toMatchObject({ canStart: false, startReason: "price", canBuy: true, attemptId });
    const answerList = [{ slot: 1, seq: 1, body: { chosen: ["a"] } }];
    const saved = await call("saveExamAnswers", { attemptId, holder: "page-one-0001", answerList }, "other");
    expect(saved.data).toMatchObject({ attemptState: 1, savedList: [{ slot: 1, seq: 1, isCounted: true }] });
    expect(ok(await call("submitExamAttempt", { attemptId }, "other")).attemptState).toBeGreaterThan(1);
    expect((await call("startExamAttempt", { id: paid }, "other")).code).toBe(errorCode.EXAM_NOT_HELD);
    // The money is where it was, and a second purchase does not bring an attempt that was used.
    expect(await books(server)).toEqual(before);
    await buy({ examIds: [paid] }, "other");
    expect((await call("startExamAttempt", { id: paid }, "other")).code).toBe(errorCode.EXAM_ATTEMPTS_USED);
  });

  it("are one order and one right when bought many times at once", async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => order({ examIds: [paid] }, "member")));
    const made = replies.filter(({ code }) => code === 200);
    expect(made).toHaveLength(1);
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([200, errorCode.ORDER_WAITING]));
    await pay(ok(made[0]!).orderNo, "member");
    const rights = await run(server, sql`select 1 from exam_user where exam_id = ${paid} and gmt_revoke is null`);
    expect(rights).toHaveLength(1);
    await books(server);
  });

  it("give nobody the right by their own hand", async () => {
    for (const scope of ["user", "organisation", "operator"])
      await expect(
        server.services.db.transaction().execute(async (trx) => {
          await sql`select set_config('app.scope', ${scope}, true), set_config('app.user_no', ${buyerNo}, true)`.execute(
            trx,
          );
          await sql`insert into exam_user (user_no, org_no, exam_id, order_no) values (${buyerNo}, '1001', ${paid}, '1')`.execute(
            trx,
          );
        }),
      ).rejects.toThrow(/row-level security/);
  });
});
