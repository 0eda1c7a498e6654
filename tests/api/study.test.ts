import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { grantCourse } from "../../src/server/modules/orders/access/grant-course.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("studying", () => {
  let server: TestServer;
  let learner = "";
  let other = "";
  let userNo = "";
  /**
   * A paid course of videos that the learner holds, one that they do not, a free one, and one that only members have for
   * nothing.
   */
  let held = "";
  let paid = "";
  let free = "";
  let memberFree = "";
  let videos: { id: string; video_seconds: number }[] = [];
  beforeAll(async () => {
    server = await startTestServer();
    learner = await server.signIn("13800000001");
    other = await server.signIn("13800000004");
    [{ user_no: userNo } = { user_no: "" }] = await run<{ user_no: string }>(
      sql`select user_no from app_user where mobile = '13800000001'`,
    );
    const ids = async (where: string) =>
      (
        await run<{ id: string }>(
          sql`select id from course
            where is_public and course_category = 1 and ${sql.raw(where)}
            and id not in (select course_id from course_user) order by id limit 5`,
        )
      ).map(({ id }) => id);
    [held = "", paid = ""] = await ids("price_fen > 0 and course_discount_fen > 0");
    [free = ""] = await ids("price_fen = 0");
    [memberFree = ""] = await ids("price_fen > 0 and course_discount_fen is null");
    await run(sql`update period set video_seconds = 1000 + 10 * sort where course_id = ${held}`);
    videos = await run(
      sql`select period.id, video_seconds from period join chapter on chapter.id = chapter_id
        where period.course_id = ${held} order by chapter.sort, period.sort`,
    );
    await run(
      sql`insert into study_clock (user_no, spare_seconds, gmt_beat) select user_no, 0, now() from app_user
        where mobile in ('13800000001', '13800000004')`,
    );
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    // Each test begins with one course held, and with nothing studied.
    const courses = sql.join([held, paid, free, memberFree]);
    await run(sql`update course set is_putaway = true where id in (${courses})`);
    await run(sql`update study_progress set ranges = '[]', seconds = 0, position = 0, gmt_complete = null
      where course_id in (${courses})`);
    await run(sql`update course_user set gmt_revoke = now() where course_id in (${courses}) and gmt_revoke is null`);
    await give(held);
    // No time passes for anybody, and there is enough of it.
    await run(sql`update study_clock set spare_seconds = 1200, gmt_beat = now() + interval '1 day'`);
  });

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const give = (courseId: string, who = userNo) =>
    withActor(server.services.db, systemActor, (trx) => grantCourse(trx, { userNo: who, courseId, source: "grant" }));
  const beat = (more: Record<string, unknown> = {}, token = learner) =>
    server.call(
      "saveStudyLog",
      { courseId: held, periodId: videos[0]!.id, ranges: [[0, 10]], position: 10, ...more },
      { token },
    );
  const standing = async (courseId = held, token = learner) =>
    ok(await server.call("getStudyCourse", { courseId }, { token }));

  it("refuses study calls without a session", async () => {
    const input = { courseId: held, periodId: videos[0]?.id, format: "csv" };
    for (const id of [
      "getStudyCourse",
      "listStudyCourses",
      "listStudyChapters",
      "checkCourseApply",
      "saveCourseApply",
      "checkCourseGrade",
      "listCourseExams",
      "signCourse",
      "saveStudyLog",
      "listStudyLogs",
      "exportStudyLogs",
      "saveSignOutRecord",
    ] as const) {
      expect((await server.call(id, input)).code).toBe(errorCode.SESSION_MISSING);
    }
  });

  it("says whether a person holds a course and how far they are", async () => {
    expect(await standing(paid)).toMatchObject({
      courseId: paid,
      isPay: 0,
      canApply: 0,
      isFree: 0,
      percent: 0,
      completeTotal: 0,
      isCollected: 0,
    });
    expect(await standing(free)).toMatchObject({ isPay: 0, canApply: 1 });
    expect(await standing(memberFree)).toMatchObject({ isPay: 0, canApply: 0 });
    expect(await standing(memberFree, other)).toMatchObject({ isPay: 0, canApply: 1 });
    expect(await standing()).toMatchObject({ isPay: 1, canApply: 0, source: "grant" });
    expect(await server.call("getStudyCourse", { courseId: "9999999999999999999" }, { token: learner })).toMatchObject({
      code: errorCode.NOT_FOUND,
    });
  });

  it("enrols at once in a free course, and in no other", async () => {
    const apply = (courseId: string, token = learner) => server.call("saveCourseApply", { courseId }, { token });
    expect(await apply(paid)).toMatchObject({ code: errorCode.APPLY_NOT_FREE });
    expect(await apply(memberFree)).toMatchObject({ code: errorCode.APPLY_NOT_FREE });
    expect(await apply(memberFree, other)).toMatchObject({ code: 200, data: { isPay: 1, isNew: 1 } });
    const replies = await Promise.all(Array.from({ length: 8 }, () => apply(free)));
    expect(replies.map((reply) => ok(reply).isNew).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect((await server.call("checkCourseApply", { courseId: free }, { token: learner })).data).toEqual({
      isPay: 1,
      canApply: 0,
      price: "0.00",
    });
    await run(sql`update course set is_putaway = false where id = ${memberFree}`);
    expect(await apply(memberFree)).toMatchObject({ code: errorCode.NOT_FOUND });
    expect(
      await server.callUnchecked("saveCourseApply", { courseId: free, price: 1 }, { token: learner }),
    ).toMatchObject({
      code: errorCode.VALIDATION,
    });
  });

  it("stores each watched second once, and the position to resume at", async () => {
    expect(await beat()).toMatchObject({ code: 200, data: { isComplete: 0, position: 10 } });
    await beat({
      ranges: [
        [5, 15],
        [15, 20],
      ],
      position: 20,
    });
    const chapters = ok(await server.call("listStudyChapters", { courseId: held }, { token: learner }));
    expect(chapters.list[0]!.periodList[0]).toMatchObject({
      id: videos[0]?.id,
      seconds: 20,
      position: 20,
      canStudy: 1,
      isComplete: 0,
      percent: Math.floor(2000 / videos[0]!.video_seconds),
    });
    expect(await standing()).toMatchObject({
      lastPeriodId: videos[0]?.id,
      lastPosition: 20,
      percent: chapters.percent,
    });
  });

  it("completes a video at 95 % and shows one percentage everywhere", async () => {
    const [, second] = videos;
    const length = second!.video_seconds;
    const step = 500;
    for (let from = 0; from < length; from += step) {
      await run(sql`update study_clock set spare_seconds = 1200`);
      await beat({ periodId: second?.id, ranges: [[from, Math.min(from + step, length)]] });
    }
    const { completeTotal, percent } = await standing();
    expect(completeTotal).toBe(1);
    const total = videos.reduce((sum, { video_seconds }) => sum + video_seconds, 0);
    expect(percent).toBe(Math.floor((length / total) * 100));
    expect(
      ok(await server.call("listStudyCourses", {}, { token: learner })).list.find((one) => one.courseId === held),
    ).toMatchObject({ percent, completeTotal: 1 });
    expect(ok(await server.call("listStudyChapters", { courseId: held }, { token: learner })).percent).toBe(percent);
    const complete = ok(await server.call("listStudyCourses", { state: "complete" }, { token: learner })).list;
    expect(complete.map((one) => one.courseId)).not.toContain(held);
  });

  it("refuses a heartbeat with impossible time and keeps the stored progress", async () => {
    const before = await standing();
    await run(sql`update study_clock set spare_seconds = 0`);
    expect(await beat({ ranges: [[0, 300]] })).toMatchObject({ code: errorCode.STUDY_TIME_REFUSED });
    expect(await beat({ ranges: [[0, 1_000_000_000]] })).toMatchObject({ code: errorCode.STUDY_RANGE_WRONG });
    for (const ranges of [[[-5, 10]], [["0", 10]], [[0, 1e12]], [[0]], [[0, 1, 2]]])
      expect(await beat({ ranges })).toMatchObject({ code: errorCode.VALIDATION });
    expect(await standing()).toMatchObject({ percent: before.percent, completeTotal: before.completeTotal });
  });

  it("counts time once for a person with many open pages", async () => {
    await run(sql`update study_clock set spare_seconds = 10`);
    await Promise.all(videos.slice(2, 6).map(({ id }) => beat({ periodId: id, ranges: [[0, 10]] })));
    const [{ seconds } = { seconds: 0 }] = await run<{ seconds: number }>(
      sql`select sum(seconds)::int as seconds from study_progress
        where period_id = any(${videos.slice(2, 6).map(({ id }) => id)}::bigint[])`,
    );
    expect(seconds).toBe(10);
  });

  it("refuses periods that are not there, are of another course, or are not held; free ones may be tried", async () => {
    const periods = await run<{ id: string; is_free: boolean }>(
      sql`select period.id, period.is_free or chapter.is_free as is_free from period
        join chapter on chapter.id = chapter_id where period.course_id = ${paid}`,
    );
    const locked = periods.find(({ is_free }) => !is_free)!.id;
    const trial = periods.find(({ is_free }) => is_free)!.id;
    expect(await beat({ periodId: "999999999" })).toMatchObject({ code: errorCode.NOT_FOUND });
    expect(await beat({ periodId: locked })).toMatchObject({ code: errorCode.NOT_FOUND });
    expect(await beat({ courseId: paid, periodId: locked })).toMatchObject({ code: errorCode.COURSE_NOT_HELD });
    expect(await beat({ courseId: paid, periodId: trial })).toMatchObject({ code: 200 });
    expect(await beat({ userNo: "1" })).toMatchObject({ code: errorCode.VALIDATION });
    expect(
      await run(
        sql`select period_id from study_progress join app_user using (user_no)
          where mobile = '13800000004' and period_id = ${videos[1]?.id}`,
      ),
    ).toEqual([]);
    expect(await beat({ periodId: videos[1]?.id }, other)).toMatchObject({ code: errorCode.COURSE_NOT_HELD });
  });

  it("stores many heartbeats at once, each for its own period", async () => {
    const replies = await Promise.all([
      ...Array.from({ length: 30 }, (_, index) => beat({ ranges: [[index * 10, index * 10 + 10]] })),
      beat({ periodId: "999999999" }),
      beat({ ranges: [[0, 1_000_000_000]] }),
    ]);
    expect(replies.slice(0, 30).every(({ code }) => code === 200)).toBe(true);
    expect(replies.slice(30).map(({ code }) => code)).toEqual([errorCode.NOT_FOUND, errorCode.STUDY_RANGE_WRONG]);
    expect(
      await run(
        sql`select ranges, seconds from study_progress where user_no = ${userNo} and period_id = ${videos[0]?.id}`,
      ),
    ).toEqual([{ ranges: [[0, 300]], seconds: 300 }]);
  });

  it("signs a right to play for those who hold the course, with the position to resume at", async () => {
    const sign = (input: OperationInput<"signCourse">, token = learner) => server.call("signCourse", input, { token });
    const reply = await sign({ courseId: held, periodId: videos[0]!.id });
    expect(reply).toMatchObject({ code: 200, data: { periodType: 1, expireSeconds: expect.any(Number) } });
    const right = await server.services.mediaRight.verify(ok(reply).right, {
      periodId: videos[0]!.id,
      now: server.services.now(),
    });
    expect(right).toMatchObject({ userNo, scope: "whole" });
    expect(
      await server.services.mediaRight.verify(ok(reply).right, {
        periodId: videos[1]!.id,
        now: server.services.now(),
      }),
    ).toBeUndefined();
    expect(await sign({ courseId: held, periodId: videos[1]!.id }, other)).toMatchObject({
      code: errorCode.COURSE_NOT_HELD,
    });
    expect(await sign({ courseId: paid, periodId: videos[0]!.id })).toMatchObject({ code: errorCode.NOT_FOUND });
  });

  it("says which courses a learner has completed, to themselves, to operators and to the organisation of a course", async () => {
    const [operator, organisation] = [await server.signIn("13800000009"), await server.signIn("13800000003")];
    const exams = async (
      token: string,
      who?: string,
    ): Promise<{ courseId: string; isComplete: number; percent: number }[]> =>
      ok(await server.call("listCourseExams", who ? { userNo: who } : {}, { token })).list;
    const own = await exams(learner);
    expect(own.find(({ courseId }) => courseId === held)).toMatchObject({ isComplete: 0 });
    expect(own.every(({ isComplete, percent }) => isComplete === (percent === 100 ? 1 : 0))).toBe(true);
    expect(await exams(operator, userNo)).toEqual(own);
    const ofOrganisation = new Set(
      (await run<{ id: string }>(sql`select id from course where org_no = '1001'`)).map(({ id }) => id),
    );
    expect((await exams(organisation, userNo)).every(({ courseId }) => ofOrganisation.has(courseId))).toBe(true);
    expect(await exams(other, userNo)).toEqual([]);
    expect(await exams(learner, "9223372036854775807")).toEqual([]);
  });

  it("lists the log of a person and exports it, with nothing that is a formula", async () => {
    await beat();
    await run(sql`update course set course_name = '=1+1' where id = ${held}`);
    const log = ok(await server.call("listStudyLogs", {}, { token: learner }));
    expect(log.list[0]).toMatchObject({ periodId: videos[0]?.id, courseId: held, isComplete: 0 });
    expect(log.secondsTotal).toBeGreaterThan(0);
    expect(ok(await server.call("listStudyLogs", { courseId: held }, { token: other })).totalCount).toBe(0);
    const csv = ok(await server.call("exportStudyLogs", { format: "csv" }, { token: learner }));
    const text = Buffer.from(csv.content, "base64").toString("utf8");
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(text).toContain('"\'=1+1"');
    expect(csv.fileName).toMatch(/^学习记录-\d{4}-\d\d-\d\d\.csv$/);
    const book = ok(await server.call("exportStudyLogs", { format: "xlsx" }, { token: learner }));
    expect(Buffer.from(book.content, "base64").subarray(0, 2).toString()).toBe("PK");
    expect((await server.callUnchecked("exportStudyLogs", { format: "exe" }, { token: learner })).code).toBe(
      errorCode.VALIDATION,
    );
  });

  it("keeps a course and its progress for who holds it when it leaves the shelf", async () => {
    await run(sql`update course set is_putaway = false where id = ${held}`);
    expect(await standing()).toMatchObject({ isPay: 1, isPutaway: 0 });
    expect(await server.call("getStudyCourse", { courseId: held }, { token: other })).toMatchObject({
      code: errorCode.NOT_FOUND,
    });
    expect(await beat()).toMatchObject({ code: 200 });
  });

  it("ends studying when the right to the course ends", async () => {
    await run(sql`update course_user set gmt_revoke = now() where user_no = ${userNo} and course_id = ${held}`);
    const locked = videos[1]?.id;
    expect(await beat({ periodId: locked })).toMatchObject({ code: errorCode.COURSE_NOT_HELD });
    expect(await server.call("signCourse", { courseId: held, periodId: locked! }, { token: learner })).toMatchObject({
      code: errorCode.COURSE_NOT_HELD,
    });
  });

  it("records who was signed out for not answering the player", async () => {
    const save = (input: OperationInput<"saveSignOutRecord">) =>
      server.call("saveSignOutRecord", input, { token: learner });
    expect(await save({ courseId: held, periodId: videos[0]!.id, position: 12.4 })).toMatchObject({ code: 200 });
    expect(await save({ courseId: paid, periodId: videos[0]!.id })).toMatchObject({ code: errorCode.NOT_FOUND });
    expect(await run(sql`select position, period_id from sign_out_record where user_no = ${userNo}`)).toEqual([
      { position: 12, period_id: videos[0]!.id },
    ]);
  });

  it("lists the classes that have a course", async () => {
    const [grade] = await run<{ course_id: string; grade_name: string }>(
      sql`select course_id, grade_name from grade_course join grade on grade.id = grade_id where is_putaway limit 1`,
    );
    const data = ok(await server.call("checkCourseGrade", { courseId: grade!.course_id }, { token: learner }));
    expect(data.list.map(({ gradeName }) => gradeName)).toContain(grade?.grade_name);
  });
});
