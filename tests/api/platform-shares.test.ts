import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { amountOf, books, newKey, run, sendCallback, startSandbox } from "./order-harness.ts";

interface Course {
  id: string;
  org_no: string;
  lecturer_user_no: string;
}

describe("what the platform keeps of sales", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  let courses: Course[] = [];
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on" } });
    for (const [who, mobile] of Object.entries({
      organisation: "13800000003",
      lecturer: "13800000002",
      buyer: "13800000005",
      operator: "13800000009",
    }))
      tokens[who] = await server.signIn(mobile);
    courses = await run<Course>(
      server,
      sql`update course set course_original_fen = 10000, course_discount_fen = null
        where is_public and price_fen > 1000 and id not in (select course_id from course_user)
        returning id, org_no, lecturer_user_no`,
    );
  });
  afterAll(() => server?.close());

  const as = (who: string) => ({ token: tokens[who]! });
  const list = async (input: object) =>
    ok(await server.call("listPlatformShares", { pageSize: 100, ...input }, as("operator")));
  const save = (
    subject: OperationInput<"savePlatformShare">["subject"],
    subjectNo: string,
    more: object = {},
    who = "operator",
  ) => server.call("savePlatformShare", { subject, subjectNo, ...more }, as(who));
  const changes = async (subject: OperationInput<"listShareChanges">["subject"], subjectNo: string) =>
    ok(await server.call("listShareChanges", { subject, subjectNo }, as("operator"))).list;
  const take = (orgNo: string) =>
    courses.splice(
      courses.findIndex((one) => one.org_no === orgNo),
      1,
    )[0]!;
  const sell = async (course: Course): Promise<string> => {
    const input = { courseIds: [course.id], idempotencyKey: newKey() };
    const { orderNo } = ok(await server.call("createOrder", input, as("buyer")));
    const paymentNo = await startSandbox(server, { orderNo, token: tokens["buyer"]! });
    const amountFen = await amountOf(server, paymentNo);
    await sendCallback(server, { eventNo: `paid-${paymentNo}`, paymentNo, outcome: "success", amountFen });
    return orderNo;
  };
  const kept = async (orderNo: string) =>
    (
      await run<{ share_bps: number }>(
        server,
        sql`select share_bps from order_share where order_no = ${orderNo} and party = 1`,
      )
    )[0]!.share_bps;

  it("is the operators' alone to see and to change", async () => {
    for (const who of ["organisation", "lecturer", "buyer"]) {
      expect((await server.call("listPlatformShares", {}, as(who))).code).toBe(errorCode.NO_PERMISSION);
      expect((await save("organisation", "1001", { platformProportion: 0 }, who)).code).toBe(errorCode.NO_PERMISSION);
      const input = { subject: "organisation", subjectNo: "1001" } as const;
      expect((await server.call("listShareChanges", input, as(who))).code).toBe(errorCode.NO_PERMISSION);
    }
  });

  it("is what the settings say until it is agreed, for an organisation, and orders that were paid keep theirs", async () => {
    const before = await list({ keyword: "1001" });
    expect(before).toMatchObject({ usualProportion: 30, totalCount: 1 });
    expect(before.list[0]).toMatchObject({ subjectNo: "1001", platformProportion: 30, isAgreed: false });
    const first = await sell(take("1001"));
    expect((await save("organisation", "1001", { platformProportion: 12.34 })).data).toMatchObject({
      platformProportion: 12.34,
      isAgreed: true,
    });
    expect(await kept(await sell(take("1001")))).toBe(1234);
    expect(await kept(first)).toBe(3000);
    expect(ok(await server.call("listOrganisationLecturers", {}, as("organisation"))).ownProportion).toBe(87.66);
    expect((await save("organisation", "1001")).data).toMatchObject({ platformProportion: 30, isAgreed: false });
    expect(await changes("organisation", "1001")).toEqual([
      expect.not.objectContaining({ platformProportion: expect.anything() }),
      expect.objectContaining({ platformProportion: 12.34, changedBy: expect.stringMatching(/./) }),
    ]);
  });

  it("is a course's own before its organisation's or its lecturer's", async () => {
    const [ofOrganisation, ofPlatform] = [take("1001"), take("default")];
    expect(ok(await save("course", ofOrganisation.id, { platformProportion: 5 })).platformProportion).toBe(5);
    expect(ok(await save("course", ofPlatform.id, { platformProportion: 45 })).platformProportion).toBe(45);
    expect(await kept(await sell(ofOrganisation))).toBe(500);
    expect(await kept(await sell(ofPlatform))).toBe(4500);
    const other = courses.find(({ lecturer_user_no: no }) => no === ofPlatform.lecturer_user_no) ?? take("default");
    await save("lecturer", other.lecturer_user_no, { platformProportion: 20 });
    expect((await list({ subject: "course", keyword: other.id })).list[0]).toMatchObject({
      platformProportion: 20,
      isAgreed: false,
    });
    expect(await kept(await sell(other))).toBe(2000);
    await books(server);
  });

  it("begins later where that is said, and not before", async () => {
    const course = take("1001");
    const soon = new Date(server.services.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    const { data } = await save("course", course.id, { platformProportion: 100, gmtFrom: `${soon} 00:00:00` });
    expect(data).toMatchObject({ platformProportion: 30, nextProportion: 100, gmtNext: `${soon} 00:00:00` });
    await run(
      server,
      sql`update earner_rate set gmt_next = now() - interval '1 second' where course_id = ${course.id}`,
    );
    expect((await list({ subject: "course", keyword: course.id })).list[0]).toMatchObject({
      platformProportion: 100,
      isAgreed: true,
    });
    expect(await kept(await sell(course))).toBe(10_000);
  });

  it("is never above 100 percent, below 0, in the past, or of what is not there", async () => {
    for (const platformProportion of [100.01, 101, -1, 1e308, "30"])
      expect((await save("organisation", "1001", { platformProportion })).code).toBe(errorCode.VALIDATION);
    const past = await save("organisation", "1001", { platformProportion: 1, gmtFrom: "2020-01-01 00:00:00" });
    expect(fieldsOf(past)[0]!.path).toBe("gmtFrom");
    const [teaches] = await run<Course>(
      server,
      sql`select lecturer_user_no from lecturer where org_no = '1001' limit 1`,
    );
    for (const [subject, subjectNo] of [
      ["organisation", "default"],
      ["organisation", "9999"],
      ["course", "abc"],
      ["course", "999999999"],
      ["lecturer", teaches!.lecturer_user_no],
    ] as const)
      expect((await save(subject, subjectNo, { platformProportion: 1 })).code).toBe(errorCode.NOT_FOUND);
    expect((await list({ keyword: "1001" })).list[0]!.isAgreed).toBe(false);
  });

  it("is one agreement however many change it at once", async () => {
    const codes = await Promise.all(
      [10, 20, 40, 50].map(
        async (platformProportion) => (await save("organisation", "1002", { platformProportion })).code,
      ),
    );
    expect(codes).toEqual([200, 200, 200, 200]);
    expect(await changes("organisation", "1002")).toHaveLength(4);
    const rows = await run(server, sql`select 1 from earner_rate where org_no = '1002' and user_no is null`);
    expect(rows).toHaveLength(1);
  });
});
