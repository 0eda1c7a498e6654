import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { AttendanceStateEnum, AttendanceWayEnum } from "../../src/generated/enums.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { seedAttendance } from "../../src/demo/seed-attendance.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { cleanUp } from "../../src/server/jobs/cleanup.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { itInWholeRun } from "../whole-run.ts";

const CROWD = 200;
const MINUTE_MS = 60_000;

describe("attendance of a class", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  const numbers: Record<string, string> = {};
  let gradeId = "";
  /** Tokens of the members who come all at once. */
  let crowd: string[] = [];
  beforeAll(async () => {
    server = await startTestServer();
    for (const [who, mobile] of Object.entries({
      learner: "13800000001",
      lecturer: "13800000002",
      organisation: "13800000003",
      member: "13800000004",
      assistant: "13800000005",
      stranger: "13800000006",
      operator: "13800000009",
    })) {
      tokens[who] = await server.signIn(mobile);
      const [row] = await run<{ user_no: string }>(sql`select user_no from app_user where mobile = ${mobile}`);
      numbers[who] = row!.user_no;
    }
    const [grade] = await run<{ id: string }>(sql`
      insert into grade (org_no, lecturer_user_no, grade_name, cover, intro, is_free, price_fen, member_count, begin_time,
        end_time, is_putaway)
      values ('default', ${numbers["lecturer"]}, '=1+1 班', '', '', true, 0, 0, now(), now() + interval '9 days', true)
      returning id`);
    gradeId = grade!.id;
    await enter("learner", 3);
    await enter("member", 3);
    await enter("assistant", 2);
  });
  afterAll(() => server?.close());

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const enter = (who: string, role: number) =>
    run(sql`insert into grade_member (grade_id, user_no, org_no, role, joined_by, gmt_join)
      values (${gradeId}, ${numbers[who]}, 'default', ${role}, 4, now() - interval '1 day')`);
  /** A lesson that begins now and lasts an hour. */
  const newLesson = async () => {
    const now = server.services.now();
    const [row] = await run<{ id: string }>(sql`
      insert into grade_lesson (grade_id, org_no, lesson_name, gmt_begin, gmt_end)
      values (${gradeId}, 'default', '第一课', ${now}, ${new Date(now.getTime() + 3_600_000)}) returning id`);
    return row!.id;
  };
  const tryAs = <Id extends OperationId>(who: string, name: Id, input: OperationInput<Id>) =>
    server.call(name, input, { token: tokens[who] ?? "" });
  const call = async <Id extends OperationId>(who: string, name: Id, input: OperationInput<Id>) => {
    return ok(await tryAs(who, name, input));
  };
  const codeOf = async <Id extends OperationId>(who: string, name: Id, input: OperationInput<Id>) =>
    (await tryAs(who, name, input)).code;
  const openLesson = async (more: object = {}) => {
    const lessonId = await newLesson();
    await call("lecturer", "saveGradeAttendance", { lessonId, isOpen: true, ...more });
    return lessonId;
  };
  /** A token that has just begun: it is good for 20 s. */
  const newToken = async (lessonId: string): Promise<string> => {
    server.advance((await call("lecturer", "getGradeAttendance", { lessonId })).tokenMs!);
    return (await call("lecturer", "getGradeAttendance", { lessonId })).token!;
  };
  const sign = (who: string, input: Record<string, unknown>) => tryAs(who, "signGradeAttendance", input);
  const rowsOf = async (lessonId: string) =>
    Number(
      (await run<{ count: string }>(sql`select count(*) from grade_attendee where lesson_id = ${lessonId}`))[0]!.count,
    );

  it("refuses a token after 20 s of the server's time, and takes a new one", async () => {
    const lessonId = await openLesson();
    const token = await newToken(lessonId);
    server.advance(20_000);
    expect((await sign("learner", { lessonId, token })).code).toBe(errorCode.ATTENDANCE_TOKEN_OLD);
    expect(await rowsOf(lessonId)).toBe(0);
    const { code, data } = await sign("learner", { lessonId, token: await newToken(lessonId) });
    expect(code).toBe(200);
    expect(data).toMatchObject({ lessonId, gradeId, attendanceState: AttendanceStateEnum.present });
  });

  it("refuses forged and cut tokens, those of another lesson, strangers, and lessons that are closed", async () => {
    const [lessonId, other] = [await openLesson(), await openLesson()];
    const token = await newToken(lessonId);
    for (const wrong of [`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`, token.slice(0, 9), "x", "."])
      expect((await sign("learner", { lessonId, token: wrong })).code).toBe(errorCode.ATTENDANCE_TOKEN_WRONG);
    expect((await sign("learner", { lessonId: other, token })).code).toBe(errorCode.ATTENDANCE_TOKEN_WRONG);
    expect((await sign("learner", { lessonId })).code).toBe(errorCode.ATTENDANCE_TOKEN_WRONG);
    expect((await sign("learner", { token })).code).toBe(errorCode.ATTENDANCE_TOKEN_WRONG);
    for (const who of ["stranger", "lecturer", "assistant"])
      expect((await sign(who, { lessonId, token })).code).toBe(errorCode.ATTENDANCE_NOT_MEMBER);
    await call("lecturer", "saveGradeAttendance", { lessonId, isOpen: false });
    expect((await sign("learner", { lessonId, token })).code).toBe(errorCode.ATTENDANCE_CLOSED);
    expect((await sign("learner", { lessonId: "99999999", token })).code).toBe(errorCode.ATTENDANCE_TOKEN_WRONG);
    expect(await rowsOf(lessonId)).toBe(0);
  });

  it("lets who has to sign in to their account first finish it in ten minutes, in the same browser alone", async () => {
    const lessonId = await openLesson();
    const token = await newToken(lessonId);
    const browserKey = "browser-of-a-learner";
    const checked = await server.call("checkGradeToken", { lessonId, token, browserKey });
    expect(checked.code).toBe(200);
    const { ticket } = ok(checked);
    server.advance(9 * MINUTE_MS);
    expect((await server.call("checkGradeToken", { lessonId, token, browserKey })).code).toBe(
      errorCode.ATTENDANCE_TOKEN_OLD,
    );
    expect((await sign("learner", { lessonId, ticket, browserKey: "browser-of-a-friend" })).code).toBe(
      errorCode.ATTENDANCE_TOKEN_OLD,
    );
    expect((await sign("learner", { lessonId, ticket })).code).toBe(errorCode.ATTENDANCE_TOKEN_WRONG);
    expect((await sign("learner", { lessonId, ticket, browserKey })).code).toBe(200);
    server.advance(MINUTE_MS);
    expect((await sign("member", { lessonId, ticket, browserKey })).code).toBe(errorCode.ATTENDANCE_TOKEN_OLD);
    expect((await server.call("checkGradeToken", { lessonId, token: "1.forged", browserKey })).code).toBe(
      errorCode.ATTENDANCE_TOKEN_WRONG,
    );
  });

  it("takes the six digits without the lesson, counts them apart, and locks who guesses", async () => {
    const lessonId = await openLesson();
    const { code } = await call("assistant", "getGradeAttendance", { lessonId });
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect((await sign("stranger", { code })).code).toBe(errorCode.ATTENDANCE_CODE_WRONG);
    expect((await sign("member", { code: `${code!.slice(0, 3)} ${code!.slice(3)}` })).data).toMatchObject({ lessonId });
    const codes = await Promise.all(Array.from({ length: 30 }, () => sign("learner", { lessonId, code: wrong })));
    expect(codes.filter((one) => one.code === errorCode.ATTENDANCE_CODE_WRONG)).toHaveLength(10);
    expect(codes.filter((one) => one.code === errorCode.ATTENDANCE_CODE_LOCKED)).toHaveLength(20);
    expect((await sign("learner", { lessonId, code })).code).toBe(errorCode.ATTENDANCE_CODE_LOCKED);
    expect((await sign("learner", { lessonId, token: await newToken(lessonId) })).code).toBe(200);
    expect(await call("lecturer", "getGradeAttendance", { lessonId })).toMatchObject({
      memberCount: 2,
      presentCount: 2,
      codeCount: 1,
      absentCount: 0,
    });
    server.advance(10 * MINUTE_MS);
    const later = await call("lecturer", "getGradeAttendance", { lessonId });
    expect((await sign("learner", { lessonId, code })).code).toBe(errorCode.ATTENDANCE_CODE_WRONG);
    expect((await sign("learner", { lessonId, code: later.code })).code).toBe(200);
  });

  it("keeps a lesson in the timetable that somebody checked in to", async () => {
    const lessonId = await openLesson();
    const token = await newToken(lessonId);
    expect((await sign("learner", { lessonId, token })).code).toBe(200);
    const lesson = { gradeId, id: lessonId };
    expect(await codeOf("lecturer", "deleteGradeLesson", lesson)).toBe(errorCode.GRADE_LESSON_IN_USE);
    expect(await rowsOf(lessonId)).toBe(1);
    const empty = await openLesson();
    await call("lecturer", "deleteGradeLesson", { gradeId, id: empty });
    expect(await codeOf("lecturer", "getGradeAttendance", { lessonId: empty })).toBe(errorCode.NOT_FOUND);
  });

  it("shows who used one browser for two accounts, and forgets browsers after a month", async () => {
    const lessonId = await openLesson();
    const token = await newToken(lessonId);
    const browserKey = "one-browser-for-two";
    for (const who of ["learner", "member"]) expect((await sign(who, { lessonId, token, browserKey })).code).toBe(200);
    expect(await call("lecturer", "getGradeAttendance", { lessonId })).toMatchObject({ sharedCount: 2 });
    const { list } = await call("lecturer", "listGradeAttendees", { lessonId, which: "shared" });
    expect(list).toHaveLength(2);
    expect(list[0]!.sharedWith).toEqual([list[1]!.userName]);
    const stored = () =>
      run<{ hash: string }>(sql`select browser_hash as hash from grade_attendee
      where lesson_id = ${lessonId} and browser_hash is not null`);
    expect((await stored()).map(({ hash }) => hash).join()).not.toContain(browserKey);
    await cleanUp(server.services.db);
    expect(await stored()).toHaveLength(2);
    await run(sql`update grade_attendee set gmt_sign = now() - interval '31 days' where lesson_id = ${lessonId}`);
    await cleanUp(server.services.db);
    expect(await stored()).toHaveLength(0);
    expect(await rowsOf(lessonId)).toBe(2);
  });

  it("counts who comes late, and who was excused and comes after all", async () => {
    const lessonId = await openLesson({ lateMinutes: 10 });
    await call("lecturer", "saveGradeAttendee", {
      lessonId,
      userNo: numbers["member"]!,
      attendanceState: AttendanceStateEnum.excused,
      reason: "病假",
    });
    server.advance(11 * MINUTE_MS);
    const token = await newToken(lessonId);
    for (const who of ["learner", "member"])
      expect(ok(await sign(who, { lessonId, token })).attendanceState).toBe(AttendanceStateEnum.late);
    await call("lecturer", "saveGradeAttendee", {
      lessonId,
      userNo: numbers["member"]!,
      attendanceState: AttendanceStateEnum.absent,
      reason: "签到后离开",
    });
    expect(ok(await sign("member", { lessonId, token })).attendanceState).toBe(AttendanceStateEnum.absent);
  });

  it("corrects by hand with a reason, keeps how one signed in, and records it", async () => {
    const lessonId = await newLesson();
    const userNo = numbers["learner"]!;
    const change = {
      lessonId,
      userNo,
      attendanceState: AttendanceStateEnum.present,
      reason: "手机没电",
    } satisfies Partial<OperationInput<"saveGradeAttendee">>;
    expect(await codeOf("lecturer", "saveGradeAttendee", change)).toBe(errorCode.ATTENDANCE_NOT_STARTED);
    expect(await codeOf("lecturer", "saveGradeAttendance", { lessonId, isOpen: false })).toBe(
      errorCode.ATTENDANCE_NOT_STARTED,
    );
    await call("lecturer", "saveGradeAttendance", { lessonId, isOpen: true });
    expect(fieldsOf(await tryAs("lecturer", "saveGradeAttendee", { ...change, reason: "  " }))).toHaveLength(1);
    expect(await codeOf("lecturer", "saveGradeAttendee", { ...change, userNo: numbers["stranger"]! })).toBe(
      errorCode.NOT_FOUND,
    );
    const missing = async () => (await call("lecturer", "listGradeAttendees", { lessonId, which: "missing" })).list;
    expect(await missing()).toHaveLength(2);
    expect(await call("assistant", "saveGradeAttendee", change)).toMatchObject({
      attendanceState: AttendanceStateEnum.present,
      reason: "手机没电",
      isHeard: true,
    });
    expect(await missing()).toMatchObject([{ userNo: numbers["member"], isHeard: false, attendanceState: 4 }]);
    await sign("member", { lessonId, token: await newToken(lessonId) });
    expect(
      await call("lecturer", "saveGradeAttendee", {
        ...change,
        userNo: numbers["member"]!,
        attendanceState: AttendanceStateEnum.late,
      }),
    ).toMatchObject({ attendanceState: AttendanceStateEnum.late, attendanceWay: AttendanceWayEnum.qr });
    const records = await run<{ detail: object }>(sql`select detail from audit_entry
      where action = 'grade.attendance' and subject = ${`gradeLesson:${lessonId}`} order by id`);
    expect(records.map(({ detail }) => detail)).toEqual([
      { userNo, from: 4, to: 1, reason: "手机没电" },
      { userNo: numbers["member"], from: 1, to: 2, reason: "手机没电" },
    ]);
  });

  it("is looked at by who manages the class alone", async () => {
    const lessonId = await openLesson();
    const calls: [Parameters<TestServer["call"]>[0], Record<string, unknown>][] = [
      ["getGradeAttendance", { lessonId }],
      ["saveGradeAttendance", { lessonId, isOpen: false }],
      ["listGradeAttendees", { lessonId }],
      ["saveGradeAttendee", { lessonId, userNo: numbers["learner"], attendanceState: 1, reason: "x" }],
      ["listAttendanceLessons", { gradeId }],
      ["listAttendanceTotals", { gradeId }],
    ];
    for (const [name, input] of calls) {
      for (const who of ["learner", "member", "stranger", "organisation"])
        expect(await codeOf(who, name, input), `${who} ${name}`).toBe(errorCode.NOT_FOUND);
      expect(await codeOf("", name, input)).toBe(errorCode.SESSION_MISSING);
    }
    for (const who of ["lecturer", "assistant", "operator"])
      expect(await codeOf(who, "getGradeAttendance", { lessonId })).toBe(200);
    await run(sql`update grade set org_no = '1001', lecturer_user_no = null where id = ${gradeId}`);
    expect(await codeOf("organisation", "getGradeAttendance", { lessonId })).toBe(200);
    await run(
      sql`update grade set org_no = 'default', lecturer_user_no = ${numbers["lecturer"]} where id = ${gradeId}`,
    );
  });

  it("tells at how many lessons each was, of those that are over or closed and after they joined", async () => {
    await run(sql`delete from grade_lesson where grade_id = ${gradeId}`);
    const [open, over, before] = [await openLesson(), await openLesson(), await openLesson()];
    await run(sql`update grade_lesson set gmt_begin = now() - interval '3 days', gmt_end = now() - interval '2 days'
      where id = ${before}`);
    await newLesson();
    await sign("learner", { lessonId: over, token: await newToken(over) });
    await call("lecturer", "saveGradeAttendance", { lessonId: over, isOpen: false });
    const totals = async () => {
      const { list } = await call("lecturer", "listAttendanceTotals", { gradeId });
      return Object.fromEntries(list.map(({ userNo, ...counts }) => [userNo, counts]));
    };
    expect((await totals())[numbers["learner"]!]).toMatchObject({ lessonCount: 1, presentCount: 1, absentCount: 0 });
    expect((await totals())[numbers["member"]!]).toMatchObject({ lessonCount: 1, presentCount: 0, absentCount: 1 });
    // Each sees their own in the room of the class.
    const own = async (who: string) => {
      const { lessonList } = await call(who, "getGradeRoom", { id: gradeId });
      const states = lessonList.map((one) => [one.id, one.attendanceState]);
      return Object.fromEntries(states.filter(([, state]) => state !== undefined));
    };
    expect(await own("learner")).toEqual({ [over]: 1 });
    expect(await own("member")).toEqual({ [over]: 4 });
    expect(await own("lecturer")).toEqual({});
    const none = { presentCount: 0, lateCount: 0, excusedCount: 0, absentCount: 0 };
    expect(await call("learner", "getGradeRoom", { id: gradeId })).toMatchObject({
      ...none,
      lessonCount: 1,
      presentCount: 1,
    });
    expect(await call("member", "getGradeRoom", { id: gradeId })).toMatchObject({
      ...none,
      lessonCount: 1,
      absentCount: 1,
    });
    expect((await call("lecturer", "getGradeRoom", { id: gradeId })).lessonCount).toBeUndefined();
    const lessons = await call("lecturer", "listAttendanceLessons", { gradeId });
    expect(lessons.list.map(({ isHeld, signedCount }) => [isHeld, signedCount])).toContainEqual([false, 0]);
    expect(lessons.list.find(({ lessonId }) => lessonId === open)).toMatchObject({
      isOpen: true,
    });
  });

  it("has a demo of lessons that are over", async () => {
    const lessonId = await newLesson();
    await run(sql`update grade_lesson set gmt_begin = now() - interval '3 hours', gmt_end = now() - interval '2 hours'
      where id = ${lessonId}`);
    await withActor(server.services.db, systemActor, (trx) => seedAttendance(trx, server.services.now()));
    const { list } = await call("lecturer", "listGradeAttendees", { lessonId });
    expect(list).toHaveLength(2);
    expect(await call("lecturer", "getGradeAttendance", { lessonId })).toMatchObject({ isOpen: false, memberCount: 2 });
  });

  itInWholeRun(`signs in ${CROWD} members who come at once, and of ${CROWD} tries of one writes one`, async () => {
    const people = await run<{ user_no: string }>(sql`
      insert into app_user (login_name, mobile, name, user_type, org_no)
      select 'crowd' || n, '139' || lpad(n::text, 8, '0'), '同学' || n, 1, 'default'
      from generate_series(1, ${CROWD}) as n returning user_no`);
    await run(sql`insert into grade_member (grade_id, user_no, org_no, role, joined_by, gmt_join)
      select ${gradeId}, user_no, 'default', 3, 4, now() - interval '1 day'
      from unnest(${people.map(({ user_no }) => user_no)}::bigint[]) as one (user_no)`);
    crowd = await withActor(server.services.db, systemActor, async (trx) => {
      const opened: string[] = [];
      for (const { user_no } of people)
        opened.push(await server.services.sessions.open(trx, { userNo: user_no, ip: "127.0.0.1", userAgent: "crowd" }));
      return opened;
    });
    const lessonId = await openLesson();
    // They came in time; a busy machine may take longer than a token is good for.
    const ticketFor = async (id: string) => {
      const browserKey = `browser-of-lesson-${id}`;
      const data = ok(await server.call("checkGradeToken", { lessonId: id, token: await newToken(id), browserKey }));
      return { lessonId: id, ticket: data.ticket, browserKey };
    };
    const right = await ticketFor(lessonId);
    const replies = await Promise.all(crowd.map((own) => server.call("signGradeAttendance", right, { token: own })));
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([200]));
    expect(await rowsOf(lessonId)).toBe(CROWD);
    const again = await openLesson();
    const second = await ticketFor(again);
    // Of one session a hundred may be in flight.
    const tries = await Promise.all(crowd.slice(0, 90).map(() => sign("learner", second)));
    expect(new Set(tries.map(({ code }) => code))).toEqual(new Set([200]));
    expect(new Set(tries.map((reply) => ok(reply).gmtSign)).size).toBe(1);
    expect(await rowsOf(again)).toBe(1);
  });
});
