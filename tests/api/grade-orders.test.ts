import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { closeExpired } from "../../src/server/modules/orders/index.ts";
import { createCallers } from "./callers.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { books, newKey, paidCourses, run, startSandbox } from "./order-harness.ts";
import { untilAnswered } from "./too-busy.ts";

const settings: OperationInput<"saveGrade">["settings"] = {
  gradeName: "夜校一班",
  price: "680.00",
  gradeJoin: 2,
  beginTime: "2026-12-01 19:00:00",
  endTime: "2099-02-01 21:00:00",
  isListed: true,
  isMembersShown: true,
  gradeStudy: 2,
};

describe("places in classes that are bought", () => {
  let server: TestServer;
  const { signIn, as, send, call, codeOf } = createCallers(() => server);
  let learnerNo = "";
  let courses: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on" } });
    await signIn({
      learner: "13800000001",
      lecturer: "13800000002",
      organisation: "13800000003",
      member: "13800000004",
      other: "13800000007",
      operator: "13800000009",
    });
    courses = await paidCourses(server);
    learnerNo = (
      await run<{ user_no: string }>(server, sql`select user_no from app_user where mobile = '13800000001'`)
    )[0]!.user_no;
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await run(server, sql`delete from cart_item`);
    await run(server, sql`delete from use_count`);
  });

  const newGrade = async (
    more: Partial<OperationInput<"saveGrade">["settings"]> = {},
    who = "lecturer",
  ): Promise<string> => {
    const { id } = await call(who, "saveGrade", { settings: { ...settings, ...more } });
    await call(who, "saveGradeState", { id, gradeState: 2 });
    return id;
  };
  const order = (who: string, gradeId: string, more: object = {}) => {
    const idempotencyKey = newKey();
    return untilAnswered(() => send(who, "createOrder", { idempotencyKey, gradeIds: [gradeId], ...more }));
  };
  const pay = async (who: string, orderNo: string) => {
    const paymentNo = await startSandbox(server, { orderNo, ...as(who) });
    return call(who, "saveSandboxPayment", { paymentNo, outcome: "success" });
  };
  const buy = async (who: string, gradeId: string): Promise<string> => {
    const data = ok(await order(who, gradeId));
    await pay(who, data.orderNo);
    return data.orderNo;
  };
  const refund = async (who: string, orderNo: string) => {
    await call(who, "saveRefund", { orderNo, reason: "买错了" });
    return call("operator", "auditRefund", { orderNo, agree: true });
  };
  const standing = (who: string, id: string) => call(who, "getGradeStanding", { id });
  const countOf = async (id: string) =>
    (
      await run<{ members: number; held: number; there: number; waiting: number }>(
        server,
        sql`select member_count as members, held_count as held,
          (select count(*)::int from grade_member where grade_id = grade.id and state = 1 and role = 3) as there,
          (select count(*)::int from order_line join sales_order using (order_no) where grade_id = grade.id
            and (order_status in (1, 3) or (order_status = 2 and gmt_grant is null))) as waiting
          from grade where id = ${id}`,
      )
    )[0];
  const titlesOf = async (who: string): Promise<string[]> =>
    (await call(who, "listMessages")).list.map(({ msgTitle }) => msgTitle);
  /** Sessions of people who are made for this. */
  const crowd = async (size: number, prefix: string): Promise<string[]> => {
    const rows = await run<{ user_no: string }>(
      server,
      sql`insert into app_user (login_name, name, mobile)
        select ${prefix} || n, '学员' || n, ${prefix} || lpad(n::text, 8, '0') from generate_series(1, ${size}::int) as n
        returning user_no`,
    );
    const opened: string[] = [];
    await server.services.db.transaction().execute(async (trx) => {
      await sql`select set_config('app.scope', 'system', true)`.execute(trx);
      for (const { user_no: userNo } of rows)
        opened.push(await server.services.sessions.open(trx, { userNo, ip: "127.0.0.1", userAgent: "test" }));
    });
    return opened;
  };

  it("lie in the cart once, beside courses, while they are sold, and are never one's own", async () => {
    const id = await newGrade();
    const free = await newGrade({ price: "0.00" });
    await call("learner", "saveCartItem", { courseId: courses[0] });
    expect(await call("learner", "saveCartItem", { gradeId: id })).toEqual({ num: 2 });
    expect(await codeOf("learner", "saveCartItem", { gradeId: id })).toBe(errorCode.CART_ALREADY_IN);
    const { list } = await call("learner", "listCart");
    expect(list[0]).toEqual({
      id: expect.any(String),
      lineKind: "grade",
      lineName: "夜校一班",
      lineLogo: "",
      href: `/grade/view/${id}`,
      gradeId: id,
      gradeName: "夜校一班",
      gradeCover: "",
      gradePrice: "680.00",
      gmtCreate: expect.any(String),
    });
    expect(await call("learner", "getCartCount")).toEqual({ num: 2 });
    for (const change of [sql`is_putaway = false`, sql`state = 4`, sql`join_way = 3`, sql`end_time = now()`]) {
      await run(server, sql`update grade set begin_time = now() - interval '2 days', ${change} where id = ${id}`);
      expect((await call("learner", "listCart")).num).toBe(1);
      expect(await codeOf("learner", "quoteOrder", { gradeIds: [id] })).toBe(errorCode.ORDER_NOT_FOR_SALE);
      expect((await standing("lecturer", id)).canBuy).toBe(false);
      await run(
        server,
        sql`update grade set is_putaway = true, state = 2, join_way = 2, end_time = '2099-02-01' where id = ${id}`,
      );
    }
    expect((await call("learner", "listCart")).num).toBe(2);
    const refusals: [object, number, string?][] = [
      [{ gradeId: free }, errorCode.NOT_FOUND],
      [{ gradeId: "999999" }, errorCode.NOT_FOUND],
      [{ gradeId: id, courseId: courses[0] }, errorCode.ORDER_NOTHING],
      [{ gradeId: id }, errorCode.ORDER_OWN, "lecturer"],
      [{ gradeId: id }, errorCode.ORDER_ALREADY_HELD, "operator"],
    ];
    for (const [input, code, who = "learner"] of refusals)
      expect(await codeOf(who, "saveCartItem", input), JSON.stringify(input)).toBe(code);
  });

  it("make their buyer a member with the courses of the class, who is told; what was asked and listed is settled", async () => {
    const id = await newGrade({ capacity: 5 });
    await run(server, sql`insert into grade_course (grade_id, course_id) values (${id}, ${courses[2]})`);
    expect((await server.call("getGrade", { id })).data).toMatchObject({
      isSold: true,
      isStudyOpen: true,
      price: "680.00",
    });
    await run(
      server,
      sql`insert into grade_application (grade_id, user_no, org_no) select ${id}, ${learnerNo}, org_no from grade where id = ${id}`,
    );
    await run(
      server,
      sql`insert into grade_invitee (grade_id, mobile, org_no) select ${id}, '13800000001', org_no from grade where id = ${id}`,
    );
    expect(await standing("learner", id)).toMatchObject({ canBuy: true, canApply: false, isInvited: true });
    const made = ok(await order("learner", id));
    expect(made).toMatchObject({
      orderKind: "grade",
      orderStatus: 1,
      payPrice: "680.00",
      lines: [{ lineKind: "grade", gradeId: id, lineName: "夜校一班", price: "680.00", isVipPrice: false }],
    });
    // The place is held, and whose order it is sees that.
    expect(await countOf(id)).toEqual({ members: 0, held: 1, there: 0, waiting: 1 });
    expect(ok(await server.call("getGrade", { id })).placesLeft).toBe(4);
    expect((await call("lecturer", "getOwnGrade", { id })).heldCount).toBe(1);
    expect(await standing("learner", id)).toMatchObject({ canBuy: false, orderNo: made.orderNo });
    expect((await order("learner", id)).code).toBe(errorCode.ORDER_WAITING);
    expect(await codeOf("lecturer", "deleteGrade", { id })).toBe(errorCode.GRADE_IN_USE);
    await pay("learner", made.orderNo);
    expect(await countOf(id)).toEqual({ members: 1, held: 0, there: 1, waiting: 0 });
    const inside = await standing("learner", id);
    expect(inside).toMatchObject({ role: 3, canBuy: false, isInvited: false, application: { applicationState: 2 } });
    expect(await titlesOf("learner")).toContain("你已加入班级“夜校一班”");
    expect((await call("learner", "listMyGrades")).list).toContainEqual(expect.objectContaining({ id, role: 3 }));
    expect((await call("learner", "checkCourseApply", { courseId: courses[2]! })).isPay).toBe(1);
    expect((await call("lecturer", "listGradeMembers", { gradeId: id })).list).toMatchObject([{ joinedBy: "order" }]);
    expect((await order("learner", id)).code).toBe(errorCode.ORDER_ALREADY_HELD);
    await books(server);
  });

  it("are lost by a refund with the right to the courses, and what was done stays", async () => {
    const id = await newGrade({ gradeStudy: 4, capacity: 1 });
    await run(server, sql`insert into grade_course (grade_id, course_id) values (${id}, ${courses[3]})`);
    const before = await books(server);
    const orderNo = await buy("other", id);
    await run(server, sql`update grade_member set member_number = 'B-9' where grade_id = ${id} and state = 1`);
    await call("other", "saveRefund", { orderNo, reason: "没时间" });
    expect((await standing("other", id)).role).toBe(3);
    expect((await call("operator", "auditRefund", { orderNo, agree: true })).orderStatus).toBe(6);
    expect(await countOf(id)).toEqual({ members: 0, held: 0, there: 0, waiting: 0 });
    expect(await codeOf("other", "getGradeRoom", { id })).toBe(errorCode.GRADE_NOT_IN);
    expect((await call("other", "checkCourseApply", { courseId: courses[3]! })).isPay).toBe(0);
    expect(await books(server)).toEqual(before);
    // Bought again they are who they were.
    await buy("other", id);
    expect((await call("lecturer", "listGradeMembers", { gradeId: id })).list).toMatchObject([{ memberNumber: "B-9" }]);
  });

  it("are kept by who leaves, who comes back without paying again, until they are paid back", async () => {
    const id = await newGrade({ gradeStudy: 4 });
    await run(server, sql`insert into grade_course (grade_id, course_id) values (${id}, ${courses[4]})`);
    const orderNo = await buy("member", id);
    await call("member", "leaveGrade", { id });
    expect(await standing("member", id)).toMatchObject({ canBuy: false, isInvited: true, isPaid: true });
    expect((await order("member", id)).code).toBe(errorCode.ORDER_ALREADY_HELD);
    expect(await call("member", "acceptGradeInvitation", { id })).toMatchObject({ role: 3 });
    expect((await call("lecturer", "listGradeMembers", { gradeId: id })).list).toMatchObject([{ joinedBy: "order" }]);
    await call("member", "leaveGrade", { id });
    await refund("member", orderNo);
    expect(await standing("member", id)).toMatchObject({ canBuy: true, isInvited: false });
    expect((await call("member", "checkCourseApply", { courseId: courses[4]! })).isPay).toBe(0);
    expect(await codeOf("member", "acceptGradeInvitation", { id })).toBe(errorCode.NOT_FOUND);
    // Removed by the lecturer, one has to pay again.
    const second = await buy("member", id);
    const userNo = (await call("lecturer", "listGradeMembers", { gradeId: id })).list[0]!.userNo;
    await call("lecturer", "saveGradeMembers", { gradeId: id, addList: [], removeList: [userNo] });
    expect(await standing("member", id)).toMatchObject({ canBuy: true, isInvited: false });
    await refund("member", second);
    await books(server);
  });

  it("leave memberships alone that came by another way, and assistants", async () => {
    const id = await newGrade();
    const data = ok(await order("learner", id));
    const { code } = await call("lecturer", "addGradeCode", { gradeId: id });
    // Their money is on its way when they join: from then on nothing more can be begun.
    const paymentNo = await startSandbox(server, { orderNo: data.orderNo, ...as("learner") });
    await call("learner", "joinGrade", { code });
    expect(await codeOf("learner", "payOrder", { orderNo: data.orderNo, payType: "sandbox" })).toBe(
      errorCode.ORDER_ALREADY_HELD,
    );
    await call("learner", "saveSandboxPayment", { paymentNo, outcome: "success" });
    expect(await countOf(id)).toEqual({ members: 1, held: 0, there: 1, waiting: 0 });
    await refund("learner", data.orderNo);
    expect((await standing("learner", id)).role).toBe(3);
    const orderNo = await buy("other", id);
    const { list } = await call("lecturer", "listGradeMembers", { gradeId: id });
    const bought = list.find(({ joinedBy }) => joinedBy === "order");
    await call("lecturer", "saveGradeRole", { gradeId: id, userNo: bought!.userNo, role: 2 });
    await refund("other", orderNo);
    expect((await standing("other", id)).role).toBe(2);
    expect(await countOf(id)).toEqual({ members: 1, held: 0, there: 1, waiting: 0 });
  });

  it("are free again when an order is cancelled or its time is over, and nobody else's before", async () => {
    const id = await newGrade({ capacity: 1 });
    const { code } = await call("lecturer", "addGradeCode", { gradeId: id });
    const first = ok(await order("learner", id));
    expect(await order("member", id)).toMatchObject({ code: errorCode.ORDER_GRADE_FULL, data: { gradeId: id } });
    expect(await codeOf("other", "joinGrade", { code })).toBe(errorCode.GRADE_FULL);
    expect(await standing("member", id)).toMatchObject({ canBuy: false, isFull: true });
    await call("learner", "cancelOrder", { orderNo: first.orderNo });
    expect(await countOf(id)).toEqual({ members: 0, held: 0, there: 0, waiting: 0 });
    await order("member", id);
    await closeExpired(server.services.db, new Date(Date.now() + 31 * 60_000));
    expect(await countOf(id)).toEqual({ members: 0, held: 0, there: 0, waiting: 0 });
    await call("other", "joinGrade", { code });
    expect((await order("learner", id)).code).toBe(errorCode.ORDER_GRADE_FULL);
  });

  it("are handed over also where the class was closed or made smaller while the payment was on its way", async () => {
    const id = await newGrade({ capacity: 2 });
    const data = ok(await order("learner", id));
    await run(server, sql`update grade set capacity = 1 where id = ${id}`);
    const { code } = await call("lecturer", "addGradeCode", { gradeId: id });
    expect(await codeOf("other", "joinGrade", { code })).toBe(errorCode.GRADE_FULL);
    await call("lecturer", "saveGradeState", { id, gradeState: 4 });
    await pay("learner", data.orderNo);
    expect(await countOf(id)).toEqual({ members: 1, held: 0, there: 1, waiting: 0 });
    expect((await standing("learner", id)).role).toBe(3);
  });

  it("stand in one order with courses and another class, which is made with all of its places or not at all", async () => {
    const [full, open] = [await newGrade({ capacity: 1, gradeName: "小班" }), await newGrade()];
    await order("other", full);
    const both = { gradeIds: [open, full], courseIds: [courses[5]] };
    const refused = await order("member", open, both);
    expect(refused).toMatchObject({ code: errorCode.ORDER_GRADE_FULL, msg: expect.stringContaining("小班") });
    expect(await countOf(open)).toEqual({ members: 0, held: 0, there: 0, waiting: 0 });
    const data = ok(await order("member", open, { courseIds: [courses[5]] }));
    expect(data.orderKind).toBe("course");
    expect(data.lines.map(({ lineKind }) => lineKind)).toEqual(["course", "grade"]);
    await pay("member", data.orderNo);
    expect((await standing("member", open)).role).toBe(3);
  });

  it("are a hundred for two hundred who order at once, and as many members when all have paid at once", async () => {
    const id = await newGrade({ capacity: 100 });
    const people = await crowd(200, "181");
    const replies = await Promise.all(people.map((token) => order(token, id)));
    const codes = replies.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(100);
    expect(codes.filter((code) => code === errorCode.ORDER_GRADE_FULL)).toHaveLength(100);
    expect(await countOf(id)).toEqual({ members: 0, held: 100, there: 0, waiting: 100 });
    const made = replies.flatMap((reply, at) => (reply.code === 200 ? [{ token: people[at]!, ...ok(reply) }] : []));
    await Promise.all(
      made.map(async ({ token, orderNo }, at) =>
        at % 10 === 0 ? call(token, "cancelOrder", { orderNo }) : pay(token, orderNo),
      ),
    );
    // Places are handed over by the outbox: on a busy machine a little after the payment was answered.
    await expect.poll(() => countOf(id)).toEqual({ members: 90, held: 0, there: 90, waiting: 0 });
    const again = await Promise.all(people.filter((_, at) => codes[at] !== 200).map((token) => order(token, id)));
    expect(again.filter(({ code }) => code === 200)).toHaveLength(10);
    await books(server);
  });
});
