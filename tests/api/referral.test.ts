import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { ok } from "./client.ts";
import { settleShares } from "../../src/server/modules/orders/index.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { createNewcomers } from "./newcomers.ts";
import { amountOf, books, newKey, run, sendCallback, startSandbox } from "./order-harness.ts";

const DAY = 86_400_000;
/** What the platform's own site says: 5 %. */
const BPS = 500;

describe("recommending the platform", () => {
  let server: TestServer;
  let people: ReturnType<typeof createNewcomers>;
  let inviter = "";
  let inviterNo = "";
  let operator = "";
  let code = "";
  let courses: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on", TRUST_PROXY: "on" } });
    people = createNewcomers(server, "135");
    inviter = await server.signIn("13800000001");
    operator = await server.signIn("13800000009");
    inviterNo = ok(await server.call("getUserView", {}, { token: inviter })).id;
    code = ok(await look()).referralCode;
    const rows = await run<{ id: string }>(
      server,
      sql`update course set course_original_fen = 10099, course_discount_fen = null
        where is_public and price_fen > 1000 and lecturer_user_no <> ${inviterNo} returning id`,
    );
    courses = rows.map(({ id }) => id);
  });
  afterAll(async () => {
    expect(ok(await server.call("getBooks", {}, { token: operator })).findings).toEqual([]);
    await server?.close();
  });

  const look = () => server.call("getReferral", {}, { token: inviter });
  const figures = async () => {
    const { peopleCount, paidCount, pendingMoney, settledMoney, availableMoney } = ok(await look());
    return { peopleCount, paidCount, pendingMoney, settledMoney, availableMoney };
  };
  const newest = async () => ok(await server.call("listReferrals", {}, { token: inviter })).list[0];
  const invite = async (referralCode = code) => ok(await people.register("", undefined, { referralCode }));
  const order = async (token: string, courseId: string) =>
    ok(await server.call("createOrder", { courseIds: [courseId], idempotencyKey: newKey() }, { token })).orderNo;
  const pay = async (token: string, orderNo: string) => {
    const paymentNo = await startSandbox(server, { orderNo, token });
    const amountFen = await amountOf(server, paymentNo);
    await sendCallback(server, { eventNo: `paid-${paymentNo}`, paymentNo, outcome: "success", amountFen });
  };
  const buy = async (token: string): Promise<string> => {
    const orderNo = await order(token, courses[0]!);
    await pay(token, orderNo);
    return orderNo;
  };
  const refund = async (token: string, orderNo: string) => {
    expect((await server.call("saveRefund", { orderNo, reason: "不合适" }, { token })).code).toBe(200);
    await server.call("auditRefund", { orderNo, agree: true }, { token: operator });
  };
  const sharesOf = async (orderNo: string) =>
    (
      await run<{ party: number; amount_fen: string }>(
        server,
        sql`select party, amount_fen from order_share where order_no = ${orderNo} order by party`,
      )
    ).map(({ party, amount_fen: fen }) => [party, Number(fen)]);
  let ahead = 0;
  const settle = () => settleShares(server.services.db, new Date(server.services.now().getTime() + (ahead += 8 * DAY)));
  const balance = async (kind: string) => (await books(server))[`${kind} user:${inviterNo}`] ?? 0;
  const move = (money: string, key = newKey()) =>
    server.call("withdrawReward", { money, idempotencyKey: key }, { token: inviter });

  it("gives each who may one code, and nobody else any", async () => {
    expect(code).toMatch(/^[0-9A-Z]{8}$/);
    const all = await Promise.all(Array.from({ length: 5 }, look));
    expect(new Set(all.map((reply) => ok(reply).referralCode))).toEqual(new Set([code]));
    const other = await people.newToken();
    for (const id of ["getReferral", "listReferrals"] as const)
      expect((await server.call(id, {}, { token: other })).code).toBe(errorCode.NO_PERMISSION);
  });

  it("says at registration that nobody has a code, and uses nothing up", async () => {
    const mobile = people.newMobile();
    const before = (await figures()).peopleCount;
    const first = await people.prepare("", mobile);
    const refused = await first({ referralCode: "NOSUCH99" });
    expect(refused.code).toBe(errorCode.REFERRAL_UNKNOWN);
    expect(refused.msg).toContain("NOSUCH99");
    expect((await first({ referralCode: "" })).code).toBe(200);
    expect((await figures()).peopleCount).toBe(before);
  });

  it("takes a code as people type it, and counts who came, with names cut", async () => {
    const before = (await figures()).peopleCount;
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
    expect((await people.register("", undefined, { referralCode: typed })).code).toBe(200);
    expect(await figures()).toMatchObject({ peopleCount: before + 1 });
    expect(await newest()).toMatchObject({ name: expect.stringMatching(/^.\*\*$/), rewardState: "none" });
  });

  it("is paid by the platform out of its sales, where others earn all of what was paid", async () => {
    const [course] = await run<{ id: string; org_no: string }>(
      server,
      sql`select id, org_no from course where id = any(${courses}::bigint[]) and org_no <> 'default' order by id limit 1`,
    );
    const orgNo = course!.org_no;
    await run(server, sql`insert into earner_rate (org_no, share_bps) values (${orgNo}, 10000)`);
    const { token } = await invite();
    const before = await books(server);
    const orderNo = await order(token!, course!.id);
    await pay(token!, orderNo);
    const reward = Math.floor((10_099 * BPS) / 10_000);
    expect(await sharesOf(orderNo)).toEqual([
      [1, -reward],
      [2, 10_099],
      [4, reward],
    ]);
    // books() looks whether they are even; what came for sales is no more than what was paid.
    const after = await books(server);
    const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    expect(grown(`pending org:${orgNo}`)).toBe(10_099);
    expect(grown(`pending user:${inviterNo}`)).toBe(reward);
    expect(grown("sold")).toBe(10_099);
    await refund(token!, orderNo);
    expect((await books(server))["sold"]).toBe(before["sold"]);
    await run(server, sql`delete from earner_rate`);
  });

  it("is split among all parties as the example of docs/money.md says, and so is a refund of a part", async () => {
    const [course] = await run<{ id: string; org_no: string; lecturer_user_no: string }>(
      server,
      sql`update course set course_original_fen = 39900 where id = (select id from course
        where id = any(${courses}::bigint[]) and org_no <> 'default' order by id desc limit 1)
        returning id, org_no, lecturer_user_no`,
    );
    const { id: courseId, org_no: orgNo, lecturer_user_no: lecturer } = course!;
    await run(server, sql`insert into earner_rate (org_no, user_no, share_bps) values (${orgNo}, ${lecturer}, 3000)`);
    await run(
      server,
      sql`insert into coupon (coupon_no, org_no, coupon_name, off_fen, is_open, uses_most, gmt_begin, gmt_end)
        values ('EXAMPLE-30', 'default', '{"zh-CN":"券"}', 3000, true, 1, now() - interval '1 day', now() + interval '9 days')`,
    );
    const { token } = await invite();
    const goods = { courseIds: [courseId], couponNo: "EXAMPLE-30", idempotencyKey: newKey() };
    const { orderNo, lines } = ok(await server.call("createOrder", goods, { token }));
    await pay(token!, orderNo);
    const back = { orderNo, reason: "不合适", lines: [{ lineId: lines[0]!.lineId!, amount: "123.00" }] };
    expect((await server.call("saveRefund", back, { token })).code).toBe(200);
    await server.call("auditRefund", { orderNo, agree: true }, { token: operator });
    const shares = await run<{ party: number; sale: string; back: string }>(
      server,
      sql`select party, amount_fen as sale, refunded_fen as back from order_share where order_no = ${orderNo} order by party`,
    );
    const [platform, organisation, teacher, inviting] = shares.map(({ sale }) => Number(sale));
    const [, ofOrganisation, ofTeacher, ofInviting] = shares.map((share) => Number(share.back));
    const [sale, refunded] = [36_900, 12_300];
    // What the platform gives back is what is left over, and stands in no row of its own.
    const ofPlatform = refunded - ofOrganisation! - ofTeacher! - ofInviting!;
    const keeps = (row: [number, number]) => [...row, row[0] - row[1]].map((fen) => `¥${(fen / 100).toFixed(2)}`);
    const section = readFileSync("docs/money.md", "utf8").split("### One sale with all parties")[1]!.split("\n## ")[0]!;
    const written = section
      .split("\n")
      .filter((line) => line.startsWith("| ") && line.includes("¥"))
      .map((line) => line.split("|").slice(3, 6))
      .map((cells) => cells.map((cell) => cell.trim()));
    expect(written).toEqual([
      keeps([organisation!, ofOrganisation!]),
      keeps([teacher!, ofTeacher!]),
      keeps([inviting!, ofInviting!]),
      keeps([platform!, ofPlatform]),
      keeps([sale, refunded]),
    ]);
    await books(server);
    await run(server, sql`delete from earner_rate`);
  });

  it("earns a share of the first payment, which the platform bears, and of no other", async () => {
    const { token } = await invite();
    const pending = await balance("pending");
    const orderNo = await buy(token!);
    const reward = Math.floor((10_099 * BPS) / 10_000);
    const shares = await sharesOf(orderNo);
    expect(shares.find(([party]) => party === 4)).toEqual([4, reward]);
    expect(shares.reduce((sum, [, fen]) => sum + fen!, 0)).toBe(10_099);
    // Who teaches gets what they got without it.
    expect(shares.find(([party]) => party === 2 || party === 3)?.[1]).toBe(7069);
    expect(await balance("pending")).toBe(pending + reward);
    expect(await newest()).toMatchObject({ rewardState: "pending", rewardMoney: "5.04" });
    const second = await order(token!, courses[1]!);
    await pay(token!, second);
    expect((await sharesOf(second)).some(([party]) => party === 4)).toBe(false);
  });

  it("earns once where two orders of one person are paid at once", async () => {
    const { token } = await invite();
    const orders = [await order(token!, courses[2]!), await order(token!, courses[3]!)];
    await Promise.all(orders.map((orderNo) => pay(token!, orderNo)));
    const shares = (await Promise.all(orders.map(sharesOf))).flat();
    expect(shares.filter(([party]) => party === 4)).toHaveLength(1);
  });

  it("is void where the money goes back, and the next payment earns nothing either", async () => {
    const { token } = await invite();
    const pending = await balance("pending");
    await refund(token!, await buy(token!));
    expect(await balance("pending")).toBe(pending);
    expect(await newest()).toMatchObject({ rewardState: "void", rewardMoney: "0.00" });
    const again = await order(token!, courses[1]!);
    await pay(token!, again);
    expect((await sharesOf(again)).some(([party]) => party === 4)).toBe(false);
  });

  it("settles like what others earn, goes into the wallet once, and is a claim where it is refunded after", async () => {
    const { token } = await invite();
    const orderNo = await buy(token!);
    await settle();
    const { availableMoney } = await figures();
    const available = Math.round(Number(availableMoney) * 100);
    expect(available).toBeGreaterThanOrEqual(504);
    expect(await newest()).toMatchObject({ rewardState: "settled", rewardMoney: "5.04" });
    const key = newKey();
    const first = await move("1.00", key);
    expect(first).toMatchObject({ code: 200, data: { walletMoney: expect.any(String) } });
    expect((await move("1.00", key)).data).toEqual(first.data);
    expect((await move("2.00", key)).code).toBe(errorCode.IDEMPOTENCY_CONFLICT);
    expect(await balance("available")).toBe(available - 100);
    await move(((available - 100) / 100).toFixed(2));
    expect(await balance("available")).toBe(0);
    const { list } = ok(await server.call("listWalletEntries", {}, { token: inviter }));
    expect(list[1]).toMatchObject({ entryKind: "reward", amount: "1.00" });
    await refund(token!, orderNo);
    expect(await balance("claim")).toBe(-504);
    await buy((await invite()).token!);
    await settle();
    expect([await balance("claim"), await balance("available")]).toEqual([0, 0]);
  });

  it.each(["99999999.00", "999999999999999999999.00"])("moves no %s", async (money) => {
    expect((await move(money)).code).toBe(errorCode.BALANCE_LOW);
  });

  it.each(["0.00", "00.00", "-1.00", "1e308", "1", ""])("knows no amount %j", async (money) => {
    expect((await move(money)).code).toBe(errorCode.VALIDATION);
  });

  it("moves what there is, of however many at once", async () => {
    await buy((await invite()).token!);
    await settle();
    const available = await balance("available");
    // A fifth of it, or a little more: twelve of them are more than there is, whatever other tests left there.
    const part = Math.ceil(available / 5);
    const all = await Promise.all(Array.from({ length: 12 }, () => move((part / 100).toFixed(2))));
    const done = all.filter((reply) => reply.code === 200).length;
    expect(done).toBe(Math.floor(available / part));
    expect(await balance("available")).toBe(available - done * part);
  });

  it("knows nobody who recommends themselves, and no circles", async () => {
    const one = await invite();
    const two = ok(await people.register());
    const recommend = (user: string, by: string) =>
      run(
        server,
        sql`insert into user_referral (user_no, referral_code, inviter_user_no) values (${user}, ${code}, ${by})`,
      );
    for (const [user, by] of [
      [two.id, two.id],
      [inviterNo, one.id],
    ] as const)
      await expect(recommend(user, by)).rejects.toThrow("user_referral_inviter");
    // What is refused is who recommends, not that somebody does.
    await recommend(two.id, inviterNo);
    const own = await buy(inviter);
    expect((await sharesOf(own)).some(([party]) => party === 4)).toBe(false);
  });

  it("earns nothing any more, and takes nobody in, when the person may not recommend any more", async () => {
    const { token } = await invite();
    const allow = (is: boolean) =>
      run(server, sql`update app_user set is_recommended = ${is} where user_no = ${inviterNo}`);
    await allow(false);
    const orderNo = await buy(token!);
    expect((await sharesOf(orderNo)).some(([party]) => party === 4)).toBe(false);
    expect((await people.register("", undefined, { referralCode: code })).code).toBe(errorCode.REFERRAL_UNKNOWN);
    await allow(true);
  });
});
