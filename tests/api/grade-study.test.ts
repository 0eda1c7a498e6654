import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import type { GradeStudyEnum } from "../../src/generated/enums.ts";
import { ok } from "./client.ts";
import { createCallers } from "./callers.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("the right of members to the courses of their class", () => {
  let server: TestServer;
  const { signIn, as, call } = createCallers(() => server);
  let courseId = "";
  let userNo = "";
  beforeAll(async () => {
    server = await startTestServer();
    await signIn({ lecturer: "13800000002", other: "13800000007" });
    [{ id: courseId } = { id: "" }] = await run<{ id: string }>(sql`select course.id from course
      join app_user on app_user.user_no = course.lecturer_user_no
      where app_user.mobile = '13800000002' and course.is_public and course.org_no = 'default' and price_fen > 0
        and exists (select from period where course_id = course.id and period_type = 1 and not is_free)
        and not exists (select from course_user join app_user as one using (user_no)
          where course_id = course.id and one.mobile = '13800000007')
      order by course.id limit 1`);
    [{ user_no: userNo } = { user_no: "" }] = await run<{ user_no: string }>(
      sql`select user_no from app_user where mobile = '13800000007'`,
    );
    expect(courseId).not.toBe("");
  });
  afterAll(() => server?.close());

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const isPay = async () => (await call("other", "checkCourseApply", { courseId })).isPay;
  const settings: OperationInput<"saveGrade">["settings"] = {
    gradeName: "带课班",
    price: "0.00",
    gradeJoin: 1,
    beginTime: "2026-01-01 19:00:00",
    endTime: "2099-02-01 21:00:00",
    // Not listed: its members have the right all the same.
    isListed: false,
    isMembersShown: true,
  };
  const newGrade = async (gradeStudy?: GradeStudyEnum): Promise<{ id: string; code: string }> => {
    const { id } = await call("lecturer", "saveGrade", { settings: { ...settings, gradeStudy } });
    await call("lecturer", "saveGradeState", { id, gradeState: 2 });
    await call("lecturer", "saveGradeContent", { gradeId: id, courseIdList: [courseId], examIdList: [] });
    return { id, code: (await call("lecturer", "addGradeCode", { gradeId: id })).code };
  };
  const close = (id: string, gradeState: OperationInput<"saveGradeState">["gradeState"] = 4) =>
    call("lecturer", "saveGradeState", { id, gradeState });
  const leave = (id: string) => call("other", "leaveGrade", { id });
  const remove = (gradeId: string) =>
    call("lecturer", "saveGradeMembers", { gradeId, addList: [], removeList: [userNo] });

  it("is none as long as the class does not say so", async () => {
    const { id, code } = await newGrade();
    await call("other", "joinGrade", { code });
    expect(await isPay()).toBe(0);
    const { settings: own, version } = await call("lecturer", "getOwnGrade", { id });
    expect(own.gradeStudy).toBe(1);
    await call("lecturer", "saveGrade", { id, version, settings: { ...own, gradeStudy: 2 } });
    expect(await isPay()).toBe(1);
    // Who manages it and says nothing about it changes nothing.
    await call("lecturer", "saveGrade", { id, settings });
    expect(await isPay()).toBe(1);
    await leave(id);
    expect(await isPay()).toBe(0);
  });

  it("opens the lessons, counts their study, and keeps progress when it ends", async () => {
    const { id, code } = await newGrade(2);
    await call("other", "joinGrade", { code });
    expect((await call("other", "getStudyCourse", { courseId })).isPay).toBe(1);
    const [period] = await run<{ id: string; org_no: string }>(sql`select id, org_no from period
      where course_id = ${courseId} and period_type = 1 and not is_free and gmt_remove is null order by id limit 1`);
    const token = as("other");
    const open = async () => (await server.call("getPlaybackUrl", { courseId, periodId: period!.id }, token)).code;
    const refused = errorCode.COURSE_NOT_HELD;
    expect(await open()).not.toBe(refused);
    await run(sql`insert into study_progress (user_no, org_no, course_id, period_id, seconds)
      values (${userNo}, ${period?.org_no}, ${courseId}, ${period?.id}, 5)`);
    await leave(id);
    expect(await open()).toBe(refused);
    const kept = await run(sql`select from study_progress where user_no = ${userNo} and course_id = ${courseId}`);
    expect(kept).toHaveLength(1);
  });

  it("ends with closing, with leaving, or with being removed, as the class says", async () => {
    const cases: [GradeStudyEnum, { closed: number; left: number; removed: number }][] = [
      [2, { closed: 0, left: 0, removed: 0 }],
      [3, { closed: 1, left: 0, removed: 0 }],
      [4, { closed: 1, left: 1, removed: 0 }],
    ];
    for (const [gradeStudy, rights] of cases) {
      const { id, code } = await newGrade(gradeStudy);
      await call("other", "joinGrade", { code });
      expect(await isPay(), `${gradeStudy}`).toBe(1);
      await close(id);
      expect(await isPay(), `${gradeStudy} closed`).toBe(rights.closed);
      await close(id, 2);
      await leave(id);
      expect(await isPay(), `${gradeStudy} left`).toBe(rights.left);
      await call("other", "joinGrade", { code });
      expect(await isPay(), `${gradeStudy} back`).toBe(1);
      await remove(id);
      expect(await isPay(), `${gradeStudy} removed`).toBe(rights.removed);
    }
  });

  it("makes a course nothing to buy, in the cart, in an order and when one is paid, until the class lends it no more", async () => {
    const { id, code } = await newGrade(2);
    let keys = 0;
    const send = <Id extends OperationId>(name: Id, input: OperationInput<Id>) => server.call(name, input, as("other"));
    const order = () => send("createOrder", { courseIds: [courseId], idempotencyKey: `lent-course-${++keys}` });
    // Made before they joined.
    const waiting = ok(await order()).orderNo;
    await call("other", "joinGrade", { code });
    const { courseName } = await call("other", "getCourse", { courseId });
    const refused = await order();
    expect(refused).toMatchObject({ code: errorCode.ORDER_LENT, data: { courseId } });
    expect(refused.msg).toContain(courseName);
    expect((await send("saveCartItem", { courseId })).code).toBe(errorCode.ORDER_LENT);
    expect((await send("quoteOrder", { courseIds: [courseId] })).code).toBe(errorCode.ORDER_LENT);
    expect((await send("payOrder", { orderNo: waiting, payType: "balance" })).code).toBe(errorCode.ORDER_LENT);
    await close(id);
    expect((await send("saveCartItem", { courseId })).code).toBe(200);
    expect((await send("payOrder", { orderNo: waiting, payType: "balance" })).code).toBe(errorCode.BALANCE_LOW);
    await call("other", "cancelOrder", { orderNo: waiting });
    expect((await order()).code).toBe(200);
    // What is theirs besides is theirs, whatever a class lends.
    await close(id, 2);
    await run(sql`insert into course_user (user_no, org_no, course_id, source)
      select ${userNo}, org_no, id, 'grant' from course where id = ${courseId}`);
    expect((await order()).code).toBe(errorCode.ORDER_ALREADY_HELD);
  });
});
