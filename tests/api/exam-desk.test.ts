import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { admit, findAdmission } from "../../src/server/modules/exams/desk/admission.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("the desk of an exam", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  /** Ids of the demo's exams. */
  let practice = "";
  let english = "";
  beforeAll(async () => {
    server = await startTestServer();
    for (const [who, mobile] of Object.entries({
      learner: "13800000001",
      member: "13800000004",
      other: "13800000007",
      lecturer: "13800000002",
      organisation: "13800000003",
      operator: "13800000009",
    }))
      tokens[who] = await server.signIn(mobile);
    const rows = await run<{ id: string }>(sql`select id from exam order by id`);
    [practice = "", english = ""] = rows.map(({ id }) => id);
  });
  afterAll(() => server?.close());

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const system = <Result>(work: Parameters<typeof withActor<Result>>[2]) =>
    withActor(server.services.db, systemActor, work);
  const as = (who: string) => ({ token: tokens[who] ?? "" });

  it("finds who comes to the exam room by code and name or number, and makes them one account", async () => {
    await run(sql`insert into exam_admission (exam_id, org_no, person_name, person_number, code)
      values (${practice}, '1001', '张 伟', 'A-17', 'ACD4EF679K')`);
    const find = (code: string, who: string) => system((trx) => findAdmission(trx, code, who));
    expect(await find("ACD4EF679K", "李娜")).toBeUndefined();
    expect(await find("ACD4EF679M", "张伟")).toBeUndefined();
    expect(await find("ACD4EF679K", " ")).toBeUndefined();
    expect(await find("acd4-ef679k", "张伟")).toMatchObject({ examId: practice, userNo: null });
    const found = (await find("ACD4EF679K", "ａ-17"))!;
    const now = server.services.now();
    const [first, second] = await Promise.all([1, 2].map(() => system((trx) => admit(trx, found, now))));
    expect(first).toBe(second);
    expect(await find("ACD4EF679K", "张伟")).toMatchObject({ userNo: first });
    await run(sql`update exam_admission set gmt_revoke = now() where code = 'ACD4EF679K'`);
    expect(await find("ACD4EF679K", "张伟")).toBeUndefined();
  });

  it("takes the account with the mobile number on the list for the person, with their extra time", async () => {
    await run(sql`update exam set audience = 4 where id = ${english}`);
    const standing = async (who: string) => (await server.call("getExamStanding", { id: english }, as(who))).data;
    expect((await standing("other")).startReason).toBe("right");
    await run(sql`insert into exam_admission (exam_id, org_no, person_name, person_number, code, extra_ms)
      values (${english}, 'default', '某人', '13800000007', 'ACD4EF679N', 600000)`);
    expect(await standing("other")).toMatchObject({ canStart: true, extraMinutes: 10 });
    expect((await standing("member")).startReason).toBe("right");
    const { data } = await server.call("startExamAttempt", { id: english }, as("other"));
    const [bound] = await run<{ mobile: string }>(sql`select mobile from exam_admission join app_user using (user_no)
      where code = 'ACD4EF679N'`);
    expect(bound?.mobile).toBe("13800000007");
    await server.call("submitExamAttempt", { attemptId: data.id }, as("other"));
    await run(sql`update exam_admission set gmt_revoke = now() where code = 'ACD4EF679N'`);
    expect((await server.call("startExamAttempt", { id: english }, as("other"))).code).toBe(errorCode.EXAM_NOT_HELD);
    await run(sql`update exam set audience = 1 where id = ${english}`);
  });
});
