import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("what operators and organisations decide", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer();
    for (const [who, mobile] of Object.entries({
      operator: "13800000009",
      organisation: "13800000003",
      learner: "13800000001",
      lecturer: "13800000002",
      applicant: "13800000006",
      orgApplicant: "13800000007",
    })) {
      tokens[who] = await server.signIn(mobile);
    }
  });
  afterAll(() => server?.close());

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const as = (who: string) => ({ token: tokens[who] ?? "" });
  const waiting = async (who: string) =>
    ok(await server.call("listLecturerAudits", { auditStatus: 0 }, as(who))).list as {
      id: string;
      lecturerName: string;
    }[];
  const decide = (
    id: string,
    auditStatus: OperationInput<"auditLecturer">["auditStatus"],
    auditOpinion: string,
    who: string,
  ) => server.call("auditLecturer", { id, auditStatus, auditOpinion }, as(who));

  it("shows operators all applications, an organisation its own people's, and others none", async () => {
    expect((await waiting("operator")).map(({ lecturerName }) => lecturerName)).toEqual(["吴建民", "黄敏"]);
    expect((await waiting("organisation")).map(({ lecturerName }) => lecturerName)).toEqual(["黄敏"]);
    for (const who of ["learner", "lecturer"])
      expect((await server.call("listLecturerAudits", {}, as(who))).code).toBe(errorCode.NO_PERMISSION);
    for (const operation of ["listOrganisationAudits", "listRefunds"] as const) {
      expect((await server.call(operation, {}, as("operator"))).code).toBe(200);
      expect((await server.call(operation, {}, as("organisation"))).code).toBe(errorCode.NO_PERMISSION);
    }
  });

  it("an accepted applicant is a lecturer at once, with the same session, and can make a course", async () => {
    const [first, second] = await waiting("operator");
    expect((await decide(first?.id ?? "", 1, "", "organisation")).code).toBe(errorCode.NOT_FOUND);
    expect((await decide(first?.id ?? "", 2, "", "operator")).code).toBe(errorCode.VALIDATION);
    // Whichever of the two comes first.
    const codes = (
      await Promise.all([decide(first?.id ?? "", 1, "", "operator"), decide(first?.id ?? "", 1, "欢迎", "operator")])
    ).map(({ code }) => code);
    expect(codes.sort((one, other) => one - other)).toEqual([200, 1706]);
    expect((await decide(first?.id ?? "", 2, "不行", "operator")).code).toBe(errorCode.AUDIT_DECIDED);
    expect((await decide(second?.id ?? "", 1, "欢迎", "organisation")).code).toBe(200);
    expect(
      await run(
        sql`select lecturer_name, org_no from lecturer where lecturer_name in ('吴建民', '黄敏') order by org_no`,
      ),
    ).toEqual([
      { lecturer_name: "黄敏", org_no: "1001" },
      { lecturer_name: "吴建民", org_no: "default" },
    ]);
    expect(
      (await server.call("createCourseDraft", { courseCategory: 1, courseName: "我的第一门课" }, as("applicant"))).code,
    ).toBe(200);
    const titles = ok(await server.call("listMessages", {}, as("orgApplicant"))).list.map(({ msgTitle }) => msgTitle);
    expect(titles).toContain("你的讲师申请已通过");
    const lecturers = ok(await server.call("listOrganisationLecturers", { pageSize: 100 }, as("organisation"))).list;
    expect(lecturers.map(({ lecturerName }) => lecturerName)).toContain("黄敏");
    expect(lecturers.every(({ waitingCount }) => waitingCount >= 0)).toBe(true);
  });

  it("says so where nobody has signed up with the number", async () => {
    const [row] = await run<{ id: string }>(
      sql`insert into lecturer_audit (lecturer_name, lecturer_mobile, position, introduce)
        values ('无账号', '13911112222', '讲师', '还没有注册') returning id`,
    );
    expect((await decide(row?.id ?? "", 1, "", "operator")).code).toBe(errorCode.AUDIT_NO_ACCOUNT);
    expect(await run(sql`select audit_status from lecturer_audit where id = ${row?.id}`)).toEqual([
      { audit_status: 0 },
    ]);
    expect((await decide(row?.id ?? "", 2, "请先注册", "operator")).code).toBe(200);
  });

  it("an organisation comes to nobody's account by an application that anybody can have filed signed out", async () => {
    const filed = async (mobile: string) => {
      const [row] = await run<{ id: string }>(
        sql`insert into lecturer_audit (org_no, lecturer_name, lecturer_mobile, position, introduce)
          values ('1001', '某某', ${mobile}, '讲师', '未登录提交') returning id`,
      );
      return row?.id ?? "";
    };
    await run(
      sql`insert into app_user (org_no, user_type, name, login_name, mobile) values ('default', 1, '平台学员', 'signed-out-1', '13911115555')`,
    );
    const [foreign, unknown] = [await filed("13911115555"), await filed("13911113333")];
    for (const id of [foreign, unknown]) {
      expect(await decide(id, 1, "", "organisation")).toMatchObject({
        code: errorCode.AUDIT_FOR_OPERATORS,
        msg: expect.stringContaining("登录"),
      });
      expect((await decide(id, 2, "广告广告", "organisation")).code).toBe(errorCode.AUDIT_FOR_OPERATORS);
    }
    expect(await run(sql`select user_type, org_no from app_user where mobile = '13911115555'`)).toEqual([
      { user_type: 1, org_no: "default" },
    ]);
    expect(await run(sql`select audit_status from lecturer_audit where id in (${foreign}, ${unknown})`)).toEqual([
      { audit_status: 0 },
      { audit_status: 0 },
    ]);
    expect((await decide(unknown, 2, "请先注册", "operator")).code).toBe(200);
    expect((await decide(foreign, 2, "请登录后申请", "operator")).code).toBe(200);
    // One who is there already is the organisation's to decide on, however the application came.
    await run(
      sql`insert into app_user (org_no, user_type, name, login_name, mobile) values ('1001', 1, '本机构学员', 'signed-out-2', '13911114444')`,
    );
    expect((await decide(await filed("13911114444"), 1, "", "organisation")).code).toBe(200);
    expect(await run(sql`select user_type, org_no from app_user where mobile = '13911114444'`)).toEqual([
      { user_type: 2, org_no: "1001" },
    ]);
  });

  it("an accepted organisation has its number, its site and its account", async () => {
    const [application] = ok(await server.call("listOrganisationAudits", { auditStatus: 0 }, as("operator"))).list;
    expect(application!.orgNo).toBe("qinghe");
    expect(
      (await server.call("auditOrganisation", { id: application!.id, auditStatus: 1 }, as("operator"))).data,
    ).toEqual({ id: application!.id, auditStatus: 1 });
    expect(ok(await server.call("getOrgInfo", { orgNo: "qinghe" })).orgName).toBe("青禾家政服务培训学校");
    expect(await run(sql`select user_type, org_no from app_user where mobile = '13800000004'`)).toEqual([
      { user_type: 3, org_no: "qinghe" },
    ]);
    const [taken] = await run<{
      id: string;
    }>(sql`insert into organisation_audit (org_name, wished_org_no, credit_code, contact_name, contact_mobile)
      select '后来的学校', 'qinghe', '91350100M000100Y43', '某人', mobile from app_user where mobile = '13800000005' returning id`);
    expect((await server.call("auditOrganisation", { id: taken!.id, auditStatus: 1 }, as("operator"))).code).toBe(200);
    expect(await run(sql`select org_no from app_user where mobile = '13800000005'`)).toEqual([{ org_no: "1004" }]);
  });

  it("a lecturer's page changes at once, with a portrait of their own alone", async () => {
    const before = ok(await server.call("getOwnLecturer", {}, as("lecturer")));
    const change = {
      lecturerName: "林知远老师",
      position: before.position,
      introduce: before.introduce,
      headImgUrl: before.headImgUrl,
    };
    expect(
      fieldsOf(
        await server.call(
          "saveOwnLecturer",
          { ...change, headImgUrl: "https://example.com/x.png", introduce: "短" },
          as("lecturer"),
        ),
      ).map(({ path }) => path),
    ).toEqual(["introduce", "headImgUrl"]);
    expect((await server.call("saveOwnLecturer", change, as("lecturer"))).code).toBe(200);
    expect(ok(await server.call("getLecturer", { lecturerUserNo: before.lecturerUserNo })).lecturerName).toBe(
      "林知远老师",
    );
    expect(ok(await server.call("searchCourses", { str: "林知远老师" })).totalCount).toBeGreaterThan(0);
    expect((await server.call("saveOwnLecturer", change, as("organisation"))).code).toBe(errorCode.NO_PERMISSION);
  });
});
