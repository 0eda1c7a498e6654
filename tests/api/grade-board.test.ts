import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AttendanceStateEnum } from "../../src/generated/enums.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor, type Actor } from "../../src/server/database/actor.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const CROWD = 20;

describe("the leaderboard of a class", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  let learner = "";
  let gradeId = "";
  beforeAll(async () => {
    server = await startTestServer();
    for (const [who, mobile] of Object.entries({
      learner: "13800000001",
      lecturer: "13800000002",
      stranger: "13800000006",
    }))
      tokens[who] = await server.signIn(mobile);
    const [row] = await run<{ user_no: string }>(sql`select user_no from app_user where mobile = '13800000001'`);
    learner = row!.user_no;
    const [grade] = await run<{ id: string }>(sql`
      insert into grade (org_no, lecturer_user_no, grade_name, cover, intro, is_free, price_fen, member_count, begin_time,
        end_time, is_putaway)
      select 'default', user_no, '积分班', '', '', true, 0, 0, now(), now() + interval '9 days', true
      from app_user where mobile = '13800000002' returning id`);
    gradeId = grade!.id;
    await run(sql`insert into app_user (login_name, name, org_no)
      select 'crowd-' || at, '同学' || at, 'default' from generate_series(1, ${CROWD}::int) as at`);
    await run(sql`insert into grade_member (grade_id, user_no, org_no, role, joined_by)
      select ${gradeId}, user_no, 'default', 3, 4 from app_user where login_name like 'crowd-%' or user_no = ${learner}`);
  });
  afterAll(() => server?.close());

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const call = <Id extends "getGradeBoard" | "saveGradeBoardChoice" | "getGradeRoom">(
    who: string,
    name: Id,
    input?: Partial<OperationInput<Id>>,
  ) => server.callUnchecked(name, { id: gradeId, ...input }, { token: tokens[who] ?? "" });
  const board = async (who = "learner") => ok(await call(who, "getGradeBoard"));
  const points = async () => (await board()).points;
  const show = (isShown: boolean) => run(sql`update grade set is_board_shown = ${isShown} where id = ${gradeId}`);

  it("is not there unless the class says so, and for who is in the class alone", async () => {
    expect((await call("learner", "getGradeBoard")).code).toBe(errorCode.NOT_FOUND);
    expect((await call("learner", "saveGradeBoardChoice", { isHidden: true })).code).toBe(errorCode.NOT_FOUND);
    expect(ok(await call("learner", "getGradeRoom")).isBoardShown).toBeUndefined();
    const own = ok(await server.call("getOwnGrade", { id: gradeId }, { token: tokens["lecturer"]! }));
    expect(own.settings.isBoardShown).toBe(false);
    const saved = await server.call(
      "saveGrade",
      { id: gradeId, version: own.version, settings: { ...own.settings, isBoardShown: true } },
      { token: tokens["lecturer"]! },
    );
    expect(ok(saved).settings.isBoardShown).toBe(true);
    expect(ok(await call("learner", "getGradeRoom")).isBoardShown).toBe(true);
    expect((await call("stranger", "getGradeBoard")).code).toBe(errorCode.GRADE_NOT_IN);
    expect((await call("lecturer", "saveGradeBoardChoice", { isHidden: true })).code).toBe(errorCode.NOT_FOUND);
    await run(sql`update grade_member set state = 2 where grade_id = ${gradeId} and user_no = ${learner}`);
    expect((await call("learner", "getGradeBoard")).code).toBe(errorCode.GRADE_NOT_IN);
    await run(sql`update grade_member set state = 1 where grade_id = ${gradeId} and user_no = ${learner}`);
  });

  it("counts what is earned when it is earned, once, and what is corrected by hand", async () => {
    await show(true);
    expect(await points()).toBe(0);
    const [lesson] = await run<{
      id: string;
    }>(sql`insert into grade_lesson (grade_id, org_no, lesson_name, gmt_begin, gmt_end)
      values (${gradeId}, 'default', '第一课', now(), now() + interval '1 hour') returning id`);
    await run(
      sql`insert into grade_attendance (lesson_id, grade_id, org_no) values (${lesson!.id}, ${gradeId}, 'default')`,
    );
    const correct = (attendanceState: AttendanceStateEnum) =>
      server.call(
        "saveGradeAttendee",
        { lessonId: lesson!.id, userNo: learner, attendanceState, reason: "更正" },
        { token: tokens["lecturer"]! },
      );
    const after: number[] = [];
    for (const state of [
      AttendanceStateEnum.present,
      AttendanceStateEnum.late,
      AttendanceStateEnum.absent,
      AttendanceStateEnum.present,
    ]) {
      expect((await correct(state)).code).toBe(200);
      after.push(await points());
    }
    expect(after).toEqual([10, 5, 0, 10]);
    // An exam of the class that the demo's learner sits.
    const [attempt] = await run<{ exam_id: string; id: string }>(sql`
      update exam_attempt set state = 1 where id = (select max(id) from exam_attempt where user_no = ${learner}
        and not is_by_server) returning id, exam_id`);
    await run(sql`insert into grade_exam (grade_id, exam_id) values (${gradeId}, ${attempt!.exam_id})`);
    for (const state of [2, 1, 4]) await run(sql`update exam_attempt set state = ${state} where id = ${attempt!.id}`);
    expect(await points()).toBe(30);
    const [course] = await run<{ id: string; course_id: string }>(sql`select id, course_id from period where not exists
      (select from study_progress where period_id = period.id and user_no = ${learner}) order by id limit 1`);
    await run(sql`insert into grade_course (grade_id, course_id) values (${gradeId}, ${course!.course_id})`);
    await run(sql`insert into study_progress (user_no, period_id, org_no, course_id)
      select ${learner}::bigint, ${course!.id}::bigint, org_no, id from course where id = ${course!.course_id}`);
    expect(await points()).toBe(30);
    for (const at of ["now()", "now() + interval '1 second'"])
      await run(sql`update study_progress set gmt_complete = ${sql.raw(at)}
        where user_no = ${learner} and period_id = ${course!.id}`);
    expect(await points()).toBe(35);
    const sums = await run(sql`select member.points, (select sum(points)::int from grade_point as point
      where point.grade_id = member.grade_id and point.user_no = member.user_no) as sum
      from grade_member as member where points > 0`);
    for (const { points: total, sum } of sums as { points: number; sum: number }[]) expect(sum).toBe(total);
    // A person reads their own, and writes none.
    const self: Actor = { scope: "user", userNo: learner, orgNo: "default" };
    const mine = (query: ReturnType<typeof sql>) => withActor(server.services.db, self, (trx) => query.execute(trx));
    expect((await mine(sql`select from grade_point where grade_id = ${gradeId}`)).rows).toHaveLength(3);
    expect((await mine(sql`update grade_point set points = 100`)).numAffectedRows).toBe(0n);
  });

  it("shows a member between five with more and five with less, and who hides neither others nor to them", async () => {
    await run(sql`insert into grade_point (grade_id, user_no, org_no, point_kind, source_id, points)
      select ${gradeId}, user_no, 'default', 2, 1000000 + at, 5 * at
      from app_user, generate_series(1, ${CROWD}::int) as at where login_name = 'crowd-' || at`);
    const near = (await board()).list;
    expect(near.map((one) => one.points)).toEqual([60, 55, 50, 45, 40, 35, 35, 30, 25, 20, 15]);
    expect(near.filter((one) => one.isMe)).toHaveLength(1);
    const same = near.filter((one) => one.points === 35);
    expect(same.map((one) => one.rank)).toEqual([14, 14]);
    expect(near.at(0)!.rank).toBe(9);
    expect((await board("lecturer")).list.map((one) => one.rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const hidden = await call("learner", "saveGradeBoardChoice", { isHidden: true });
    expect(hidden.data).toEqual({ points: 35, isHidden: true, list: [] });
    await run(sql`update grade_member set points = points + 1000 where grade_id = ${gradeId} and user_no = ${learner}`);
    const names = (await board("lecturer")).list.map((one) => one.name);
    expect(names[0]).toBe(`同学${CROWD}`);
    await run(sql`update grade_member set points = points - 1000 where grade_id = ${gradeId} and user_no = ${learner}`);
    expect(ok(await call("learner", "saveGradeBoardChoice", { isHidden: false })).list).toHaveLength(11);
  });
});
