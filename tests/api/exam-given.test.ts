import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { GradeStateEnum } from "../../src/generated/enums.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { run } from "./order-harness.ts";

describe("the exams that were given to somebody", () => {
  let server: TestServer;
  let person = { token: "" };
  let other = { token: "" };
  let userNo = "";
  /** An exam that those on its list sit. */
  let exam = "";
  let practice = "";
  beforeAll(async () => {
    server = await startTestServer();
    person = { token: await server.signIn("13800000007") };
    other = { token: await server.signIn("13800000004") };
    const [account] = await run<{ user_no: string }>(
      server,
      sql`select user_no from app_user where mobile = '13800000007'`,
    );
    userNo = account!.user_no;
    const rows = await run<{ id: string }>(server, sql`select id from exam order by id limit 2`);
    [practice = "", exam = ""] = rows.map(({ id }) => id);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await run(server, sql`delete from grade_exam`);
    await run(server, sql`update exam_admission set gmt_revoke = now() where gmt_revoke is null`);
    await run(server, sql`update exam_user set gmt_revoke = now() where gmt_revoke is null`);
    await run(server, sql`update exam set audience = 4, attempts_allowed = 1 where id = ${exam}`);
  });

  const given = async (as = person) => {
    const data = ok(await server.call("listGivenExams", {}, as));
    expect(data.totalCount).toBe(data.list.length);
    return data.list.map(({ id }) => id);
  };
  const admit = async (who: { number?: string; userNo?: string }) => {
    // What another test took back would stand in the way of the same number.
    await run(server, sql`delete from exam_admission where exam_id = ${exam} and person_number = ${who.number ?? "-"}`);
    await run(
      server,
      sql`insert into exam_admission (exam_id, org_no, person_name, person_number, user_no, code)
        values (${exam}, 'default', '某人', ${who.number ?? ""}, ${who.userNo ?? null}, 'ACD4' || (100000 + (random() * 899999)::int))`,
    );
  };

  it("are those on whose list they are, by their mobile number or their account, until they are taken off", async () => {
    expect(await given()).toEqual([]);
    await admit({ number: "13800000007" });
    expect([await given(), await given(other)]).toEqual([[exam], []]);
    await run(
      server,
      sql`update exam_admission set user_no = ${userNo}, person_number = 'A-1' where person_number = '13800000007'`,
    );
    expect(await given()).toEqual([exam]);
    await run(server, sql`update exam_admission set gmt_revoke = now()`);
    expect(await given()).toEqual([]);
  });

  it("are those that they bought, and those of a class that they are in", async () => {
    await run(
      server,
      sql`insert into exam_user (user_no, org_no, exam_id, order_no, gmt_create)
        select ${userNo}, 'default', ${exam}, order_no, now() from sales_order limit 1`,
    );
    expect(await given()).toEqual([exam]);
    await run(server, sql`update exam_user set gmt_revoke = now()`);
    expect(await given()).toEqual([]);
    const [member] = await run<{ grade_id: string; mobile: string }>(
      server,
      sql`select grade_id, mobile from grade_member join app_user using (user_no) join grade on grade.id = grade_id
        where grade_member.state = 1 and grade.state in (${GradeStateEnum.open}, ${GradeStateEnum.running}) and app_user.user_type = 1 and mobile is not null order by user_no limit 1`,
    );
    // Members of the demo have sat it already.
    await run(server, sql`update exam set attempts_allowed = 0 where id = ${exam}`);
    await run(server, sql`insert into grade_exam (grade_id, exam_id) values (${member!.grade_id}, ${exam})`);
    expect(await given({ token: await server.signIn(member!.mobile) })).toContain(exam);
  });

  it("are not those that are withdrawn or over, nor those whose attempts are used up", async () => {
    await admit({ userNo });
    for (const [off, on] of [
      [sql`is_putaway = false`, sql`is_putaway = true`],
      [sql`gmt_begin = null, gmt_end = now() - interval '1 second'`, sql`gmt_end = null`],
    ] as const) {
      await run(server, sql`update exam set ${off} where id = ${exam}`);
      expect(await given()).toEqual([]);
      await run(server, sql`update exam set ${on} where id = ${exam}`);
      expect(await given()).toEqual([exam]);
    }
    const attemptId = ok(await server.call("startExamAttempt", { id: exam }, person)).id;
    expect(await given()).toEqual([exam]);
    await server.call("submitExamAttempt", { attemptId }, person);
    expect(await given()).toEqual([]);
    await run(server, sql`update exam_admission set extra_attempts = 1`);
    expect(await given()).toEqual([exam]);
  });

  it("are in no catalogue where they are for a list or a class, and have their page for those they were given to", async () => {
    await admit({ number: "13800000007" });
    const { examName } = ok(await server.call("getExam", { id: exam }, person));
    const listed = async (str?: string) =>
      ok(await server.call("listExams", { pageSize: 50, ...(str ? { str } : {}) })).list.map(({ id }) => id);
    for (const audience of [4, 5]) {
      await run(server, sql`update exam set audience = ${audience} where id = ${exam}`);
      expect([await listed(), await listed(examName)].flat()).not.toContain(exam);
      expect(ok(await server.call("getExam", { id: exam }, person)).id).toBe(exam);
      expect((await server.call("getExam", { id: exam })).code).toBe(errorCode.NOT_FOUND);
    }
    await run(server, sql`update exam set audience = 1 where id = ${exam}`);
    expect(await listed()).toContain(exam);
  });

  it("say why they may not begin yet to those they were given to, and are unknown to a stranger", async () => {
    const [stranger] = await run<{ mobile: string }>(
      server,
      sql`select mobile from app_user where user_type = 1 and not is_operator and mobile is not null
        and has_password and not exists (select from exam_attempt where user_no = app_user.user_no)
          and not exists (select from grade_member where user_no = app_user.user_no)
        and mobile <> '13800000007' order by user_no limit 1`,
    );
    const other = { token: await server.signIn(stranger!.mobile) };
    const [member] = await run<{ grade_id: string; mobile: string }>(
      server,
      sql`select grade_id, mobile from grade_member join app_user using (user_no) join grade on grade.id = grade_id
        where grade_member.state = 1 and role = 3 and grade.state in (${GradeStateEnum.open}, ${GradeStateEnum.running})
          and user_type = 1 and mobile is not null order by user_no limit 1`,
    );
    await run(
      server,
      sql`update exam set attempts_allowed = 0, gmt_begin = now() + interval '1 hour' where id = ${exam}`,
    );
    onTestFinished(async () => void (await run(server, sql`update exam set gmt_begin = null where id = ${exam}`)));
    await admit({ number: "13800000007" });
    await run(server, sql`insert into grade_exam (grade_id, exam_id) values (${member!.grade_id}, ${exam})`);
    const ofClass = { token: await server.signIn(member!.mobile) };
    for (const [audience, who] of [
      [4, person],
      [5, ofClass],
    ] as const) {
      await run(server, sql`update exam set audience = ${audience} where id = ${exam}`);
      expect(ok(await server.call("getExamStanding", { id: exam }, who))).toMatchObject({ startReason: "coming" });
      expect((await server.call("startExamAttempt", { id: exam }, who)).code).toBe(errorCode.EXAM_COMING);
      for (const operation of ["getExam", "getExamStanding", "startExamAttempt"] as const)
        expect((await server.call(operation, { id: exam }, other)).code, operation).toBe(errorCode.NOT_FOUND);
    }
  });

  it("are none of those that everybody may sit, and nobody's who is not signed in", async () => {
    await server.call("startExamAttempt", { id: practice }, person);
    expect(await given()).toEqual([]);
    expect((await server.call("listGivenExams")).code).toBe(errorCode.SESSION_MISSING);
  });
});
