import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { run } from "./order-harness.ts";

describe("a course that an operator takes off the shelf", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  let course = { id: "", name: "" };
  beforeAll(async () => {
    server = await startTestServer();
    for (const [who, mobile] of Object.entries({
      organisation: "13800000003",
      lecturer: "13800000002",
      learner: "13800000001",
      buyer: "13800000005",
      operator: "13800000009",
    }))
      tokens[who] = await server.signIn(mobile);
    const [row] = await run<{ id: string; name: string }>(
      server,
      sql`select id, course_name as name from course where is_public and course_category = 1 and price_fen > 0
        and lecturer_user_no = (select user_no from app_user where mobile = '13800000002')
        and id in (select course_id from course_user join app_user using (user_no) where mobile = '13800000001')
        and id not in (select course_id from course_user join app_user using (user_no) where mobile = '13800000005')
        limit 1`,
    );
    course = row!;
  });
  afterAll(() => server?.close());

  const as = (who: string) => ({ token: tokens[who]! });
  const suspend = (reason = "内容涉嫌侵权，请先处理", who = "operator", courseId = course.id) =>
    server.call("suspendCourse", { courseId, reason }, as(who));
  const resume = (who = "operator") => server.call("resumeCourse", { courseId: course.id }, as(who));
  const list = async (input: object = {}) =>
    ok(await server.call("listShelfCourses", { pageSize: 100, ...input }, as("operator")));
  const listed = async () => (await list({ keyword: course.id })).list.find(({ courseId }) => courseId === course.id);
  const found = async () =>
    ok(await server.call("searchCourses", { str: course.name, pageSize: 50 })).list.some(({ id }) => id === course.id);
  const messages = async () =>
    (
      await run<{ msg_title: string; msg_text: unknown }>(
        server,
        sql`select msg_title, msg_text from msg join msg_user on msg_user.msg_id = msg.id
          join app_user on app_user.user_no = msg_user.user_no
          where mobile = '13800000002' and msg_title like ${`%${course.name}%`} order by msg.id desc`,
      )
    ).map(({ msg_title: title, msg_text: text }) => title + JSON.stringify(text));

  it("is the operators' to decide", async () => {
    for (const who of ["organisation", "lecturer", "learner"]) {
      expect((await server.call("listShelfCourses", {}, as(who))).code).toBe(errorCode.NO_PERMISSION);
      expect((await suspend(undefined, who)).code).toBe(errorCode.NO_PERMISSION);
      expect((await resume(who)).code).toBe(errorCode.NO_PERMISSION);
    }
    expect((await suspend("  x ")).code).toBe(errorCode.VALIDATION);
    expect((await suspend(undefined, "operator", "999999999")).code).toBe(errorCode.NOT_FOUND);
    expect((await resume()).code).toBe(errorCode.NOT_FOUND);
  });

  it("leaves lists, search and carts; who bought it keeps it, and its lecturer reads why and cannot put it back", async () => {
    await server.call("saveCartItem", { courseId: course.id }, as("buyer"));
    const inCart = async () => JSON.stringify(ok(await server.call("listCart", {}, as("buyer")))).includes(course.name);
    expect(await found()).toBe(true);
    expect(await inCart()).toBe(true);
    expect(await listed()).toMatchObject({ courseId: course.id, reason: "" });

    expect(await Promise.all([suspend(), suspend()]).then((both) => both.map(({ code }) => code))).toEqual([200, 200]);
    expect(await found()).toBe(false);
    expect(await inCart()).toBe(false);
    expect((await server.call("getCourse", { courseId: course.id })).code).toBe(errorCode.NOT_FOUND);
    const held = ok(await server.call("listStudyCourses", { pageSize: 100 }, as("learner"))).list;
    expect(held.map(({ courseId }) => courseId)).toContain(course.id);
    expect(await listed()).toBe(undefined);
    expect((await list({ state: "suspended" })).list).toEqual([
      expect.objectContaining({ courseId: course.id, reason: "内容涉嫌侵权，请先处理" }),
    ]);
    const told = await messages();
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("内容涉嫌侵权，请先处理");
    const back = await server.call("saveCourseShelf", { courseId: course.id, isPutaway: 1 }, as("lecturer"));
    expect(back.code).toBe(errorCode.COURSE_SUSPENDED);
    expect(back.msg).toContain("内容涉嫌侵权，请先处理");
  });

  it("is an organisation's too, whose site was not read before", async () => {
    const [row] = await run<{ id: string }>(
      server,
      sql`select id from course where is_public and org_no = '1001' limit 1`,
    );
    expect((await suspend("先核实资质", "operator", row!.id)).code).toBe(200);
    expect((await server.call("resumeCourse", { courseId: row!.id }, as("operator"))).code).toBe(200);
  });

  it("comes back as it was, and is its lecturer's again", async () => {
    expect((await resume()).code).toBe(200);
    expect((await resume()).code).toBe(errorCode.NOT_FOUND);
    expect(await found()).toBe(true);
    expect(await messages()).toHaveLength(2);
    const shelf = (isPutaway: OperationInput<"saveCourseShelf">["isPutaway"]) =>
      server.call("saveCourseShelf", { courseId: course.id, isPutaway }, as("lecturer"));
    expect((await shelf(0)).code).toBe(200);
    // Off already: it stays off when the operator gives it back.
    expect((await suspend("再查一次")).code).toBe(200);
    expect((await resume()).code).toBe(200);
    expect(await found()).toBe(false);
    expect((await shelf(1)).code).toBe(200);
    expect(await found()).toBe(true);
    const { list: log } = ok(await server.call("listAuditLog", { action: "course.", limit: 20 }, as("operator")));
    expect(log.filter(({ action }) => action === "course.suspend")).toHaveLength(3);
  });
});
