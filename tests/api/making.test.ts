import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { describeApi, startTestServer, type TestServer } from "./harness.ts";

describeApi("making courses", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer();
    const people = await run<{ mobile: string; org_no: string }>(sql`select mobile, org_no from app_user where user_type = 2 order by user_no`);
    tokens["lecturer"] = await server.signIn("13800000002");
    const own = people.find(({ mobile }) => mobile === "13800000002");
    tokens["otherLecturer"] = await server.signIn(people.find(({ org_no }) => org_no !== own?.org_no && org_no !== "1001")?.mobile ?? "");
    tokens["orgLecturer"] = await server.signIn(people.find(({ org_no, mobile }) => org_no === "1001" && mobile !== "13800000002")?.mobile ?? "");
    tokens["organisation"] = await server.signIn("13800000003");
    tokens["learner"] = await server.signIn("13800000001");
    tokens["operator"] = await server.signIn("13800000009");
  });
  afterAll(() => server?.close());

  const run = async <Row>(query: ReturnType<typeof sql>) => (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const as = (who: string) => ({ token: tokens[who] ?? "" });
  const begin = async (who = "lecturer", courseCategory = 1) => (await server.call("createCourseDraft", { courseCategory, courseName: "新课程" }, as(who))).data.courseId as string;
  const read = async (courseId: string, who = "lecturer") => (await server.call("getCourseDraft", { courseId }, as(who))).data;

  it("begins a course that nobody sees but who makes it", async () => {
    const courseId = await begin();
    const draft = await read(courseId);
    expect(draft).toMatchObject({ courseId, version: 1, state: 0, isPutaway: 0, isPublished: false });
    expect(draft.body).toMatchObject({ courseName: "新课程", courseCategory: 1, categoryId1: "", chapters: [] });
    expect((await server.call("getCourse", { courseId })).code).toBe(1004);
    expect((await server.call("getCourse", { courseId }, as("lecturer"))).code).toBe(1004);
    const { list, countList } = (await server.call("listCourseDrafts", { state: 0 }, as("lecturer"))).data;
    expect(list[0]).toMatchObject({ courseId, courseName: "新课程", state: 0 });
    expect(countList.find(({ state }: { state: number }) => state === 2).num).toBeGreaterThan(0);
  });

  it("lets in who makes the course, to look also operators, and nobody else", async () => {
    const courseId = await begin();
    const code = async (operation: "getCourseDraft" | "submitCourseDraft", who?: string) =>
      (await server.call(operation, operation === "getCourseDraft" ? { courseId } : { courseId, version: 1 }, who ? as(who) : {})).code;
    expect(await code("getCourseDraft")).toBe(301);
    expect(await Promise.all(["learner", "otherLecturer", "orgLecturer", "organisation"].map((who) => code("getCourseDraft", who)))).toEqual([306, 306, 306, 306]);
    expect(await code("getCourseDraft", "operator")).toBe(200);
    expect(await code("submitCourseDraft", "operator")).toBe(306);
    expect((await server.call("getCourseDraft", { courseId: "999999999" }, as("lecturer"))).code).toBe(1004);
  });

  it("of two who save at once one is told, and nothing is overwritten", async () => {
    const courseId = await begin();
    const { body } = await read(courseId);
    const save = (courseName: string) => server.call("saveCourseDraft", { courseId, version: 1, body: { ...body, courseName } }, as("lecturer"));
    const replies = await Promise.all([save("甲"), save("乙")]);
    expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 1700]);
    expect(replies.find(({ code }) => code === 1700)?.data).toEqual({ version: 2 });
    const kept = replies[0]?.code === 200 ? "甲" : "乙";
    expect(await read(courseId)).toMatchObject({ version: 2, body: { courseName: kept } });
  });
});
