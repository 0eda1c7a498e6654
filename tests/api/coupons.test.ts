import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { CouponAudienceEnum } from "../../src/generated/enums.ts";
import { fieldsOf } from "./client.ts";
import { createCallers } from "./callers.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { books, newKey, paidCourses, run, startSandbox } from "./order-harness.ts";

describe("coupons that are made in the browser", () => {
  let server: TestServer;
  const { signIn, as, send, call, codeOf } = createCallers(() => server);
  let courses: string[] = [];
  let orgNo = "";
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on" } });
    await signIn({
      learner: "13800000001",
      lecturer: "13800000002",
      organisation: "13800000003",
      member: "13800000004",
      other: "13800000005",
      operator: "13800000009",
    });
    courses = await paidCourses(server);
    orgNo = (await run<{ org_no: string }>(server, sql`select org_no from app_user where mobile = '13800000003'`))[0]!
      .org_no;
  });
  afterAll(() => server?.close());

  const terms = {
    couponName: "满百减二十",
    offPrice: "20.00",
    audience: CouponAudienceEnum.everybody,
    countMost: 10,
    gmtEnd: "2099-01-01 00:00:00",
  };
  const make = (more: object = {}, who = "operator") => call(who, "saveCoupon", { ...terms, ...more });
  const offered = async (who: string): Promise<string[]> =>
    (await call(who, "listCouponsToTake")).list.map(({ couponNo }) => couponNo);
  const stateOf = async (who: string, couponNo: string) =>
    (await call(who, "listCoupons")).list.find((one) => one.couponNo === couponNo)?.couponState;
  const shown = async (couponNo: string, who = "operator") =>
    (await call(who, "listOwnCoupons", { pageSize: 100 })).list.find((one) => one.couponNo === couponNo);

  it("are made by operators and organisations alone, each seeing their own", async () => {
    for (const who of ["learner", "lecturer"])
      for (const id of ["saveCoupon", "listOwnCoupons"] as const)
        expect(await codeOf(who, id, id === "saveCoupon" ? terms : {})).toBe(errorCode.NO_PERMISSION);
    const { couponNo } = await make({}, "organisation");
    expect(await shown(couponNo, "organisation")).toMatchObject({ countMost: 10, countTaken: 0, isReturned: true });
    expect(await shown(couponNo)).toBeUndefined();
    const { couponNo: foreign } = await make();
    for (const [id, input] of [
      ["issueCoupon", { mobileList: ["13800000001"] }],
      ["suspendCoupon", {}],
      ["listCouponUses", {}],
    ] as const)
      expect(await codeOf("organisation", id, { couponNo: foreign, ...input })).toBe(errorCode.NOT_FOUND);
    expect(await offered("other")).toContain(foreign);
    // For its own people alone.
    expect(await offered("other")).not.toContain(couponNo);
    expect(await codeOf("other", "acceptCoupon", { couponNo })).toBe(errorCode.NOT_FOUND);
    await run(server, sql`update app_user set org_no = ${orgNo} where mobile = '13800000006'`);
    await signIn({ own: "13800000006" });
    expect(await offered("own")).toContain(couponNo);
    // Who takes it reads whose things it is for.
    expect(await call("own", "acceptCoupon", { couponNo })).toMatchObject({ orgNo, orgName: "江城工业职业学校" });
    const own = (await call("own", "listCoupons")).list as { couponNo: string; orgName?: string }[];
    expect(own.find((coupon) => coupon.couponNo === couponNo)?.orgName).toBe("江城工业职业学校");
    const platforms = await call("own", "acceptCoupon", { couponNo: foreign });
    expect(platforms).toMatchObject({ orgNo: "" });
    expect(platforms.orgName).toBeUndefined();
  });

  it("are refused with the field that is wrong", async () => {
    const wrong: [object, string][] = [
      [{ offPercent: 10 }, "offPrice"],
      [{ offPrice: undefined }, "offPrice"],
      [{ offPrice: "0.00" }, "offPrice"],
      [{ offPrice: "99999999999999999.00" }, "offPrice"],
      [{ leastPrice: "99999999999.00" }, "leastPrice"],
      [{ gmtEnd: "2020-01-01 00:00:00" }, "gmtEnd"],
      [{ gmtBegin: "2099-02-01 00:00:00" }, "gmtEnd"],
      [{ audience: CouponAudienceEnum.people }, "mobileList"],
      [{ audience: CouponAudienceEnum.people, mobileList: ["13999999999"] }, "mobileList"],
    ];
    for (const [more, path] of wrong) {
      const reply = await send("operator", "saveCoupon", { ...terms, ...more });
      expect(fieldsOf(reply)[0]!.path, JSON.stringify(more)).toBe(path);
    }
    for (const more of [{ countMost: 0 }, { offPrice: undefined, offPercent: 101 }, { couponName: " " }])
      expect(await codeOf("operator", "saveCoupon", { ...terms, ...more })).toBe(errorCode.VALIDATION);
    const code = { audience: CouponAudienceEnum.code, couponNo: "autumn-9" };
    expect(await make(code)).toMatchObject({ couponNo: "AUTUMN-9" });
    expect(await codeOf("operator", "saveCoupon", { ...terms, ...code })).toBe(errorCode.COUPON_THERE);
    const grade = { audience: CouponAudienceEnum.grade, targetId: "999999" };
    expect(await codeOf("operator", "saveCoupon", { ...terms, ...grade })).toBe(errorCode.NOT_FOUND);
  });

  it("go to no more people than there are of them, also at once, and to each once", async () => {
    const { couponNo } = await make({ countMost: 2 });
    const people = ["learner", "member", "other", "lecturer"];
    const codes = await Promise.all(
      people.flatMap((who) => [codeOf(who, "acceptCoupon", { couponNo }), codeOf(who, "acceptCoupon", { couponNo })]),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(4);
    expect(codes.filter((code) => code === errorCode.COUPON_NONE_LEFT)).toHaveLength(4);
    expect(await shown(couponNo)).toMatchObject({ countTaken: 2, countMost: 2 });
    const holders = await run(server, sql`select user_no from coupon_user where coupon_no = ${couponNo}`);
    expect(holders).toHaveLength(2);
    for (const who of people) expect(await offered(who)).not.toContain(couponNo);
    expect(await codeOf("operator", "issueCoupon", { couponNo, mobileList: ["13800000007"] })).toBe(
      errorCode.COUPON_NONE_LEFT,
    );
  });

  it("are given to named people, and no more once it was stopped, while who has one keeps it", async () => {
    const { couponNo } = await make({ audience: CouponAudienceEnum.people, mobileList: ["13800000001"] });
    expect(await stateOf("learner", couponNo)).toBe("ready");
    expect(await codeOf("other", "acceptCoupon", { couponNo })).toBe(errorCode.NOT_FOUND);
    const give = { couponNo, mobileList: ["13800000001", "13800000004"] };
    expect(await call("operator", "issueCoupon", give)).toMatchObject({ countTaken: 2 });
    for (const _ of [1, 2])
      expect(await call("operator", "suspendCoupon", { couponNo })).toMatchObject({ isStopped: true });
    expect(await codeOf("operator", "issueCoupon", { couponNo, mobileList: ["13800000005"] })).toBe(
      errorCode.COUPON_NONE_LEFT,
    );
    expect(await stateOf("member", couponNo)).toBe("ready");
    const log = await run<{ action: string }>(
      server,
      sql`select action from audit_entry where subject = ${`coupon:${couponNo}`} order by id`,
    );
    expect(log.map(({ action }) => action)).toEqual(["coupon.add", "coupon.give", "coupon.stop"]);
  });

  it("are found by name, number and state, and sorted by their figures from either end", async () => {
    const names = ["列表甲", "列表乙", "列表丙"];
    const made = [];
    for (const [place, couponName] of names.entries())
      made.push(await make({ couponName, gmtEnd: `209${place}-01-01 00:00:00` }, "organisation"));
    await call("organisation", "suspendCoupon", { couponNo: made[1]!.couponNo });
    const found = async (input: object) =>
      (await call("organisation", "listOwnCoupons", { keyword: "列表", ...input })).list.map(
        ({ couponName }) => couponName,
      );
    expect(await found({})).toEqual(["列表丙", "列表乙", "列表甲"]);
    expect(await found({ sort: "gmtEnd" })).toEqual(names);
    expect(await found({ sort: "-gmtEnd" })).toEqual(names.toReversed());
    expect(await found({ state: "open", sort: "gmtEnd" })).toEqual(["列表甲", "列表丙"]);
    expect(await found({ state: "stopped" })).toEqual(["列表乙"]);
    expect(await found({ state: "ended" })).toEqual([]);
    expect(await found({ keyword: made[0]!.couponNo })).toEqual(["列表甲"]);
    expect(await found({ pageSize: 2, pageCurrent: 2, sort: "gmtEnd" })).toEqual(["列表丙"]);
    expect(await call("organisation", "listOwnCoupons", { keyword: "列表", state: "open" })).toMatchObject({
      totalCount: 2,
      totalPage: 1,
    });
  });

  it("are stopped together by their numbers, or not at all where one is another site's", async () => {
    const mine = [await make({}, "organisation"), await make({}, "organisation")].map(({ couponNo }) => couponNo);
    const foreign = (await make()).couponNo;
    expect(await codeOf("organisation", "suspendCoupons", { couponNoList: [...mine, foreign] })).toBe(
      errorCode.NOT_FOUND,
    );
    expect(await shown(mine[0]!, "organisation")).toMatchObject({ isStopped: false });
    for (const who of ["learner", "lecturer"])
      expect(await codeOf(who, "suspendCoupons", { couponNoList: mine })).toBe(errorCode.NO_PERMISSION);
    expect(fieldsOf(await send("organisation", "suspendCoupons", {}))[0]!.path).toBe("countExpected");
    expect(await call("organisation", "suspendCoupons", { couponNoList: [...mine, mine[0]!] })).toEqual({ count: 2 });
    expect(await call("organisation", "suspendCoupons", { couponNoList: mine })).toEqual({ count: 0 });
    for (const couponNo of mine) {
      expect(await shown(couponNo, "organisation")).toMatchObject({ isStopped: true });
      const log = await run<{ action: string }>(
        server,
        sql`select action from audit_entry where subject = ${`coupon:${couponNo}`} order by id`,
      );
      expect(log.map(({ action }) => action)).toEqual(["coupon.add", "coupon.stop"]);
    }
  });

  it("are stopped by what finds them, only where it finds as many as the person saw", async () => {
    const made = [];
    for (const couponName of ["一批 A", "一批 B", "别的一批"])
      made.push((await make({ couponName }, "organisation")).couponNo);
    const stop = { keyword: "一批 ", state: "open" } as const;
    const seen = (await call("organisation", "listOwnCoupons", stop)).totalCount;
    expect(seen).toBe(3);
    made.push((await make({ couponName: "一批 C" }, "organisation")).couponNo);
    const refused = await send("organisation", "suspendCoupons", { ...stop, countExpected: seen });
    expect([refused.code, refused.data]).toEqual([errorCode.COUNT_CHANGED, { count: 4 }]);
    const states = async () => {
      const { list } = await call("organisation", "listOwnCoupons", { keyword: "一批" });
      return list.map(({ isStopped }) => isStopped);
    };
    expect(await states()).toEqual([false, false, false, false]);
    // Others of the site are not what was found.
    const before = (await call("organisation", "listOwnCoupons", { state: "open" })).totalCount;
    expect(await call("organisation", "suspendCoupons", { ...stop, countExpected: 4 })).toEqual({ count: 4 });
    expect(await states()).toEqual([true, true, true, true]);
    expect((await call("organisation", "listOwnCoupons", { state: "open" })).totalCount).toBe(before - 4);
  });

  it("go to the members of a class and of a tier, and are there for those who come later", async () => {
    const [grade] = await run<{ id: string; org_no: string; people: number }>(
      server,
      sql`select grade_id as id, grade.org_no, count(*)::int as people from grade_member join grade on grade.id = grade_id
        where grade_member.state = 1 and grade.org_no = 'default' group by 1, 2 order by people desc limit 1`,
    );
    const made = await make({ audience: CouponAudienceEnum.grade, targetId: grade!.id, countMost: 1000 });
    expect(made).toMatchObject({ countTaken: grade!.people, targetName: expect.stringMatching(/./) });
    const tiers = (await call("operator", "listCouponTargets", { audience: CouponAudienceEnum.tier })).list;
    const tier = await make({ audience: CouponAudienceEnum.tier, targetId: tiers[0]!.id, fits: "course" });
    expect(await offered("other")).not.toContain(tier.couponNo);
    const { orderNo } = await call("other", "createOrder", { idempotencyKey: newKey(), vipSetId: tiers[0]!.id });
    const paymentNo = await startSandbox(server, { orderNo, ...as("other") });
    await call("other", "saveSandboxPayment", { paymentNo, outcome: "success" });
    expect(await offered("other")).toContain(tier.couponNo);
    expect(await call("other", "acceptCoupon", { couponNo: tier.couponNo })).toMatchObject({ couponState: "ready" });
  });

  it("come back with a full refund where their rule says so, and can be used again", async () => {
    for (const isReturned of [true, false]) {
      const { couponNo } = await make({ isReturned, offPrice: "5.00" });
      await call("learner", "acceptCoupon", { couponNo });
      const courseIds = [courses.shift()!];
      const { orderNo, lines, payPrice } = await call("learner", "createOrder", {
        idempotencyKey: newKey(),
        courseIds,
        couponNo,
      });
      expect(await stateOf("learner", couponNo)).toBe("used");
      const paymentNo = await startSandbox(server, { orderNo, ...as("learner") });
      await call("learner", "saveSandboxPayment", { paymentNo, outcome: "success" });
      const refund = async (more: object) => {
        await call("learner", "saveRefund", { orderNo, reason: "买错了", ...more });
        await call("operator", "auditRefund", { orderNo, agree: true });
      };
      const { lineId } = (await call("learner", "getOrder", { orderNo })).lines[0]!;
      await refund({ lines: [{ lineId, amount: "1.00" }] });
      // A part of the money is no full refund.
      expect(await stateOf("learner", couponNo)).toBe("used");
      await refund({});
      expect(await stateOf("learner", couponNo)).toBe(isReturned ? "ready" : "used");
      expect(await shown(couponNo)).toMatchObject({ countTaken: 1, countUsed: isReturned ? 0 : 1, isReturned });
      expect((await call("operator", "listCouponUses", { couponNo })).list).toMatchObject([
        { orderNo, orderStatus: 6, couponDiscount: "5.00", payPrice },
      ]);
      expect(lines).toHaveLength(1);
      const again = await codeOf("learner", "quoteOrder", { courseIds, couponNo });
      expect(again).toBe(isReturned ? 200 : errorCode.COUPON_USED);
    }
    await books(server);
  });

  it("of whoever knows the code stop at once when they are stopped", async () => {
    const { couponNo } = await make({ audience: CouponAudienceEnum.code, couponNo: "WINTER-5" });
    const courseIds = [courses[0]!];
    expect(await codeOf("other", "quoteOrder", { courseIds, couponNo })).toBe(200);
    await call("operator", "suspendCoupon", { couponNo });
    expect(await codeOf("other", "quoteOrder", { courseIds, couponNo })).toBe(errorCode.COUPON_REFUSED);
  });

  it("are not found by who tries many codes within an hour", async () => {
    const codes: number[] = [];
    for (let at = 0; at <= 30; at += 1) codes.push(await codeOf("other", "acceptCoupon", { couponNo: `GUESS-${at}` }));
    expect([codes[0], codes.at(-1)]).toEqual([errorCode.NOT_FOUND, errorCode.COUPON_TRIES]);
    const { couponNo } = await make({ couponNo: "SPRING-5" });
    expect(await codeOf("other", "acceptCoupon", { couponNo })).toBe(errorCode.COUPON_TRIES);
    server.advance(3_600_000);
    expect(await codeOf("other", "acceptCoupon", { couponNo })).toBe(200);
    server.advance(-3_600_000);
  });
});
