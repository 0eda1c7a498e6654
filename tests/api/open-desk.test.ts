import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { richTextWords } from "../../src/shared/richtext.ts";
import { fieldsOf, ok } from "./client.ts";
import { createCallers } from "./callers.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { run } from "./order-harness.ts";

describe("open classes that are made in the browser", () => {
  let server: TestServer;
  const { signIn, send, call } = createCallers(() => server);
  beforeAll(async () => {
    server = await startTestServer();
    await signIn({
      organisation: "13800000003",
      lecturer: "13800000002",
      learner: "13800000001",
      other: "13800000005",
      operator: "13800000009",
    });
    // Sessions to come that nothing is held in, of the organisation and of the platform.
    await run(
      server,
      sql`update period set begin_time = now() + interval '3 days', end_time = now() + interval '3 days 1 hour'
        where id in (select distinct on (course.org_no) period.id from period join course on course.id = course_id
          where period_type = 2 and is_public and gmt_remove is null
            and period.id not in (select period_id from open_course where period_id is not null)
          order by course.org_no, period.id)`,
    );
  });
  afterAll(() => server?.close());

  const free = async (who: string) =>
    (
      await run<{ id: string; org_no: string }>(
        server,
        sql`select period.id, course.org_no from period join course on course.id = course_id
          where period.id = any(${(await call(who, "listOpenSessions")).list.map(({ periodId }) => periodId)}::bigint[])
            and period.id not in (select period_id from open_course where period_id is not null)`,
      )
    )[0]!;
  const texts = {
    openName: "安全用电公开课",
    openNameEn: "Electrical safety",
    openDesc: "一小时讲清楚",
    introduceText: "第一段\n\n第二段",
  };

  it("are made by organisations for themselves, by operators for all, and by nobody else", async () => {
    for (const who of ["learner", "lecturer"])
      for (const [id, input] of [
        ["listOwnOpenCourses", {}],
        ["listOpenSessions", {}],
        ["saveOpenCourse", { ...texts, periodId: "1" }],
        ["cancelOpenCourse", { id: "1", reason: "不开了" }],
      ] as const)
        expect((await send(who, id, input)).code, id).toBe(errorCode.NO_PERMISSION);
    const own = await call("organisation", "listOwnOpenCourses", { pageSize: 100 });
    const all = await call("operator", "listOwnOpenCourses", { pageSize: 100 });
    expect(all.totalCount).toBeGreaterThan(own.totalCount);
    const others = all.list.find(({ id }) => !own.list.some((one) => one.id === id));
    const taken = { ...texts, id: others!.id };
    expect((await send("organisation", "saveOpenCourse", taken)).code).toBe(errorCode.NOT_FOUND);
    expect((await send("organisation", "cancelOpenCourse", { id: others!.id, reason: "不是我的" })).code).toBe(
      errorCode.NOT_FOUND,
    );
  });

  it("are held in a session, once however many take it, and are shown at once", async () => {
    const session = await free("organisation");
    expect(session.org_no).toBe("1001");
    const input = { ...texts, periodId: session.id, memberMost: 1 };
    const made = await Promise.all([
      send("organisation", "saveOpenCourse", input),
      send("operator", "saveOpenCourse", input),
    ]);
    expect(made.map(({ code }) => code).sort()).toEqual([200, errorCode.OPEN_SESSION_TAKEN].sort());
    const { id } = ok(made.find(({ code }) => code === 200)!);
    const shown = ok(await server.call("getOpenCourse", { id }));
    expect(shown).toMatchObject({ openName: "安全用电公开课", orgNo: "1001", periodId: session.id, memberMost: 1 });
    expect(shown.introduce.content).toHaveLength(2);
    expect((await send("learner", "saveOpenCourseUser", { id, isRemind: true })).code).toBe(200);
    expect((await send("other", "saveOpenCourseUser", { id })).code).toBe(errorCode.OPEN_FULL);
    const changed = await call("organisation", "saveOpenCourse", { id, openName: "安全用电", memberMost: 2 });
    expect(changed).toMatchObject({
      openName: "安全用电",
      openDesc: "一小时讲清楚",
      introduceText: "第一段\n第二段",
      memberCount: 1,
    });
    expect((await send("other", "saveOpenCourseUser", { id })).code).toBe(200);
    const fewer = await send("organisation", "saveOpenCourse", { id, openName: "安全用电", memberMost: 1 });
    expect(fieldsOf(fewer)[0]!.path).toBe("memberMost");
    // The introduction as it is shown to be changed is not one that was changed.
    const written = { id, openName: "安全用电", introduceText: changed.introduceText };
    await call("organisation", "saveOpenCourse", written);
    expect(ok(await server.call("getOpenCourse", { id })).introduce.content).toHaveLength(2);
    // And a change keeps its paragraphs apart.
    await call("organisation", "saveOpenCourse", { ...written, introduceText: `${changed.introduceText}，改过` });
    const { content } = ok(await server.call("getOpenCourse", { id })).introduce;
    expect(content.map((block) => richTextWords({ type: "doc", content: [block] }))).toEqual([
      "第一段",
      "第二段，改过",
    ]);

    const end = () => send("organisation", "cancelOpenCourse", { id, reason: "讲师临时有事" });
    expect((await Promise.all([end(), end()])).map(({ code }) => code)).toEqual([200, 200]);
    expect((await server.call("getOpenCourse", { id })).code).toBe(errorCode.NOT_FOUND);
    const told = await run<{ mobile: string; msg_text: unknown }>(
      server,
      sql`select mobile, msg_text from msg join msg_user on msg_user.msg_id = msg.id
        join app_user on app_user.user_no = msg_user.user_no where msg_title = '公开课《安全用电》已取消' order by mobile`,
    );
    expect(told.map(({ mobile }) => mobile)).toEqual(["13800000001", "13800000005"]);
    expect(JSON.stringify(told[0])).toContain("讲师临时有事");
    expect(await run(server, sql`select 1 from msg where send_time > now() and msg_title like '%安全用电%'`)).toEqual(
      [],
    );
    // The session is free again.
    expect((await send("organisation", "saveOpenCourse", input)).code).toBe(200);
  });

  it("take a session that is to come and a name, and one that is over is not cancelled", async () => {
    for (const periodId of ["999999999", "abc", undefined])
      expect((await send("operator", "saveOpenCourse", { ...texts, ...(periodId ? { periodId } : {}) })).code).not.toBe(
        200,
      );
    const session = await free("operator");
    expect((await send("operator", "saveOpenCourse", { ...texts, openName: "  ", periodId: session.id })).code).toBe(
      errorCode.VALIDATION,
    );
    if (session.org_no !== "1001")
      expect((await send("organisation", "saveOpenCourse", { ...texts, periodId: session.id })).code).toBe(
        errorCode.NOT_FOUND,
      );
    const { list } = await call("operator", "listOwnOpenCourses", { pageSize: 100 });
    const over = list.find(({ isOver }) => isOver);
    expect((await send("operator", "cancelOpenCourse", { id: over!.id, reason: "已经结束" })).code).toBe(
      errorCode.OPEN_OVER,
    );
  });
});
