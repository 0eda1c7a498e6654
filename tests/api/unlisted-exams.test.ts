import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { UserTypeEnum } from "../../src/generated/enums.ts";
import { createCallers } from "./callers.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { run } from "./order-harness.ts";

describe("exams that no catalogue shows", () => {
  let server: TestServer;
  const { signIn, call, codeOf } = createCallers(() => server);
  let closed: { id: string }[] = [];

  beforeAll(async () => {
    server = await startTestServer();
    closed = await run(server, sql`select id from exam where is_putaway and audience in (4, 5)`);
    // Somebody who learns, and to whom no exam was ever given.
    const [stranger] = await run<{ mobile: string }>(
      server,
      sql`select mobile from app_user as one where user_type = ${UserTypeEnum.learner} and not is_operator and mobile is not null
        and has_password
        and not exists (select from exam_attempt where user_no = one.user_no)
        and not exists (select from exam_assistant where user_no = one.user_no)
        and not exists (select from exam_admission where user_no = one.user_no or person_number = one.mobile)
        and not exists (select from exam_member where user_no = one.user_no)
        and not exists (select from grade_member where user_no = one.user_no) order by user_no limit 1`,
    );
    await signIn({ stranger: stranger!.mobile });
  });
  afterAll(() => server?.close());

  it("are not found by visitors and strangers who count numbers", async () => {
    expect(closed.length).toBeGreaterThan(0);
    for (const { id } of closed) {
      expect(await codeOf("nobody", "getExam", { id }), id).toBe(errorCode.NOT_FOUND);
      expect(await codeOf("stranger", "getExam", { id }), id).toBe(errorCode.NOT_FOUND);
      expect(await codeOf("stranger", "getExamStanding", { id }), id).toBe(errorCode.NOT_FOUND);
    }
  });

  it("are read by the organisation or the lecturer whose they are, and by who is in their class", async () => {
    for (const { id } of closed) {
      const [maker] = await run<{ mobile: string }>(
        server,
        sql`select mobile from app_user join exam on exam.id = ${id} where app_user.user_no = exam.owner_user_no
          or (exam.owner_user_no is null and user_type = ${UserTypeEnum.organisation} and app_user.org_no = exam.org_no) limit 1`,
      );
      if (!maker) continue;
      await signIn({ maker: maker.mobile });
      expect(await codeOf("maker", "getExam", { id }), id).toBe(200);
    }
    const [member] = await run<{ mobile: string; exam_id: string }>(
      server,
      sql`select mobile, exam_id from grade_exam join grade_member using (grade_id) join app_user using (user_no)
        join exam on exam.id = exam_id where is_putaway and audience = 5 and grade_member.state = 1
          and grade_member.role = 3 and mobile is not null limit 1`,
    );
    await signIn({ member: member!.mobile });
    expect(await codeOf("member", "getExam", { id: member!.exam_id })).toBe(200);
  });

  it("hide the task of homework from members until it begins", async () => {
    const [found] = await run<{ mobile: string; id: string }>(
      server,
      sql`select mobile, exam.id from grade_exam join grade_member using (grade_id) join app_user using (user_no)
        join exam on exam.id = exam_id where exam_kind = 2 and is_putaway and grade_member.state = 1
          and grade_member.role = 3 and mobile is not null limit 1`,
    );
    await signIn({ member: found!.mobile });
    const task = async () => JSON.stringify((await call("member", "getExam", { id: found!.id })).introduce);
    const open = await task();
    await run(
      server,
      sql`update exam set gmt_begin = now() + interval '1 day', gmt_due = now() + interval '2 days',
      gmt_end = now() + interval '3 days' where id = ${found!.id}`,
    );
    expect(open).not.toBe(await task());
    expect(JSON.parse(await task())).toEqual({ type: "doc", content: [] });
  });

  it("stand beside courses of their own maker alone", async () => {
    const [own] = await run<{ id: string }>(
      server,
      sql`select id from exam
      where owner_user_no = (select user_no from app_user where mobile = '13800000002') order by id limit 1`,
    );
    await signIn({ lecturer: "13800000002" });
    const { settings } = await call("lecturer", "getOwnExam", { id: own!.id });
    const [foreign] = await run<{ id: string }>(
      server,
      sql`select id from course
      where lecturer_user_no <> (select user_no from app_user where mobile = '13800000002') order by id limit 1`,
    );
    const [mine] = await run<{ id: string }>(
      server,
      sql`select id from course
      where lecturer_user_no = (select user_no from app_user where mobile = '13800000002') order by id limit 1`,
    );
    const under = (courseId: string) =>
      codeOf("lecturer", "saveExam", {
        id: own!.id,
        settings: { ...settings, examPrice: "0.00", examAudience: 3, courseId },
      });
    expect(await under(foreign!.id)).toBe(errorCode.NOT_FOUND);
    expect(await under(mine!.id)).toBe(200);
  });
});

describe("what lecturers write on their public page", () => {
  let server: TestServer;
  const { signIn, codeOf } = createCallers(() => server);
  beforeAll(async () => {
    server = await startTestServer();
    await signIn({ lecturer: "13800000002" });
  });
  afterAll(() => server?.close());

  it("is refused for a word that names of people may not have", async () => {
    const good = {
      lecturerName: "林一帆",
      position: "前端讲师",
      introduce: "在一家软件公司写了十二年界面，现在教别人写界面，也写一点文章。",
    };
    for (const field of ["lecturerName", "position", "introduce"] as const)
      expect(await codeOf("lecturer", "saveOwnLecturer", { ...good, [field]: good[field] + "代开发票" }), field).toBe(
        errorCode.TEXT_REFUSED,
      );
    expect(await codeOf("lecturer", "saveOwnLecturer", good)).toBe(200);
  });
});
