import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import type { OrderLine } from "../../src/generated/types.ts";
import { type CallOptions, ok } from "./client.ts";
import { moveMoney, settleShares } from "../../src/server/modules/orders/index.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { amountOf, books, newKey, run, sendCallback, startSandbox } from "./order-harness.ts";

const DAY = 86_400_000;

interface Sold {
  orderNo: string;
  lines: (OrderLine & { lineId: string })[];
}

interface Course {
  id: string;
  org_no: string;
  lecturer_user_no: string;
}

describe("what is earned of a sale", () => {
  let server: TestServer;
  let token = "";
  let operator = "";
  let buyer = "";
  let ofOrganisation: Course[] = [];
  let ofPlatform: Course[] = [];
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on" } });
    token = await server.signIn("13800000007");
    operator = await server.signIn("13800000009");
    [{ user_no: buyer } = { user_no: "" }] = await run<{ user_no: string }>(
      server,
      sql`select user_no from app_user where mobile = '13800000007'`,
    );
    const courses = await run<Course>(
      server,
      sql`update course set course_original_fen = 10001, course_discount_fen = null
        where is_public and price_fen > 1000
        and id not in (select course_id from course_user) returning id, org_no, lecturer_user_no`,
    );
    ofOrganisation = courses.filter(({ org_no: orgNo }) => orgNo !== "default");
    ofPlatform = courses.filter(({ org_no: orgNo }) => orgNo === "default");
  });
  afterAll(() => server?.close());

  let ahead = 0;
  /** Settles as some days later. Nobody is signed in any more then, so the clock itself stays. */
  const settle = (days = 0) => {
    ahead += days * DAY;
    return settleShares(server.services.db, new Date(server.services.now().getTime() + ahead));
  };
  const call = <Id extends OperationId>(id: Id, input?: OperationInput<Id>, options: CallOptions = {}) =>
    server.call(id, input, { token, ...options });
  const sell = async (courses: Course[], couponNo?: string): Promise<Sold> => {
    const reply = await call("createOrder", {
      courseIds: courses.map(({ id }) => id),
      idempotencyKey: newKey(),
      ...(couponNo === undefined ? {} : { couponNo }),
    });
    const { orderNo, lines, orderStatus } = ok(reply);
    const sold = { orderNo, lines: lines.map((line) => ({ ...line, lineId: line.lineId! })) };
    if (orderStatus === 2) return sold;
    const paymentNo = await startSandbox(server, { orderNo, token });
    const amountFen = await amountOf(server, paymentNo);
    await sendCallback(server, { eventNo: `paid-${paymentNo}`, paymentNo, outcome: "success", amountFen });
    expect(ok(await call("getOrder", { orderNo })).orderStatus).toBe(2);
    return sold;
  };
  const refund = async (orderNo: string, lines?: { lineId: string; amount?: string }[]) => {
    const asked = await call("saveRefund", { orderNo, reason: "不合适", ...(lines ? { lines } : {}) });
    expect(asked.code).toBe(200);
    return ok(await server.call("auditRefund", { orderNo, agree: true }, { token: operator })).orderStatus;
  };
  const sharesOf = (orderNo: string) =>
    run<{ party: number; share_bps: number; coupon_fen: string; amount_fen: string; refunded_fen: string }>(
      server,
      sql`select party, share_bps, coupon_fen, amount_fen, refunded_fen from order_share where order_no = ${orderNo} order by line_id, party`,
    );
  const amountsOf = async (orderNo: string) =>
    (await sharesOf(orderNo)).map(({ party, amount_fen: fen }) => [party, Number(fen)]);
  const balance = async (kind: string, name: string) => (await books(server))[`${kind} ${name}`] ?? 0;
  const coupon = (couponNo: string, { org = "default", off = 2000 } = {}) =>
    run(
      server,
      sql`insert into coupon (coupon_no, org_no, coupon_name, off_fen, is_open, uses_most, gmt_begin, gmt_end)
        values (${couponNo}, ${org}, '{"zh-CN":"券"}', ${off}, true, 9, now() - interval '1 day', now() + interval '100 days')`,
    );

  it("is written on the line when it is paid, by what is agreed then, and not changed by what is agreed later", async () => {
    const [course] = ofOrganisation.splice(0, 1);
    const { org_no: orgNo, lecturer_user_no: userNo } = course!;
    await run(
      server,
      sql`insert into earner_rate (org_no, user_no, share_bps) values (${orgNo}, null, 6000), (${orgNo}, ${userNo}, 2500)`,
    );
    const { orderNo } = await sell([course!]);
    // 10,001 fen: the platform 40 %, the organisation 35 %, the lecturer 25 %.
    const expected = [
      [1, 4001],
      [2, 3500],
      [3, 2500],
    ];
    expect(await amountsOf(orderNo)).toEqual(expected);
    expect(await balance("pending", `org:${orgNo}`)).toBe(3500);
    expect(await balance("pending", `user:${userNo}`)).toBe(2500);
    await run(server, sql`update earner_rate set share_bps = 100`);
    expect(await amountsOf(orderNo)).toEqual(expected);
    await run(server, sql`delete from earner_rate`);
  });

  it("is 70 % of the organisation's, or of the lecturer's who teaches for the platform, where nothing is agreed", async () => {
    const [own, platform] = [ofOrganisation.shift()!, ofPlatform.shift()!];
    const { orderNo } = await sell([own, platform]);
    expect((await sharesOf(orderNo)).map(({ party, share_bps: bps }) => [party, bps])).toEqual([
      [1, 3000],
      [2, 7000],
      [1, 3000],
      [3, 7000],
    ]);
  });

  it("bears the coupons that they issued, and no others", async () => {
    const own = ofOrganisation.shift()!;
    const other = ofPlatform.shift()!;
    await coupon("OF-PLATFORM");
    expect(await amountsOf((await sell([own], "OF-PLATFORM")).orderNo)).toEqual([
      [1, 1000],
      [2, 7001],
    ]);
    await coupon("ALL-FREE", { off: 99_999 });
    const free = ofOrganisation.shift()!;
    expect(await amountsOf((await sell([free], "ALL-FREE")).orderNo)).toEqual([
      [1, -7001],
      [2, 7001],
    ]);
    await run(server, sql`update coupon set uses_most = 99, is_open = true where coupon_no = 'ALL-FREE'`);
    const [{ org_no: buyersOrg } = { org_no: "" }] = await run<{ org_no: string }>(
      server,
      sql`select org_no from app_user where user_no = ${buyer}`,
    );
    // An organisation's own coupon, for its own people: it is not for what others sell.
    await coupon("OF-ORG", { org: own.org_no });
    await run(server, sql`update app_user set org_no = ${own.org_no} where user_no = ${buyer} and ${buyersOrg} <> ''`);
    await server.services.sessions.changed(buyer);
    expect((await call("quoteOrder", { courseIds: [other.id], couponNo: "OF-ORG" })).code).toBe(
      errorCode.COUPON_REFUSED,
    );
    const same = ofOrganisation.find(({ org_no: orgNo }) => orgNo === own.org_no)!;
    ofOrganisation = ofOrganisation.filter((one) => one !== same);
    expect(await amountsOf((await sell([same], "OF-ORG")).orderNo)).toEqual([
      [1, 3000],
      [2, 5001],
    ]);
    await run(server, sql`update app_user set org_no = ${buyersOrg} where user_no = ${buyer}`);
    await server.services.sessions.changed(buyer);
    await books(server);
  });

  it("can be withdrawn seven days after the payment, each line once, but not while the money is asked back", async () => {
    const [course, disputed] = [ofPlatform.shift()!, ofPlatform.shift()!];
    const name = `user:${course.lecturer_user_no}`;
    await sell([course]);
    const asked = await sell([disputed]);
    const early = await balance("available", name);
    await settle(6);
    expect(await balance("available", name)).toBe(early);
    await call("saveRefund", { orderNo: asked.orderNo, reason: "x" });
    await Promise.all([settle(1.01), settle(), settle()]);
    expect(await settle()).toBe(0);
    // And one of the demo, whose money is asked back too.
    const unsettled = await run<{ order_no: string }>(
      server,
      sql`select distinct order_no from order_share where gmt_settle is null and party <> 1`,
    );
    expect(unsettled).toHaveLength(2);
    expect(unsettled).toContainEqual({ order_no: asked.orderNo });
    await server.call("auditRefund", { orderNo: asked.orderNo, agree: false }, { token: operator });
    expect(await settle()).toBe(1);
    expect(await balance("pending", name)).toBe(0);
  });

  it("goes back by line, whole and in part, never above what was paid, and ends the right with the last of it", async () => {
    const [one, two] = ofOrganisation.splice(0, 2) as [Course, Course];
    const { orderNo, lines } = await sell([one, two]);
    const [first, second] = lines as [Sold["lines"][0], Sold["lines"][0]];
    const ask = (asked: OperationInput<"saveRefund">["lines"]) =>
      call("saveRefund", { orderNo, reason: "x", lines: asked });
    for (const asked of [
      [{ lineId: first.lineId, amount: "100.02" }],
      [{ lineId: first.lineId, amount: "0.00" }],
      [{ lineId: first.lineId, amount: "99999999999999999999.00" }],
      [{ lineId: first.lineId }, { lineId: first.lineId }],
    ])
      expect((await ask(asked)).code).toBe(errorCode.REFUND_AMOUNT);
    for (const amount of ["-1.00", "1e308", "1"])
      expect((await ask([{ lineId: first.lineId, amount }])).code).toBe(errorCode.VALIDATION);
    expect((await ask([{ lineId: "1" }])).code).toBe(errorCode.NOT_FOUND);
    const before = await books(server);
    const holdsBoth = () =>
      run(
        server,
        sql`select 1 from course_user where user_no = ${buyer} and course_id in (${one.id}, ${two.id}) and gmt_revoke is null`,
      );
    expect(await refund(orderNo, [{ lineId: first.lineId, amount: "33.33" }])).toBe(2);
    expect(await holdsBoth()).toHaveLength(2);
    const heldLines = async () => ok(await call("getOrder", { orderNo })).lines.map(({ isHeld = false }) => isHeld);
    expect(await heldLines()).toEqual([true, true]);
    expect(ok(await call("getOrder", { orderNo })).lines[0]).toMatchObject({ refundedPrice: "33.33" });
    expect((await ask([{ lineId: first.lineId, amount: "66.69" }])).code).toBe(errorCode.REFUND_AMOUNT);
    expect(await refund(orderNo, [{ lineId: first.lineId }])).toBe(2);
    expect(await holdsBoth()).toHaveLength(1);
    expect(await heldLines()).toEqual([false, true]);
    expect((await ask([{ lineId: first.lineId }])).code).toBe(errorCode.REFUND_AMOUNT);
    expect(await refund(orderNo)).toBe(6);
    expect(await holdsBoth()).toHaveLength(0);
    expect(await heldLines()).toEqual([false, false]);
    expect((await call("saveRefund", { orderNo, reason: "x" })).code).toBe(errorCode.ORDER_STATE);
    const after = await books(server);
    expect(second.payPrice).toBe("100.01");
    expect(before["sold"]! - after["sold"]!).toBe(20_002);
    expect((await sharesOf(orderNo)).filter(({ party }) => party === 2)).toEqual(
      expect.arrayContaining([expect.objectContaining({ amount_fen: "7001", refunded_fen: "7001" })]),
    );
    expect(after[`outside sandbox`]! - before[`outside sandbox`]!).toBe(20_002);
  });

  it("is a claim where it was settled and is gone, which later earnings pay first", async () => {
    const of = (userNo: string) => ofPlatform.filter(({ lecturer_user_no: no }) => no === userNo);
    const busy = ofPlatform.find(({ lecturer_user_no: no }) => of(no).length > 2);
    const mine = of(busy?.lecturer_user_no ?? "").slice(0, 3);
    ofPlatform = ofPlatform.filter((course) => !mine.includes(course));
    expect(mine).toHaveLength(3);
    const userNo = mine[0]!.lecturer_user_no;
    const name = `user:${userNo}`;
    const { orderNo } = await sell([mine[0]!]);
    await settle(8);
    // What is there is taken out, but for ten yuan.
    const there = await balance("available", name);
    await withActor(server.services.db, systemActor, async (trx) => {
      await moveMoney(trx, {
        from: { kind: "available", earner: { userNo } },
        to: { kind: "outside", name: "test" },
        amountFen: there - 1000,
        reason: "test",
        reference: newKey(),
        now: server.services.now(),
      });
    });
    expect(await refund(orderNo)).toBe(6);
    expect(await balance("available", name)).toBe(0);
    expect(await balance("claim", name)).toBe(-6001);
    await sell([mine[1]!]);
    await settle(8);
    expect(await balance("claim", name)).toBe(0);
    expect(await balance("available", name)).toBe(1000);
    await sell([mine[2]!]);
    await settle(8);
    expect(await balance("available", name)).toBe(8001);
  });

  it("stands in entries that nobody can change, and in balances that nothing else changes", async () => {
    for (const statement of [
      sql`update ledger_entry set amount_fen = 1`,
      sql`delete from ledger_entry`,
      sql`update ledger_account set balance_fen = 1`,
      sql`delete from ledger_account`,
      sql`select ledger_add(1, 100)`,
    ])
      await expect(run(server, statement)).rejects.toThrow(/permission denied/);
    await expect(
      run(
        server,
        sql`insert into ledger_entry (from_account, to_account, amount_fen, reason, reference, gmt_create)
          select id, 987654321, 1, 'test', 'nowhere', now() from ledger_account limit 1`,
      ),
    ).rejects.toThrow(/no account 987654321/);
    await books(server);
  });

  it("is shown to operators as a trial balance, which names what is uneven", async () => {
    const ask = async () => ok(await server.call("getBooks", {}, { token: operator }));
    expect((await call("getBooks")).code).toBe(errorCode.NO_PERMISSION);
    const even = await ask();
    expect(even).toMatchObject({ isEven: true, findings: [] });
    const sum = (name: "debit" | "credit") =>
      even.accounts.reduce((total, account) => total + Number(account[name]), 0);
    expect(sum("debit").toFixed(2)).toBe(even.totalMoney);
    expect(sum("credit").toFixed(2)).toBe(even.totalMoney);
    // A share that is marked as settled with no entry for it.
    const { lines } = await sell([ofOrganisation.shift()!]);
    await run(server, sql`update order_share set gmt_settle = now() where line_id = ${lines[0]!.lineId} and party = 2`);
    expect(await ask()).toMatchObject({ isEven: false, findings: [expect.objectContaining({ kind: "pending" })] });
  });
});
