import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { amountOf, newKey, run, sendCallback, startSandbox } from "./order-harness.ts";

interface Course {
  id: string;
  org_no: string;
  lecturer_user_no: string;
}

describe("what an organisation sold", () => {
  let server: TestServer;
  let organisation = "";
  let buyer = "";
  let operator = "";
  let own: Course[] = [];
  let other: Course[] = [];
  const sold: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on" } });
    organisation = await server.signIn("13800000003");
    operator = await server.signIn("13800000009");
    // A driver of organisation 1002, who is no learner of 1001.
    buyer = await server.signIn("13800000005");
    const courses = await run<Course>(
      server,
      sql`update course set course_original_fen = 10000, course_discount_fen = null
        where is_public and price_fen > 1000 and id not in (select course_id from course_user)
        returning id, org_no, lecturer_user_no`,
    );
    own = courses.filter(({ org_no: orgNo }) => orgNo === "1001");
    other = courses.filter(({ org_no: orgNo }) => orgNo !== "1001");
  });
  afterAll(() => server?.close());

  const list = async (input: object = {}, token = organisation) =>
    server.call("listSoldLines", { pageSize: 100, ...input }, { token });
  const buy = async (courses: Course[]): Promise<string> => {
    const courseIds = courses.map(({ id }) => id);
    const { orderNo } = ok(await server.call("createOrder", { courseIds, idempotencyKey: newKey() }, { token: buyer }));
    const paymentNo = await startSandbox(server, { orderNo, token: buyer });
    const amountFen = await amountOf(server, paymentNo);
    await sendCallback(server, { eventNo: `paid-${paymentNo}`, paymentNo, outcome: "success", amountFen });
    return orderNo;
  };
  const share = (lecturerUserNo: string, lecturerProportion: number, token = organisation) =>
    server.call("saveLecturerShare", { lecturerUserNo, lecturerProportion }, { token });

  it("is its own lines alone, of an order with others' too, with the buyer's name cut", async () => {
    const before = ok(await list()).totalCount;
    const orderNo = await buy([own[0]!, other[0]!]);
    sold.push(orderNo);
    const { list: lines, totalCount } = ok(await list());
    expect(totalCount).toBe(before + 1);
    expect(lines[0]).toMatchObject({
      orderNo,
      pricePaid: "100.00",
      earnedMoney: "70.00",
      lecturerProfit: "0.00",
      saleState: "paid",
      isSettled: false,
      buyerName: "张**",
    });
  });

  it("is nobody else's to see", async () => {
    for (const token of [buyer, await server.signIn("13800000002")])
      expect((await list({}, token)).code).toBe(errorCode.NO_PERMISSION);
    expect((await share(own[0]!.lecturer_user_no, 10, buyer)).code).toBe(errorCode.NO_PERMISSION);
  });

  it("is found by words, number, state, lecturer and days, with sums of all that is found", async () => {
    const orderNo = await buy([own[1]!]);
    const data = ok(await list({ keyword: orderNo }));
    expect(data).toMatchObject({ totalCount: 1, payMoney: "100.00", refundedMoney: "0.00", earnedMoney: "70.00" });
    const name: string = data.list[0]!.lineName;
    expect(ok(await list({ keyword: name.slice(0, 3).toUpperCase() })).totalCount).toBeGreaterThan(0);
    expect(ok(await list({ keyword: "50%_没有这个" })).totalCount).toBe(0);
    expect(ok(await list({ keyword: orderNo, lecturerUserNo: own[1]!.lecturer_user_no })).totalCount).toBe(1);
    expect(ok(await list({ keyword: orderNo, lecturerUserNo: "1" })).totalCount).toBe(0);
    expect(ok(await list({ keyword: orderNo, lineKind: "course" })).totalCount).toBe(1);
    expect(ok(await list({ keyword: orderNo, lineKind: "vip" })).totalCount).toBe(0);
    const [day] = (data.list[0]!.gmtPay as string).split(" ");
    expect(ok(await list({ keyword: orderNo, dateFrom: day, dateUntil: day })).totalCount).toBe(1);
    expect(ok(await list({ keyword: orderNo, dateUntil: "2020-01-01" })).totalCount).toBe(0);
    expect(ok(await list({ keyword: orderNo, dateFrom: "", dateUntil: "", saleState: "" })).totalCount).toBe(1);
    expect(ok(await list({ keyword: orderNo, saleState: "refunded" })).totalCount).toBe(0);
    await server.call("saveRefund", { orderNo, reason: "不合适" }, { token: buyer });
    expect(ok(await list({ keyword: orderNo, saleState: "refunding" })).totalCount).toBe(1);
    await server.call("auditRefund", { orderNo, agree: true }, { token: operator });
    expect((await list({ keyword: orderNo, saleState: "refunded" })).data).toMatchObject({
      totalCount: 1,
      refundedMoney: "100.00",
      earnedMoney: "0.00",
      list: [{ saleState: "refunded" }],
    });
  });

  it.each([
    { dateFrom: "2026-02-31" },
    { dateUntil: "2026-13-01" },
    { dateFrom: "gestern" },
    { saleState: "stolen" },
    { lineKind: "house" },
  ])("is not asked for by %j", async (input) => {
    expect((await list(input)).code).toBe(errorCode.VALIDATION);
  });

  it("is shared with a lecturer as the organisation says, within its own part, from then on", async () => {
    const [, , course] = own;
    const lecturerUserNo = course!.lecturer_user_no;
    const shown = async () =>
      ok(await server.call("listOrganisationLecturers", { pageSize: 100 }, { token: organisation }));
    expect(await shown()).toMatchObject({ ownProportion: 70 });
    for (const wrong of [70.01, 100]) expect((await share(lecturerUserNo, wrong)).code).toBe(errorCode.SHARE_TOO_HIGH);
    for (const wrong of [100.01, -1, 1e308])
      expect((await share(lecturerUserNo, wrong)).code).toBe(errorCode.VALIDATION);
    for (const nobody of [other[0]!.lecturer_user_no, "99999999"])
      expect((await share(nobody, 10)).code).toBe(errorCode.NOT_FOUND);
    const at = await Promise.all([share(lecturerUserNo, 20), share(lecturerUserNo, 20), share(lecturerUserNo, 20)]);
    expect(at.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect((await share(lecturerUserNo, 33.33)).data).toEqual({ lecturerProportion: 33.33 });
    const { list: lecturers } = await shown();
    expect(lecturers.find((one) => one.lecturerUserNo === lecturerUserNo)!.lecturerProportion).toBe(33.33);
    const orderNo = await buy([course!]);
    expect(ok(await list({ keyword: orderNo })).list[0]).toMatchObject({
      earnedMoney: "36.67",
      lecturerProfit: "33.33",
    });
    expect(ok(await list({ keyword: sold[0] })).list[0]).toMatchObject({ earnedMoney: "70.00" });
  });

  it("has lecturers that are searched and sorted", async () => {
    const names = async (input: object) =>
      ok(await server.call("listOrganisationLecturers", { pageSize: 100, ...input }, { token: organisation })).list;
    const all = await names({});
    expect(all.length).toBeGreaterThan(1);
    const [first] = all;
    expect((await names({ keyword: first!.lecturerName })).map((one: typeof first) => one!.lecturerName)).toContain(
      first!.lecturerName,
    );
    expect(await names({ keyword: "没有这个人" })).toEqual([]);
    const counts = (await names({ sort: "-countStudy" })).map((one) => one.countStudy);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  });
});
