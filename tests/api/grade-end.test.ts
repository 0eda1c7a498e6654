import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CertificateAwardEnum, GradeCertificateEnum } from "../../src/generated/enums.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { createCallers } from "./callers.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const people = { passed: "13800000001", present: "13800000004", neither: "13800000007", late: "13800000011" };

describe("the end of a class", () => {
  let server: TestServer;
  const { signIn, call } = createCallers(() => server);
  const userNos: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer();
    const everybody = { ...people, lecturer: "13800000002" };
    await signIn(everybody);
    for (const [who, mobile] of Object.entries(everybody)) {
      const [row] = await run<{ userNo: string }>(
        sql`select user_no as "userNo" from app_user where mobile = ${mobile}`,
      );
      userNos[who] = row?.userNo ?? "";
    }
  });
  afterAll(() => server?.close());

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  /** A class with a homework that one passes, and five lessons, of which another was at three and excused from two. */
  const newGrade = async (gradeCertificate?: GradeCertificateEnum): Promise<{ id: string; templateId: string }> => {
    const settings: OperationInput<"saveGrade">["settings"] = {
      gradeName: "结业班",
      price: "0.00",
      gradeJoin: 1,
      beginTime: "2026-01-01 19:00:00",
      endTime: "2099-02-01 21:00:00",
      isListed: true,
      isMembersShown: true,
      gradeCertificate,
    };
    const { id } = await call("lecturer", "saveGrade", { settings });
    await call("lecturer", "saveGradeState", { id, gradeState: 2 });
    const { code } = await call("lecturer", "addGradeCode", { gradeId: id });
    for (const who of Object.keys(people)) await call(who, "joinGrade", { code });
    const homework = await call("lecturer", "saveHomework", {
      gradeId: id,
      settings: {
        homeworkName: "结业作业",
        task: "写总结",
        gmtDue: "2098-01-01 20:00:00",
        homeworkLate: 1,
        isFileTaken: false,
        maxScore: 10,
        rubricList: [],
      },
    });
    for (const [who, score] of [
      ["passed", 6],
      ["neither", 5],
    ] as const) {
      const { id: attemptId } = await call(who, "startExamAttempt", { id: homework.id });
      await call(who, "saveExamAnswers", {
        attemptId,
        holder: "homework-page-0001-abc",
        answerList: [{ slot: 1, seq: 1, body: { text: "总结" } }],
      });
      await call(who, "submitExamAttempt", { attemptId });
      await call("lecturer", "saveExamMark", { attemptId, slot: 1, version: 1, score });
    }
    await run(sql`update grade_member set gmt_join = now() - interval '30 days' where grade_id = ${id}`);
    await run(sql`with lesson as (
        insert into grade_lesson (grade_id, org_no, lesson_name, gmt_begin, gmt_end)
        select ${id}, 'default', '第' || n || '课', now() - n * interval '1 day', now() - n * interval '1 day' + interval '1 hour'
        from generate_series(1, 5) as n returning id, lesson_name
      ), opened as (
        insert into grade_attendance (lesson_id, grade_id, org_no, gmt_close)
        select id, ${id}, 'default', now() from lesson returning lesson_id
      )
      select from opened`);
    await run(sql`insert into grade_attendee (lesson_id, user_no, grade_id, org_no, state)
      select id, one.user_no, ${id}, 'default', one.state
      from (select id, row_number() over (order by id) as place from grade_lesson where grade_id = ${id}) as lesson
      join (values (${userNos["present"]}::bigint, 3, 1), (${userNos["present"]}::bigint, 5, 3),
        (${userNos["neither"]}::bigint, 3, 1)) as one (user_no, upto, state)
        on place <= one.upto and (one.state = 1 or place > 3)`);
    // Came after all of it was over: nothing was asked of them.
    await run(
      sql`update grade_member set gmt_join = '2098-06-01' where grade_id = ${id} and user_no = ${userNos["late"]}`,
    );
    const template = await call("lecturer", "saveCertificateTemplate", {
      templateName: "结业证书",
      awardKind: CertificateAwardEnum.grade,
      sourceId: id,
      isAuto: true,
      prefix: "JY",
    });
    return { id, templateId: template.id };
  };
  const holders = async (templateId: string): Promise<string[]> => {
    await server.services.outbox.drain();
    const rows = await run<{ userNo: string }>(sql`select user_no as "userNo" from certificate
      where template_id = ${templateId}`);
    return Object.keys(people).filter((who) => rows.some(({ userNo }) => userNo === userNos[who]));
  };
  const close = (id: string) => call("lecturer", "saveGradeState", { id, gradeState: 4 });

  it("gives its certificates to whom its rule names, once, and by itself to who passed or was there", async () => {
    const rules: [GradeCertificateEnum | undefined, string[]][] = [
      [undefined, ["passed", "present"]],
      [GradeCertificateEnum.none, []],
      [GradeCertificateEnum.passed, ["passed"]],
      [GradeCertificateEnum.present, ["present"]],
      [GradeCertificateEnum.all, ["passed", "present", "neither", "late"]],
    ];
    for (const [rule, who] of rules) {
      const { id, templateId } = await newGrade(rule);
      expect(await holders(templateId), `${rule} before`).toEqual([]);
      await close(id);
      expect(await holders(templateId), `${rule}`).toEqual(who);
      await call("lecturer", "saveGradeState", { id, gradeState: 3 });
      await close(id);
      await server.services.outbox.drain();
      const [{ count } = { count: -1 }] = await run<{ count: number }>(
        sql`select count(*)::int as count from certificate where template_id = ${templateId}`,
      );
      expect(count, `${rule} closed again`).toBe(who.length);
    }
  });

  it("lets its certificate be given by hand to its members, whom it names first, and to nobody else", async () => {
    const { id, templateId } = await newGrade(GradeCertificateEnum.none);
    const add = async (name: string) =>
      (
        await run<{ userNo: string }>(sql`insert into app_user (login_name, name, mobile)
          values (${name}, ${name}, ${`1720000${String(id).padStart(3, "0")}${name === "只在班里" ? 1 : 2}`})
          returning user_no as "userNo"`)
      )[0]!.userNo;
    const [member, stranger] = [await add("只在班里"), await add("不在班里")];
    await run(sql`insert into grade_member (grade_id, user_no, org_no, joined_by, gmt_join)
      values (${id}, ${member}, 'default', 4, now())`);
    await close(id);
    const { list } = await call("lecturer", "listCertificatePeople", { templateId });
    expect(list[0]).toMatchObject({ userNo: member, isHeld: false, isEligible: false });
    expect(list.map(({ userNo }) => userNo)).not.toContain(stranger);
    const batch = await call("lecturer", "issueCertificates", { templateId, userNoList: [member, stranger] });
    await server.services.outbox.drain();
    expect(await call("lecturer", "getCertificateBatch", { id: batch.id })).toMatchObject({
      issuedCount: 1,
      refusedList: [{ name: stranger, reason: "unknown" }],
    });
  });

  it("lets a template that is made later be issued to all whom the rule names, once the class is closed", async () => {
    const { id } = await newGrade(GradeCertificateEnum.passed);
    const { id: templateId } = await call("lecturer", "saveCertificateTemplate", {
      templateName: "补发的结业证书",
      awardKind: CertificateAwardEnum.grade,
      sourceId: id,
      isAuto: false,
      prefix: "BF",
    });
    const eligible = async () =>
      (await call("lecturer", "listCertificatePeople", { templateId, isEligible: true })).list.map(
        ({ userNo }) => userNo,
      );
    expect(await eligible()).toEqual([]);
    await expect(call("lecturer", "issueCertificates", { templateId, isEligible: true })).rejects.toThrow();
    await close(id);
    expect(await eligible()).toEqual([userNos["passed"]]);
    await call("lecturer", "issueCertificates", { templateId, isEligible: true });
    expect(await holders(templateId)).toEqual(["passed"]);
  });

  it("gives nothing to who left, and nothing to a class that is only started", async () => {
    const { id, templateId } = await newGrade(GradeCertificateEnum.all);
    await call("neither", "leaveGrade", { id });
    await call("lecturer", "saveGradeState", { id, gradeState: 3 });
    expect(await holders(templateId)).toEqual([]);
    await close(id);
    expect(await holders(templateId)).toEqual(["passed", "present", "late"]);
  });
});
