import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { fieldsOf, ok } from "./client.ts";
import { createCallers } from "./callers.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { newKey, run, startSandbox } from "./order-harness.ts";

const DAY = 86_400_000;

describe("the paid membership, as operators run it", () => {
  let server: TestServer;
  const { signIn, as, send, sendUnchecked, call } = createCallers(() => server);
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on" } });
    await signIn({
      organisation: "13800000003",
      buyer: "13800000005",
      other: "13800000007",
      operator: "13800000009",
    });
  });
  afterAll(() => server?.close());

  const until = async (mobile: string) =>
    (await run<{ vip_until: Date | null }>(server, sql`select vip_until from app_user where mobile = ${mobile}`))[0]!
      .vip_until;
  const daysLeft = async (mobile: string) =>
    Math.round(((await until(mobile))!.getTime() - server.services.now().getTime()) / DAY);
  const tier = { setName: "试用会员", setNameEn: "Trial", setType: 1, days: 10, orgPrice: "20.00" } satisfies Partial<
    OperationInput<"saveMemberTier">
  >;
  const make = async (more: object = {}) => call("operator", "saveMemberTier", { ...tier, ...more });
  const give = (more: object) =>
    sendUnchecked("operator", "issueTier", { reason: "线下活动赠送", idempotencyKey: newKey(), ...more });
  const holder = async (keyword: string, state: OperationInput<"listTierHolders">["state"] = "") =>
    (await call("operator", "listTierHolders", { keyword, state })).list[0];

  it("is nobody else's", async () => {
    const inputs: [OperationId, object][] = [
      ["listMemberTiers", {}],
      ["saveMemberTier", tier],
      ["listTierHolders", {}],
      ["issueTier", { vipSetId: "1", mobile: "13800000005", reason: "自己送自己", idempotencyKey: newKey() }],
      ["revokeTier", { userNo: "1", reason: "不喜欢" }],
    ];
    for (const who of ["organisation", "buyer"])
      for (const [id, input] of inputs) expect((await send(who, id, input)).code, id).toBe(errorCode.NO_PERMISSION);
  });

  it("has tiers whose page says what their rules give, and holders keep what they bought", async () => {
    const { id, benefits } = await make({ monthlyCoupons: 2, monthlyPercent: 15, gradeOff: "30.00" });
    expect(benefits).toEqual(["会员价购课", "会员免费课程任学", "每月 2 张 8.5 折优惠券", "报名班级立减 ¥30"]);
    const shown = async () => ok(await server.call("listVipSets", {})).list.find((one) => one.id === id);
    await expect.poll(shown).toMatchObject({ setName: "试用会员", days: 10, orgPrice: "20.00" });
    await give({ vipSetId: id, mobile: "13800000005" });
    const changed = await make({ id, orgPrice: "30.00", days: 20 });
    expect(changed).toMatchObject({ id, countHolders: 1, monthlyCoupons: 0, orgPrice: "30.00" });
    expect(
      await run(server, sql`select monthly_coupons, grade_off_fen from vip_period where vip_set_id = ${id}`),
    ).toEqual([{ monthly_coupons: 2, grade_off_fen: 3000 }]);
    await make({ id, isPutaway: 0 });
    await expect.poll(shown).toBe(undefined);
    expect(await daysLeft("13800000005")).toBe(10);
    for (const more of [
      { fabPrice: "20.01" },
      { monthlyCoupons: 1 },
      { orgPrice: "10000000.01" },
      { orgPrice: "1e3" },
      { days: 0 },
      { setName: "   " },
    ])
      expect((await send("operator", "saveMemberTier", { ...tier, ...more })).code, JSON.stringify(more)).toBe(
        errorCode.VALIDATION,
      );
    expect((await send("operator", "saveMemberTier", { ...tier, id: "999999" })).code).toBe(errorCode.NOT_FOUND);
  });

  it("has tiers that are found by a part of their name in either language", async () => {
    const { id } = await make({ setName: "冬季会员", setNameEn: "Winter pass" });
    for (const keyword of ["冬季", " winter "])
      expect((await call("operator", "listMemberTiers", { keyword })).list.map((one) => one.id)).toEqual([id]);
    expect((await call("operator", "listMemberTiers")).list.length).toBeGreaterThan(1);
  });

  it("is given once for its key, goes on after what there is, and is ended with its reason", async () => {
    const { id } = await make();
    const key = { vipSetId: id, mobile: "13800000007", idempotencyKey: newKey() };
    const both = await Promise.all([give(key), give(key)]);
    expect(both.map(({ code }) => code)).toEqual([200, 200]);
    expect(await daysLeft("13800000007")).toBe(10);
    const { userNo } = ok(both[0]!);
    expect((await give({ vipSetId: id, userNo, days: 5 })).code).toBe(200);
    expect(await daysLeft("13800000007")).toBe(15);
    expect((await send("other", "getUserView")).data).toMatchObject({ isVip: true });
    expect(await holder("13800000007")).toMatchObject({
      userNo,
      mobile: "138****0007",
      setName: "试用会员",
      isMember: true,
      isGiven: true,
      reason: "线下活动赠送",
    });
    expect(fieldsOf(await give({ vipSetId: id, mobile: "13999999999" }))[0]!.path).toBe("mobile");
    expect((await give({ vipSetId: "999999", userNo })).code).toBe(errorCode.NOT_FOUND);

    const end = () => send("operator", "revokeTier", { userNo, reason: "账号转借他人" });
    expect((await Promise.all([end(), end()])).map(({ code }) => code).sort()).toEqual(
      [200, errorCode.NOT_FOUND].sort(),
    );
    expect((await send("other", "getUserView")).data).toMatchObject({ isVip: false });
    expect(await holder("13800000007")).toBe(undefined);
    expect(await holder("13800000007", "ended")).toMatchObject({ isMember: false, reason: "账号转借他人" });
    const told = await run<{ msg_text: unknown }>(
      server,
      sql`select msg_text from msg join msg_user on msg_user.msg_id = msg.id where user_no = ${userNo}
        and msg_title = '你的会员资格已终止'`,
    );
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).toContain("账号转借他人");
  });

  it("takes no days from a new membership when an order of one that was ended is refunded", async () => {
    const { id } = await make();
    const { orderNo } = await call("other", "createOrder", { idempotencyKey: newKey(), vipSetId: id });
    const paymentNo = await startSandbox(server, { orderNo, ...as("other") });
    await call("other", "saveSandboxPayment", { paymentNo, outcome: "success" });
    await expect.poll(() => daysLeft("13800000007")).toBe(10);
    const { userNo } = (await holder("13800000007"))!;
    await call("operator", "revokeTier", { userNo, reason: "先停用核查" });
    await give({ vipSetId: id, userNo, days: 7 });
    await call("other", "saveRefund", { orderNo, reason: "不需要了" });
    await call("operator", "auditRefund", { orderNo, agree: true });
    await expect.poll(async () => (await call("other", "getOrder", { orderNo })).orderStatus).toBe(6);
    expect(await daysLeft("13800000007")).toBe(7);
  });
});
